const password = 'correct-horse-battery';

/** Everybody who can log in to a server under test. */
export const people = {
  administrator: {
    username: 'admin',
    email: 'admin@talabridge.example',
    firstName: 'Ada',
    lastName: 'Reyes',
    role: 'admin',
    password,
  },
  secondAdministrator: {
    username: 'second-admin',
    email: 'second.admin@talabridge.example',
    firstName: 'Bernd',
    lastName: 'Keller',
    role: 'admin',
    password,
  },
  employee: {
    username: 'employee',
    email: 'employee@talabridge.example',
    firstName: 'Carla',
    lastName: 'Cruz',
    role: 'employee',
    password,
  },
  client: {
    username: 'client',
    email: 'client@customer.example',
    firstName: 'Doris',
    lastName: 'Ebner',
    role: 'client',
    password,
  },
} as const;
