import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { HeldRecordInput } from '../../../shared/contracts/retention.ts';
import { HoldDetailItem } from '../../domain/legal-hold.tsx';
import { trpc } from '../../trpc.tsx';

interface InboxRecordHoldProps extends HeldRecordInput {
  /** Name of the record. */
  record: string;
}

/** Hold of a record of the inbox against erasure. */
export function InboxRecordHold({ kind, id, record }: InboxRecordHoldProps) {
  const held = { kind, id };
  const queryClient = useQueryClient();
  const query = trpc.admin.retention.getHold.useQuery(held);
  const set = trpc.admin.retention.setHold.useMutation();
  const lift = trpc.admin.retention.liftHold.useMutation();
  return (
    <HoldDetailItem
      record={record}
      query={query}
      onHold={(reason) => set.mutateAsync({ ...held, reason })}
      onLift={() => lift.mutateAsync(held)}
      refresh={() => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.retention) })}
    />
  );
}
