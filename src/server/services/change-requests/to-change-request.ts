import type {
  ChangePayload,
  ChangeRequestRecord,
  OwnChangeRequest,
} from '../../../shared/contracts/change-request.ts';
import type { ChangeRequest } from '../../db/entities/change-request.ts';
import { maskedFields } from '../employees/mask.ts';

/** Numbers of the government leave masked; what was not given stays out. */
export function toPayload(payload: ChangePayload | null | undefined): ChangePayload | null {
  if (payload?.kind !== 'employee-government-ids') return payload ?? null;
  const { kind, ...given } = payload;
  const { birthdate: _birthdate, ...masked } = maskedFields(given);
  return {
    kind,
    ...(masked.hdmfNumber === null ? {} : { hdmfNumber: masked.hdmfNumber }),
    ...(masked.sssNumber === null ? {} : { sssNumber: masked.sssNumber }),
    ...(masked.philhealthNumber === null ? {} : { philhealthNumber: masked.philhealthNumber }),
    ...(masked.taxId === null ? {} : { taxId: masked.taxId }),
  };
}

/** A request as whoever asked sees it. */
export function toOwnChangeRequest(request: ChangeRequest): OwnChangeRequest {
  return {
    id: request.id,
    subjectKind: request.subjectKind,
    subjectId: request.subjectId ?? null,
    subjectLabel: request.subjectLabel ?? null,
    text: request.text,
    payload: toPayload(request.payload),
    status: request.status,
    answer: request.answer ?? null,
    answeredAt: request.answeredAt ?? null,
    createdAt: request.createdAt,
  };
}

/** The same for administrators; `client` and `employee` have to be loaded. */
export function toChangeRequest(request: ChangeRequest): ChangeRequestRecord {
  const { client, employee } = request;
  return {
    ...toOwnChangeRequest(request),
    requestedBy: request.requestedByName,
    client: client ? { id: client.id, name: client.companyName } : null,
    employee: employee ? { id: employee.id, name: employee.name } : null,
    answeredBy: request.answeredBy ?? null,
    version: request.version,
  };
}
