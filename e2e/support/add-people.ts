import path from 'node:path';
import { User } from '../../src/server/db/entities/user.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { type DatabaseTarget, openOrm } from '../../src/server/db/orm.ts';
import { hashPassword } from '../../src/server/services/auth/password.ts';
import { people } from './people.ts';

// Runs as a process of its own before the server opens the same database: there is no screen for users yet.
const target: DatabaseTarget = process.env.DATABASE_URL
  ? { kind: 'postgres', url: process.env.DATABASE_URL }
  : { kind: 'embedded', dataDir: path.join(process.env.DATA_DIR ?? '', 'database') };
const orm = await openOrm(target);
await migrate(orm, target);
const em = orm.em.fork();
for (const { password, ...person } of Object.values(people)) {
  em.create(User, { ...person, passwordHash: await hashPassword(password) });
}
await em.flush();
await orm.close();
