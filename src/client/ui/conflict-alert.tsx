import { useEffect, useRef } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** Somebody else was faster: take what they saved, or save over it. */
export function ConflictAlert({ onTake }: { onTake: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={notice} className="scroll-mt-24">
      <Alert tone="danger" title={m.ui_conflict_title()}>
        <p>{m.ui_conflict_text()}</p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={onTake}>
          {m.ui_conflict_take()}
        </Button>
      </Alert>
    </div>
  );
}
