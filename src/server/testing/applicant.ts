import { randomUUID } from 'node:crypto';
import { type StoredEntries, withheldEntries } from '../../shared/contracts/application.ts';
import type { ApplicationGrant } from '../../shared/contracts/own-application.ts';
import { Application } from '../db/entities/applications.ts';
import { Upload } from '../db/entities/uploads.ts';
import type { Orm } from '../db/orm.ts';
import { createApplicationAccess, createApplicationToken } from '../services/application-link.ts';
import { questionBank, seedQuestions } from '../services/questions/questions.ts';
import type { SigningKeys } from '../services/secrets.ts';
import { pdfFile } from '../uploads/testing/resume-files.ts';
import type { TestClient, TestResponse } from './test-client.ts';

/** Step 1 of the wizard, filled in as it should be. */
export const applicantForm = {
  applicantName: 'Maria Santos',
  email: 'maria.santos@applicants.example',
  phone: '+63 917 555 0101',
  position: 'customer-service',
} as const;

/** Every entry that tells of a person, with a text and its name. */
export const everyEntry = (text: string) =>
  Object.fromEntries(Object.keys(withheldEntries).map((name) => [name, `${text} ${name}`]));

/** The first link to an application and an access to act in it, as its sender has them. */
export function createGrant(keys: SigningKeys, id: string): ApplicationGrant {
  const application = { id, linkVersion: 0 };
  const until = new Date(Date.now() + 3_600_000);
  return {
    token: createApplicationToken(keys, application),
    access: createApplicationAccess(keys, application, until).access,
  };
}

/** Scores as a REST caller reports them; 0.3 x 80 + 0.3 x 85 + 0.4 x 70 = 77.5, rounded 78. */
export const reportedScores = {
  generalQuizScore: 8,
  typingTestWpm: 45,
  typingTestAccuracy: 95,
  englishTestScore: 7,
  finalScore: 100,
};

/** Rows of résumés that are stored and belong to nobody yet; where only the application matters. */
export async function createStoredResumes(orm: Orm, count: number): Promise<string[]> {
  const em = orm.em.fork();
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) {
    em.create(Upload, {
      id,
      purpose: 'resume',
      status: 'stored',
      storeKey: `test/${id}`,
      fileName: 'resume.pdf',
      contentType: 'application/pdf',
      size: 1000,
    });
  }
  await em.flush();
  return ids.map((id) => `/objects/${id}`);
}

/** One résumé that is stored and belongs to nobody yet. */
export async function createStoredResume(orm: Orm): Promise<string> {
  const [resumeUrl = ''] = await createStoredResumes(orm, 1);
  return resumeUrl;
}

/** A real PDF, or other bytes under a name, sent the specified way: an address, then the bytes to it. */
export async function sendResume(
  client: TestClient,
  { bytes, fileName }: { bytes?: Buffer; fileName?: string } = {},
): Promise<{ resumeUrl: string; sent: TestResponse }> {
  const { body } = await client.post('/api/objects/upload');
  const { uploadURL } = Object(body);
  const sent = await client.request('PUT', uploadURL, {
    headers: {
      'content-type': 'application/pdf',
      ...(fileName === undefined ? {} : { 'x-file-name': encodeURIComponent(fileName) }),
    },
    body: new Uint8Array(bytes ?? (await pdfFile())),
  });
  return { resumeUrl: new URL(uploadURL, client.url).pathname, sent };
}

/** The same for where it has to arrive; throws where it does not. */
export async function uploadResume(...args: Parameters<typeof sendResume>): Promise<string> {
  const { resumeUrl, sent } = await sendResume(...args);
  if (sent.status !== 201) throw new Error(`upload failed: ${sent.status} ${sent.text}`);
  return resumeUrl;
}

/** Fills the bank with the built-in questions. */
export async function fillQuestionBank(orm: Orm): Promise<void> {
  await seedQuestions({ em: orm.em.fork(), actor: null, requestId: 'test' });
}

/** Whether an option of a drawn question is the right one, in either language. */
function isRight(asked: DrawnQuestion, optionText: string): boolean {
  const texts = (options: readonly string[]) => options.toSorted().join('\n');
  const shown = texts(asked.options.map(({ text }) => text));
  for (const { options, german, correctAnswer } of questionBank) {
    const index = options.indexOf(correctAnswer);
    if (texts(options) === shown) return optionText === options[index];
    if (german && texts(german.options) === shown) return optionText === german.options[index];
  }
  throw new Error(`not in the bank: ${asked.questionText}`);
}

export type DrawnQuestion = {
  id: string;
  questionText: string;
  options: { id: string; text: string }[];
};

/** Answers to drawn questions of the built-in bank: all right, or all wrong. */
export function answersTo(
  questions: readonly DrawnQuestion[],
  right: boolean,
): Record<string, string> {
  return Object.fromEntries(
    questions.map((asked) => {
      const chosen = asked.options.find(({ text }) => isRight(asked, text) === right);
      return [asked.id, chosen?.id ?? ''];
    }),
  );
}

/** Goes through all three tests; the attempt is then ready to be sent. */
export async function finishAssessment(
  client: TestClient,
  { general = true, english = true, typedText = 'The quick brown fox' } = {},
): Promise<{ attemptId: string; token: string }> {
  const { careers } = client.trpc;
  const key = await careers.startAttempt.mutate({ locale: 'en' });
  for (const [type, right] of [
    ['general', general],
    ['english', english],
  ] as const) {
    const { questions } = await careers.openQuiz.mutate({ ...key, type, locale: 'en' });
    await careers.submitQuiz.mutate({ ...key, type, answers: answersTo(questions, right) });
  }
  await careers.startTyping.mutate(key);
  await careers.submitTyping.mutate({ ...key, typedText, elapsedMs: 4000 });
  return key;
}

type Fields = Partial<
  Pick<
    Application,
    keyof StoredEntries | 'status' | 'finalScore' | 'reviewNotes' | 'createdAt' | 'toldAt'
  >
>;

/** Applications straight into the database, in the given order; returns their ids. */
export async function storeApplications(orm: Orm, all: readonly Fields[]): Promise<string[]> {
  const resumes = await createStoredResumes(orm, all.length);
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
