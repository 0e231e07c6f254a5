import { useRef } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnLeave } from './step-focus.ts';

/** Two tabs with one draft: the person says which of them goes on. */
export function OtherTabNotice({ onChoose }: { onChoose: (choice: 'theirs' | 'ours') => void }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnLeave(box);

  return (
    <div ref={box}>
      <Alert tone="warning" title={m.careers_other_tab_title()}>
        <p>{m.careers_other_tab_text()}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => onChoose('theirs')}>
            {m.careers_other_tab_theirs()}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onChoose('ours')}>
            {m.careers_other_tab_ours()}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
