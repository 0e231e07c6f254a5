import type { ClientSummary } from '../../../shared/contracts/client-admin.ts';
import { Badge } from '../../ui/badge.tsx';
import { statusLabels } from './labels.ts';

export function ClientStatus({ status }: { status: ClientSummary['status'] }) {
  return <Badge tone={status === 'active' ? 'success' : 'neutral'}>{statusLabels[status]()}</Badge>;
}
