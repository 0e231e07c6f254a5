import type {
  ChangePayload,
  ChangeSubjectKind,
  OwnChangeRequest,
} from '../../../shared/contracts/change-request.ts';
import { User } from '../../db/entities/accounts.ts';
import { ChangeRequest } from '../../db/entities/change-requests.ts';
import { Client } from '../../db/entities/clients.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit.ts';
import type { SignedInContext } from '../context.ts';
import { queueNotices } from '../mail/staff-notices.ts';
import { createIdempotent, fingerprintSubmission, formLimit } from '../submission.ts';
import { toOwnChangeRequest } from './list-change-requests.ts';

/** Context of a change request. */
export type ChangeRequestContext = Pick<
  SignedInContext,
  'em' | 'actor' | 'jobs' | 'requestId' | 'siteUrl' | 'consumeQuota'
>;

type NewRequest = {
  /** Of the form it was sent with. */
  key: string;
  clientId?: string;
  employeeId?: string;
  subjectKind: ChangeSubjectKind;
  subjectId?: string;
  subjectLabel?: string;
  text: string;
  payload?: ChangePayload;
  /** Refuses a request that others make impossible; not asked where the same one is stored already. */
  check?: (em: EntityManager) => Promise<void>;
};

/**
 * A key is the sender's own: it never finds another person's request. The same form with other numbers in it is
 * another request; the key, which is never stored in clear, prevents guessing those numbers from the digest.
 */
const fingerprintRequest = (actorId: string, { key, text, subjectId, payload }: NewRequest) =>
  fingerprintSubmission({ idempotencyKey: `${actorId}:${key}`, key, text, subjectId, payload });

/**
 * Stores the request of the signed-in person, once however often the form is sent, and notifies administrators. The
 * caller has checked that the subject is theirs. Throws AppError('rate-limited'), 'key-reused' when
 * the same form came with other content before, and what `check` throws.
 */
export async function createChangeRequest(
  ctx: ChangeRequestContext,
  request: NewRequest,
): Promise<OwnChangeRequest> {
  const { actor } = ctx;
  const { clientId, employeeId } = request;
  const mark = fingerprintRequest(actor.id, request);
  const stored = await createIdempotent(ctx, mark, {
    limit: { what: 'change-request', rule: formLimit },
    find: (em, submissionKey) => em.findOne(ChangeRequest, { submissionKey }),
    create: async (em) => {
      await request.check?.(em);
      const made = em.create(ChangeRequest, {
        ...mark,
        requestedBy: em.getReference(User, actor.id),
        requestedByName: actor.name.slice(0, 200),
        client: clientId === undefined ? null : em.getReference(Client, clientId),
        employee: employeeId === undefined ? null : em.getReference(EmployeeProfile, employeeId),
        subjectKind: request.subjectKind,
        subjectId: request.subjectId ?? null,
        subjectLabel: request.subjectLabel?.slice(0, 200) ?? null,
        text: request.text,
        payload: request.payload ?? null,
      });
      await em.flush();
      recordEvent(em, ctx, clientId === undefined ? 'employee.ask-change' : 'client.ask-change', {
        id: clientId ?? employeeId,
        label: request.subjectLabel,
      });
      await queueNotices(em, ctx, {
        kind: 'change-request',
        id: made.id,
        name: made.requestedByName,
        about: made,
        // An employee may have typed the numbers themselves, which are shown masked everywhere.
        words: clientId === undefined ? null : made.text,
      });
      return made;
    },
  });
  return toOwnChangeRequest(stored);
}
