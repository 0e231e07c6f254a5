import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useErase } from './use-erase.ts';

interface EraseSectionProps {
  id: string;
  onErased: () => void;
}

/** The end of everything that is kept because of an application. */
export function EraseSection({ id, onErased }: EraseSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { erase, isErasing } = useErase(onErased);
  return (
    <section aria-labelledby="erase-title" className="grid gap-3 border-t border-mist pt-6">
      <h3 id="erase-title" className="text-lg">
        {m.admin_erase_title()}
      </h3>
      <p className="max-w-[68ch] text-sm text-muted">{m.admin_erase_text()}</p>
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {m.admin_erase()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.admin_erase_ask()}
        description={m.admin_erase_ask_text()}
        action={m.admin_erase_confirm()}
        pending={isErasing}
        onConfirm={() => erase(id)}
      />
    </section>
  );
}
