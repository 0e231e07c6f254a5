import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { ApplicationDetail } from '../../../shared/contracts/application-record.ts';
import { trpc } from '../../trpc.ts';
import { HoldFact } from '../../ui/hold-fact.tsx';
import { nameOf } from './name-of.ts';

/** Whether an application is held against erasure. */
export function ApplicationHold({ application }: { application: ApplicationDetail }) {
  const held = { kind: 'application', id: application.id } as const;
  const queryClient = useQueryClient();
  const query = trpc.admin.retention.getHold.useQuery(held);
  const set = trpc.admin.retention.setHold.useMutation();
  const lift = trpc.admin.retention.liftHold.useMutation();
  return (
    <HoldFact
      record={nameOf(application)}
      query={query}
      onHold={(reason) => set.mutateAsync({ ...held, reason })}
      onLift={() => lift.mutateAsync(held)}
      refresh={() => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.retention) })}
    />
  );
}
