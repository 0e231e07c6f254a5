import type { HeldRecordInput } from '../shared/contracts/retention.ts';
import { HoldDetailItem } from './domain/legal-hold.tsx';
import { useArrival } from './invalidation.ts';
import { trpc } from './trpc.tsx';

interface RecordHoldProps extends HeldRecordInput {
  /** Name of the record. */
  record: string;
}

/** Hold of a record against erasure. */
export function RecordHold({ kind, id, record }: RecordHoldProps) {
  const held = { kind, id };
  const arrival = useArrival('admin.retention');
  const query = trpc.admin.retention.getHold.useQuery(held);
  const set = trpc.admin.retention.setHold.useMutation();
  const lift = trpc.admin.retention.liftHold.useMutation();
  return (
    <HoldDetailItem
      record={record}
      query={query}
      onHold={(reason) => set.mutateAsync({ ...held, reason })}
      onLift={() => lift.mutateAsync(held)}
      arrival={arrival}
    />
  );
}
