import { Client } from '../../entities/client.ts';
import { EmployeeProfile } from '../../entities/employee-profile.ts';
import type { Orm } from '../../orm.ts';
import { demoCompany } from '../client-work/seed-client-work.ts';
import { demoClient, demoEmployee } from './demo-people.ts';
import { type DemoLogin, seedDemoUser } from './seed-demo-user.ts';

/** Adds the people a demonstration can log in as. Returns those that were added now, with their passwords. */
export async function seedDemoUsers(orm: Orm): Promise<DemoLogin[]> {
  const em = () => orm.em.fork({ useContext: true });
  const logins = [
    await seedDemoUser(em(), demoClient, async (inner, user) => {
      user.client = await inner.findOne(Client, { companyName: demoCompany });
    }),
    await seedDemoUser(em(), demoEmployee, async (inner, user) => {
      const { firstName, lastName } = demoEmployee;
      const profile = await inner.findOne(EmployeeProfile, { name: `${firstName} ${lastName}` });
      if (!profile) return;
      user.employee = profile;
      profile.sssNumber ??= '33-4820917-5';
      profile.taxId ??= '417-302-668-000';
    }),
  ];
  return logins.filter((login) => login !== null);
}
