import { randomUUID } from 'node:crypto';
import { reportedScores, uploadResume } from '../../src/server/testing/applicant.ts';
import { TestClient } from '../../src/server/testing/test-client.ts';
import type {
  ApplicationStatus,
  SubmitApplicationInput,
} from '../../src/shared/contracts/application.ts';
import type { CreateQuestionFields, Question } from '../../src/shared/contracts/question.ts';
import { newApplicant } from './applicant.ts';
import { people } from './people.ts';

/** The administrator's side of a running server, for what a test needs to be there or wants to check. */
export class AdminApi {
  readonly client: TestClient;

  private constructor(client: TestClient) {
    this.client = client;
  }

  static async open(url: string): Promise<AdminApi> {
    const client = new TestClient(url);
    const { username, password } = people.administrator;
    await client.trpc.public.login.mutate({ username, password });
    return new AdminApi(client);
  }

  get #admin() {
    return this.client.trpc.admin;
  }

  /** An application by REST; what is not given is invented. */
  async makeApplication(
    fields: Partial<SubmitApplicationInput> = {},
  ): Promise<{ id: string; applicantName: string; statusToken: string }> {
    const application = {
      ...newApplicant(),
      ...reportedScores,
      resumeUrl: await uploadResume(this.client),
      ...fields,
    };
    const sent = await this.client.post('/api/applications', application, {
      'idempotency-key': randomUUID(),
    });
    if (sent.status !== 201) throw new Error(`application failed: ${sent.status} ${sent.text}`);
    const { id, statusToken } = Object(sent.body);
    return { id, applicantName: application.applicantName, statusToken };
  }

  /** Every application of that very address, as the list gives it: a search without a hit gives what is similar. */
  async applicationsOf(email: string) {
    const { rows } = await this.#admin.applications.list.query({ search: email });
    return rows.filter((row) => row.email === email);
  }

  async review(id: string, status: ApplicationStatus, reviewNotes?: string): Promise<void> {
    await this.#admin.applications.review.mutate({ id, status, reviewNotes });
  }

  async setApplicationsEnabled(enabled: boolean): Promise<void> {
    await this.#admin.settings.setSwitch.mutate({
      key: 'applications_enabled',
      value: enabled ? 'true' : 'false',
    });
  }

  async questions(): Promise<Question[]> {
    return this.#admin.questions.listRecords.query({});
  }

  async deleteQuestion(id: string): Promise<void> {
    await this.#admin.questions.delete.mutate({ id });
  }

  async makeQuestion(fields: Partial<CreateQuestionFields> = {}): Promise<Question> {
    return this.#admin.questions.create.mutate({
      type: 'german',
      category: 'Made by a test',
      questionText: `Which is right? ${randomUUID().slice(0, 8)}`,
      options: ['This one', 'That one'],
      correctAnswer: 'This one',
      ...fields,
    });
  }
}
