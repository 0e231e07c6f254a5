import { useRef, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { toast } from '../../ui/toast.tsx';

interface OwnActOptions {
  /** Says that it did not work. */
  title: () => string;
  /** The application is not what the page shows: it has to be looked at again. */
  onOutdated: () => Promise<void>;
}

const outdated = new Set(['conflict', 'not-found', 'held']);

/** Does one thing with the application, once however often it is clicked, and says what went wrong. */
export function useOwnAct({ title, onOutdated }: OwnActOptions) {
  const isBusy = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(act: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      const { code, message } = readError(error);
      const isOutdated = outdated.has(code);
      const text = isOutdated && code !== 'held' ? m.own_changed() : message;
      setFailure(text);
      toast({ title: title(), description: text, variant: 'danger' });
      if (isOutdated) await onOutdated();
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  }

  return { pending, failure, run };
}
