import type { MailKind } from '../../../shared/contracts/mail.ts';
import type { EntityManager } from '../../db/orm.ts';
import { hasRoom } from '../rate-limits/take-token.ts';

/** More often than anybody writes by themselves, and seldom enough to annoy nobody whose address others give. */
const rule = { limit: 3, windowSeconds: 3600 };

/**
 * Whether an address that anybody may have typed is written to once more: at most three times an hour for each kind of
 * mail, so that nobody is flooded through our forms. Counts in the running transaction. Whoever sends the form is told the
 * same either way.
 */
export function mayAcknowledge(
  em: EntityManager,
  kind: MailKind,
  address: string,
): Promise<boolean> {
  return hasRoom(em, `acknowledgement:${kind}:${address.toLowerCase()}`, rule);
}
