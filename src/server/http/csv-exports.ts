import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { type Activity, activityFilterSchema } from '../../shared/contracts/activity.ts';
import {
  type ApplicationSummary,
  applicationFilterSchema,
} from '../../shared/contracts/application-admin.ts';
import { exportSubscribersInput, type Subscriber } from '../../shared/contracts/inbox.ts';
import type { SubscriberStatus } from '../../shared/contracts/newsletter.ts';
import { exportQuestionsInput, type ListedQuestion } from '../../shared/contracts/question.ts';
import { activitySentence } from '../../shared/i18n/activity-sentence.ts';
import { isLocale } from '../../shared/i18n/locale.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../shared/i18n/position-name.ts';
import { statusNames } from '../../shared/i18n/status-names.ts';
import { AppError } from '../errors.ts';
import { currentLocale, inLocale } from '../request-scope.ts';
import { exportActivity } from '../services/activity/list-activity.ts';
import { exportApplications } from '../services/applications/list.ts';
import { requireAdministrator, type ServiceContext } from '../services/context.ts';
import { csvRows, csvStart, escapeFormula } from '../services/csv.ts';
import { exportSubscribers } from '../services/newsletter/subscriber-list.ts';
import { exportQuestions } from '../services/questions/list.ts';
import { fileColumns, questionCells } from '../services/questions/question-file.ts';
import { attachmentHeader } from '../storage/file-name.ts';
import type { RouteDependencies } from './request-context.ts';

type Columns<Row> = readonly (readonly [
  head: string,
  cell: (row: Row) => string | number | null,
])[];

type Table<Row> = {
  columns: Columns<Row>;
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
};

type CsvExport<Filter extends z.ZodType, Row> = {
  /** The export's name in the address, and its file name before the day. */
  name: string;
  /** As an address carries it. */
  filterSchema: Filter;
  open: (context: ServiceContext, filter: z.output<Filter>) => Promise<Table<Row>>;
};

/** As often as a person would, twice for each file: each may read a whole table. */
const exportLimit = { limit: 60, windowSeconds: 900 };

function parseFilter<Filter extends z.ZodType>(
  schema: Filter,
  query: Request['query'],
): z.output<Filter> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid-input', {
    issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}

/** The text of the file, a batch at a time. */
async function* renderCsv<Row>({ columns, batches }: Table<Row>) {
  yield csvStart([columns.map(([head]) => head)]);
  for await (const rows of batches)
    yield csvRows(rows.map((row) => columns.map(([, cell]) => cell(row))));
}

/**
 * `/api/admin/<name>/export.csv`: what an administrator's screen shows for the same filters, as a file that is read from
 * the database as fast as it is taken, and no further once the reader has gone; with `?locale=` in that language. HEAD
 * says whether it may be had.
 */
function csvExportRoute<Filter extends z.ZodType, Row>(
  { name, filterSchema, open }: CsvExport<Filter, Row>,
  { contextFor, sendError }: RouteDependencies,
): Router {
  const router = Router();
  router.get(`/api/admin/${name}/export.csv`, async (req, res) => {
    const { locale, ...query } = req.query;
    await inLocale(isLocale(locale) ? locale : currentLocale(), async () => {
      try {
        const context = await contextFor(req, res);
        const { id } = requireAdministrator(context);
        await context.limit(`${name}.export:${id}`, exportLimit);
        const filter = parseFilter(filterSchema, query);
        // Checks for the file before the browser fetches it.
        if (req.method === 'HEAD') {
          res.end();
          return;
        }
        const table = await open(context, filter);
        const day = new Date().toISOString().slice(0, 10);
        res.set({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': attachmentHeader(`${name}-${day}.csv`),
        });
        await pipeline(Readable.from(renderCsv(table), { highWaterMark: 1 }), res);
      } catch (error) {
        // A closed connection needs no answer, and is no failure of ours.
        if (res.headersSent && req.destroyed) res.destroy();
        else sendError(req, res, error);
      }
    });
  });
  return router;
}

const activityColumns = (): Columns<Activity> => [
  [m.activity_column_time(), ({ at }) => at.toISOString()],
  [m.activity_column_person(), ({ actorName }) => escapeFormula(actorName ?? '')],
  [m.activity_column_what(), (event) => escapeFormula(activitySentence(event))],
  [m.activity_csv_action(), ({ action }) => action],
  [m.activity_csv_record(), ({ subjectLabel }) => escapeFormula(subjectLabel ?? '')],
  [m.activity_csv_record_id(), ({ subjectId }) => escapeFormula(subjectId ?? '')],
];

/** The activity log as a file, `/api/admin/activity/export.csv`. */
export const activityExport = (door: RouteDependencies) =>
  csvExportRoute(
    {
      name: 'activity',
      filterSchema: activityFilterSchema,
      open: async (context, filter) => ({
        columns: activityColumns(),
        batches: await exportActivity(context, filter),
      }),
    },
    door,
  );

/** The table's filters as an address carries them. */
const applicationExportFilter = applicationFilterSchema.extend({
  untold: z.stringbool().optional(),
  scoreFrom: z.coerce.number().pipe(applicationFilterSchema.shape.scoreFrom.unwrap()).optional(),
  scoreTo: z.coerce.number().pipe(applicationFilterSchema.shape.scoreTo.unwrap()).optional(),
});

/** Heads and cells of a row in the reader's language, looked up once for the whole file. */
function applicationColumns(): Columns<ApplicationSummary> {
  const locale = currentLocale();
  const sources: Record<ApplicationSummary['scoreSource'], string> = {
    verified: m.admin_source_verified(),
    'self-reported': m.admin_source_self_reported(),
  };
  const covered = (id: string) => m.admin_app_masked_name({ code: id.slice(0, 6).toUpperCase() });
  return [
    [m.admin_app_csv_id(), ({ id }) => id],
    [
      m.admin_column_applicant(),
      ({ id, isMasked, applicantName }) => escapeFormula(isMasked ? covered(id) : applicantName),
    ],
    [m.admin_column_email(), ({ email }) => escapeFormula(email)],
    [m.admin_phone(), ({ phone }) => escapeFormula(phone)],
    [m.admin_column_position(), ({ position }) => positionName(position, { locale })],
    [m.admin_column_status(), ({ status }) => statusNames[status]({}, { locale })],
    [m.admin_app_csv_withdrawn(), ({ withdrawnAt }) => withdrawnAt?.toISOString() ?? null],
    [m.admin_app_csv_general(), ({ generalQuizScore }) => generalQuizScore],
    [m.admin_app_csv_wpm(), ({ typingTestWpm }) => typingTestWpm],
    [m.admin_app_csv_accuracy(), ({ typingTestAccuracy }) => typingTestAccuracy],
    [m.admin_app_csv_english(), ({ englishTestScore }) => englishTestScore],
    [m.admin_app_csv_final(), ({ finalScore }) => finalScore],
    [m.admin_source(), ({ scoreSource }) => sources[scoreSource]],
    [m.admin_notes(), ({ reviewNotes }) => escapeFormula(reviewNotes ?? '')],
    [m.admin_column_applied(), ({ createdAt }) => createdAt.toISOString()],
  ];
}

/** Applications as a file, `/api/admin/applications/export.csv`. */
export const applicationsExport = (door: RouteDependencies) =>
  csvExportRoute(
    {
      name: 'applications',
      filterSchema: applicationExportFilter,
      open: async (context, filter) => ({
        columns: applicationColumns(),
        batches: await exportApplications(context, filter),
      }),
    },
    door,
  );

const subscriberStatusLabels: Record<SubscriberStatus, () => string> = {
  pending: m.inbox_newsletter_pending,
  confirmed: m.inbox_newsletter_confirmed,
  unsubscribed: m.inbox_newsletter_unsubscribed,
};

const subscriberColumns = (): Columns<Subscriber> => [
  [m.inbox_csv_email(), ({ email }) => escapeFormula(email)],
  [m.inbox_csv_status(), ({ status }) => subscriberStatusLabels[status]()],
  [m.inbox_csv_language(), ({ locale }) => locale],
  [m.inbox_csv_since(), ({ createdAt }) => createdAt.toISOString()],
];

/** Addresses of the newsletter as a file, `/api/admin/newsletter/export.csv`. */
export const newsletterExport = (door: RouteDependencies) =>
  csvExportRoute(
    {
      name: 'newsletter',
      filterSchema: exportSubscribersInput,
      open: async (context, filter) => ({
        columns: subscriberColumns(),
        batches: await exportSubscribers(context, filter),
      }),
    },
    door,
  );

type QuestionCells = Record<string, string>;

/** The heads are the names that the import knows, whatever the reader's language. */
const toQuestionColumns = (names: readonly string[]): Columns<QuestionCells> =>
  names.map((name) => [name, (cells) => escapeFormula(cells[name] ?? '')]);

const toQuestionCells = (question: ListedQuestion): QuestionCells => ({
  ...questionCells(question),
  answered: String(question.answered),
  answered_right: String(question.answeredRight),
});

/** The bank of questions as a file, `/api/admin/questions/export.csv`. */
export const questionsExport = (door: RouteDependencies) =>
  csvExportRoute(
    {
      name: 'questions',
      filterSchema: exportQuestionsInput,
      open: async (context, filter) => {
        const questions = await exportQuestions(context, filter);
        return {
          columns: toQuestionColumns(fileColumns(questions)),
          batches: [questions.map(toQuestionCells)],
        };
      },
    },
    door,
  );
