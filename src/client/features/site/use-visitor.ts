import { useEffect, useRef, useState } from 'react';
import type { SessionUser } from '../../../shared/contracts/auth.ts';
import { trpcClient } from '../../trpc-client.ts';

/** How long the dialog waits to learn who is there before it shows the form, in milliseconds. */
const patienceMs = 150;

interface Visitor {
  /** Who is logged in; null when nobody is, or nobody can tell; undefined while that is asked. */
  user: SessionUser | null | undefined;
  /** From now on an answer that is late changes nothing. */
  keepForm: () => void;
}

/** Pages for everybody do not know who looks at them: the login dialog asks, each time it opens. */
export function useVisitor(open: boolean): Visitor {
  const [wasOpen, setWasOpen] = useState(false);
  const [user, setUser] = useState<SessionUser | null>();
  const question = useRef<AbortController>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    // While it fades out it still shows what it showed.
    if (open) setUser(undefined);
  }

  useEffect(() => {
    if (!open) return;
    const asked = new AbortController();
    const { signal } = asked;
    question.current = asked;
    const showForm = () => setUser((known) => known ?? null);
    const timer = setTimeout(showForm, patienceMs);
    trpcClient.public.findUser
      .query(undefined, { signal })
      .then((found) => signal.aborted || setUser(found), showForm);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [open]);

  return { user, keepForm: () => question.current?.abort() };
}
