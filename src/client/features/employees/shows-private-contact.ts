import type { Employee } from '../../../shared/contracts/employee.ts';
import { phoneE164 } from '../../../shared/domain/fold-text.ts';

type Contact = Pick<Employee, 'phone' | 'email' | 'privatePhone' | 'privateEmail'>;

/** Tells whether two numbers are one, however each is written. */
function isSamePhone(one: string | null, other: string | null): boolean {
  if (!one || !other) return false;
  return (phoneE164(one) ?? one.trim()) === (phoneE164(other) ?? other.trim());
}

/** Tells whether what the public page shows to reach a person is what they gave as their own. */
export const showsPrivateContact = (person: Contact): boolean =>
  isSamePhone(person.phone, person.privatePhone) ||
  Boolean(person.email && person.email.toLowerCase() === person.privateEmail?.toLowerCase());
