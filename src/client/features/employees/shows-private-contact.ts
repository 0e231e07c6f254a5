import type { Employee } from '../../../shared/contracts/employee.ts';
import { phoneE164 } from '../../../shared/domain/fold-text.ts';

type Contact = Pick<Employee, 'phone' | 'email' | 'privatePhone' | 'privateEmail'>;

/** Returns whether two numbers are the same, however each is written. */
function isSamePhone(one: string | null, other: string | null): boolean {
  if (!one || !other) return false;
  return (phoneE164(one) ?? one.trim()) === (phoneE164(other) ?? other.trim());
}

/** Returns whether the public page shows a person's private phone number or e-mail address. */
export const showsPrivateContact = (person: Contact): boolean =>
  isSamePhone(person.phone, person.privatePhone) ||
  Boolean(person.email && person.email.toLowerCase() === person.privateEmail?.toLowerCase());
