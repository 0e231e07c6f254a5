import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Retained } from '../../../shared/contracts/retention.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { HoldControl } from '../../domain/legal-hold.tsx';
import { heldAs } from './labels.ts';
import { useRetentionSearch } from './use-retention-search.ts';

interface RecordHoldProps {
  record: Retained;
  onFocus: (id: string) => void;
}

export const holdButtonId = (id: string) => `hold-${id}`;

/** The button that holds a record of the list, or lifts its hold. */
export function RecordHold({ record: { id, label, hold }, onFocus }: RecordHoldProps) {
  const { kind } = useRetentionSearch();
  const held = { kind: heldAs[kind], id };
  const queryClient = useQueryClient();
  const set = trpc.admin.retention.setHold.useMutation();
  const lift = trpc.admin.retention.liftHold.useMutation();
  return (
    <HoldControl
      id={holdButtonId(id)}
      record={label || m.retention_nameless()}
      hold={hold}
      onHold={(reason) => set.mutateAsync({ ...held, reason })}
      onLift={() => lift.mutateAsync(held)}
      refresh={() => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.retention) })}
      onFocus={() => onFocus(id)}
    />
  );
}
