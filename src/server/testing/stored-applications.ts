import { Application } from '../db/entities/application.ts';
import type { Orm } from '../db/orm.ts';
import { applicantForm, storedResumes } from './applicant.ts';

type Fields = Partial<
  Pick<
    Application,
    | 'applicantName'
    | 'email'
    | 'phone'
    | 'position'
    | 'status'
    | 'finalScore'
    | 'coverLetter'
    | 'reviewNotes'
    | 'createdAt'
    | 'toldAt'
  >
>;

/** Applications straight into the database, in the given order; returns their ids. */
export async function storeApplications(orm: Orm, all: readonly Fields[]): Promise<string[]> {
  const resumes = await storedResumes(orm, all.length);
  const em = orm.em.fork();
  const stored = all.map((fields, index) =>
    em.create(Application, {
      ...applicantForm,
      scoreSource: 'self-reported',
      formulaVersion: 1,
      locale: 'en',
      resume: resumes[index]?.split('/').at(-1) ?? '',
      // A second apart, the last one newest.
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
      ...fields,
    }),
  );
  await em.flush();
  return stored.map(({ id }) => id);
}
