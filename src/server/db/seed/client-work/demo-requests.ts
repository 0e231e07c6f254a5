import { ChangeRequest } from '../../entities/change-request.ts';
import type { Client } from '../../entities/client.ts';
import type { ClientService } from '../../entities/client-service.ts';
import type { EntityManager } from '../../orm.ts';

const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);

/** One request that was answered, and one that waits. */
export function addDemoRequests(
  em: EntityManager,
  client: Client,
  service: ClientService | undefined,
): void {
  const asked = {
    client,
    requestedByName: client.contactPerson,
    subjectKind: 'service',
    subjectId: service?.id ?? null,
    subjectLabel: service?.name ?? null,
  } as const;
  em.create(ChangeRequest, {
    ...asked,
    text: 'Bitte nehmen Sie auch samstags bis 20 Uhr Anfragen im Chat an.',
    status: 'done',
    answer: 'Gern. Der Chat ist jetzt auch samstags bis 20 Uhr besetzt.',
    answeredAt: ago(48),
    answeredBy: 'Katrin Salvador',
    submissionKey: `demo:${crypto.randomUUID()}`,
    createdAt: ago(52),
  });
  em.create(ChangeRequest, {
    ...asked,
    text: 'Für das Weihnachtsgeschäft brauchen wir zwei Personen mehr am Abend. Geht das?',
    payload: { kind: 'service', agents: 8 },
    submissionKey: `demo:${crypto.randomUUID()}`,
    createdAt: ago(1),
  });
}
