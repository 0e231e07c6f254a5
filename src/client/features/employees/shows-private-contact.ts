import type { Employee } from '../../../shared/contracts/employee.ts';

type Contact = Pick<Employee, 'phone' | 'email' | 'privatePhone' | 'privateEmail'>;

/** Whether what the public page shows to reach a person is what they gave as their own. */
export const showsPrivateContact = (person: Contact): boolean =>
  Boolean(person.phone && person.phone === person.privatePhone) ||
  Boolean(person.email && person.email.toLowerCase() === person.privateEmail?.toLowerCase());
