import type { DemoPerson } from './seed-demo-user.ts';

/** The employee has the profile of that name in the demo content. */
export const demoEmployee: DemoPerson = {
  key: 'employee',
  email: 'employee@talabridge.example',
  firstName: 'Analyn',
  lastName: 'Villaruz',
  role: 'employee',
};

/** Whom a demonstration can log in as; the client belongs to the company of the demo content. */
export const demoClient: DemoPerson = {
  key: 'client',
  email: 'client@talabridge.example',
  firstName: 'Theresa',
  lastName: 'Moosbrugger',
  role: 'client',
};
