import { useRef, useState } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../../lib/read-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnLeave } from './step-focus.ts';

/** Applications were switched off on the way; the draft waits. */
export function ClosedNotice({ onRetry }: { onRetry: () => Promise<boolean> }) {
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnLeave(box);

  async function retry() {
    setPending(true);
    setAnswer(null);
    try {
      if (!(await onRetry())) setAnswer(m.careers_still_closed());
    } catch (error) {
      setAnswer(readError(error).message);
    } finally {
      setPending(false);
    }
  }

  return (
    <div ref={box}>
      <Alert tone="warning" title={m.careers_closed_title()}>
        <p>{m.careers_closed_midway()}</p>
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          onClick={() => void retry()}
          className="mt-2"
        >
          {m.ui_retry()}
        </Button>
        <p aria-live="polite" className="mt-1">
          {answer}
        </p>
      </Alert>
    </div>
  );
}
