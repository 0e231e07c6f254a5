import { EmployeeProfile } from '../db/entities/employee-profile.ts';
import { User } from '../db/entities/user.ts';
import { addEmployee } from './content.ts';
import { type TestApp, testPassword } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export type EmployeePerson = { client: TestClient; userId: string; employeeId: string };

/** A user with the employee's role who has a profile of their own, logged in over http. */
export async function loginAsEmployee(
  app: TestApp,
  fields: Parameters<typeof addEmployee>[1] = {},
): Promise<EmployeePerson> {
  const { id: userId, username } = await app.addUser('employee');
  const em = app.orm.em.fork();
  const employee = addEmployee(em, { slug: `person-${crypto.randomUUID()}`, ...fields });
  await em.flush();
  await em.nativeUpdate(User, { id: userId }, { employee: employee.id });
  const client = app.client();
  await client.post('/api/auth/login', { username, password: testPassword });
  return { client, userId, employeeId: employee.id };
}

/** A profile as it is stored now. */
export function storedEmployee(app: TestApp, id: string): Promise<EmployeeProfile> {
  return app.orm.em.fork().findOneOrFail(EmployeeProfile, { id });
}
