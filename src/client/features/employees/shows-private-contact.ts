import type { Employee } from '../../../shared/contracts/employee.ts';
import { phoneDigits } from '../../../shared/domain/fold-text.ts';

type Contact = Pick<Employee, 'phone' | 'email' | 'privatePhone' | 'privateEmail'>;

/** Tells whether two numbers are one, however each is written; numbers without a country are Philippine. */
function isSamePhone(one: string | null, other: string | null): boolean {
  if (!one || !other) return false;
  const digits = (phone: string) => phoneDigits(phone).replace(/^0/, '63');
  return digits(one) === digits(other);
}

/** Tells whether what the public page shows to reach a person is what they gave as their own. */
export const showsPrivateContact = (person: Contact): boolean =>
  isSamePhone(person.phone, person.privatePhone) ||
  Boolean(person.email && person.email.toLowerCase() === person.privateEmail?.toLowerCase());
