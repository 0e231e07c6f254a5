import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useRef, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useSettingChanged } from './use-settings.ts';

interface PinOutcomes {
  onChanged: () => void;
  /** With what is wrong with the typed PIN. */
  onRefused: (message: string) => void;
}

/** Changes the PIN over the one of `updatedAt`; a missing one is made by the server. */
export function useChangePin(updatedAt: Date | null, { onChanged, onRefused }: PinOutcomes) {
  const queryClient = useQueryClient();
  const changed = useSettingChanged();
  const askAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.settings.getPin) }),
      changed(),
    ]);
  const { mutateAsync, isPending } = trpc.admin.settings.changePin.useMutation();
  const [hasConflict, setHasConflict] = useState(false);
  const sending = useRef(false);

  async function send(pin: string | undefined) {
    try {
      await mutateAsync({ pin, seenAt: updatedAt });
      setHasConflict(false);
      onChanged();
      await askAgain();
      toast({
        title: m.settings_pin_saved(),
        description: m.settings_pin_saved_text(),
        variant: 'success',
      });
    } catch (error) {
      const { code, message, issues } = readError(error);
      if (code === 'conflict') {
        await askAgain();
        setHasConflict(true);
      }
      const [issue] = issues;
      if (issue) onRefused(issue.message);
      toast({ title: m.settings_pin_failed(), description: message, variant: 'danger' });
    }
  }

  async function change(pin: string | undefined) {
    if (sending.current) return;
    sending.current = true;
    await send(pin);
    sending.current = false;
  }

  return { change, isPending, hasConflict };
}
