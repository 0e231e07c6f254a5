import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface GeneratePinProps {
  isPending: boolean;
  /** Done also when it failed, which is told elsewhere. */
  onGenerate: () => Promise<void>;
}

/** Nobody has typed the PIN that is made, and everybody's old one ends with it: so it is asked about first. */
export function GeneratePin({ isPending, onGenerate }: GeneratePinProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" pending={isPending} onClick={() => setIsAsking(true)}>
        {m.settings_pin_generate()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.settings_pin_generate_title()}
        description={m.settings_pin_generate_text()}
        action={m.settings_pin_generate_action()}
        pending={isPending}
        onConfirm={() => void onGenerate().then(() => setIsAsking(false))}
      />
    </>
  );
}
