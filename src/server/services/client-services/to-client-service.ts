import type {
  AdminService,
  ClientServiceRecord,
} from '../../../shared/contracts/client-service.ts';
import type { ClientService } from '../../db/entities/client-service.ts';

/** A service as the client sees it. */
export function toClientService(service: ClientService): ClientServiceRecord {
  return {
    id: service.id,
    name: service.name,
    kind: service.kind ?? null,
    plan: service.plan ?? null,
    agents: service.agents,
    hoursPerWeek: service.hoursPerWeek,
    rateCents: service.rateCents,
    currency: service.currency,
    startsOn: service.startsOn,
    endsOn: service.endsOn ?? null,
    sla: service.sla ?? null,
    status: service.status,
  };
}

/** The same for administrators. */
export function toAdminService(service: ClientService): AdminService {
  return { ...toClientService(service), version: service.version };
}
