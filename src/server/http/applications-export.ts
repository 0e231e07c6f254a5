import { z } from 'zod';
import {
  type ApplicationSummary,
  applicationFilterSchema,
} from '../../shared/contracts/application.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../shared/i18n/position-name.ts';
import { statusNames } from '../../shared/i18n/status-names.ts';
import { exportApplications } from '../services/applications/export-applications.ts';
import { csvRows, csvStart } from '../services/csv/csv-text.ts';
import { safeCell } from '../services/csv/safe-cell.ts';
import { requireAdministrator } from '../services/require-administrator.ts';
import { csvDownload, type DownloadDependencies, exportLimit, filterOf } from './csv-download.ts';
import { currentLocale } from './request-scope.ts';

/** The table's filters as an address carries them. */
const querySchema = applicationFilterSchema.extend({
  scoreFrom: z.coerce.number().pipe(applicationFilterSchema.shape.scoreFrom.unwrap()).optional(),
  scoreTo: z.coerce.number().pipe(applicationFilterSchema.shape.scoreTo.unwrap()).optional(),
});

/** Heads and cells of a row in the reader's language, looked up once for the whole file. */
function fileColumns() {
  const locale = currentLocale();
  const sources: Record<ApplicationSummary['scoreSource'], string> = {
    verified: m.admin_source_verified(),
    'self-reported': m.admin_source_self_reported(),
  };
  const covered = (id: string) => m.admin_app_masked_name({ code: id.slice(0, 6).toUpperCase() });
  const columns: [string, (row: ApplicationSummary) => string | number | null][] = [
    [m.admin_app_csv_id(), ({ id }) => id],
    [
      m.admin_column_applicant(),
      ({ id, isMasked, applicantName }) => safeCell(isMasked ? covered(id) : applicantName),
    ],
    [m.admin_column_email(), ({ email }) => safeCell(email)],
    [m.admin_phone(), ({ phone }) => safeCell(phone)],
    [m.admin_column_position(), ({ position }) => positionName(position, { locale })],
    [m.admin_column_status(), ({ status }) => statusNames[status]({}, { locale })],
    [m.admin_app_csv_withdrawn(), ({ withdrawnAt }) => withdrawnAt?.toISOString() ?? null],
    [m.admin_app_csv_general(), ({ generalQuizScore }) => generalQuizScore],
    [m.admin_app_csv_wpm(), ({ typingTestWpm }) => typingTestWpm],
    [m.admin_app_csv_accuracy(), ({ typingTestAccuracy }) => typingTestAccuracy],
    [m.admin_app_csv_english(), ({ englishTestScore }) => englishTestScore],
    [m.admin_app_csv_final(), ({ finalScore }) => finalScore],
    [m.admin_source(), ({ scoreSource }) => sources[scoreSource]],
    [m.admin_notes(), ({ reviewNotes }) => safeCell(reviewNotes ?? '')],
    [m.admin_column_applied(), ({ createdAt }) => createdAt.toISOString()],
  ];
  return columns;
}

/** The text of the file, a batch at a time. */
async function* lines(batches: AsyncIterable<ApplicationSummary[]>) {
  const columns = fileColumns();
  yield csvStart([columns.map(([head]) => head)]);
  for await (const rows of batches)
    yield csvRows(rows.map((row) => columns.map(([, cell]) => cell(row))));
}

/** `/api/admin/applications/export.csv`: what the table shows for the same filters. */
export const applicationsExport = (dependencies: DownloadDependencies) =>
  csvDownload(
    {
      path: '/api/admin/applications/export.csv',
      name: 'applications',
      open: async (context, query) => {
        const { id } = requireAdministrator(context);
        await context.limit(`applications.export:${id}`, exportLimit);
        return lines(await exportApplications(context, filterOf(querySchema, query)));
      },
    },
    dependencies,
  );
