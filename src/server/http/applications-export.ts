import { z } from 'zod';
import { applicationFilterSchema } from '../../shared/contracts/application-list.ts';
import type { ApplicationSummary } from '../../shared/contracts/application-record.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../shared/i18n/position-name.ts';
import { statusNames } from '../../shared/i18n/status-names.ts';
import { exportApplications } from '../services/applications/list.ts';
import { safeCell } from '../services/csv.ts';
import { type Columns, csvDownload } from './csv-download.ts';
import type { Door } from './door.ts';
import { currentLocale } from './request-scope.ts';

/** The table's filters as an address carries them. */
const filterSchema = applicationFilterSchema.extend({
  untold: z.stringbool().optional(),
  scoreFrom: z.coerce.number().pipe(applicationFilterSchema.shape.scoreFrom.unwrap()).optional(),
  scoreTo: z.coerce.number().pipe(applicationFilterSchema.shape.scoreTo.unwrap()).optional(),
});

/** Heads and cells of a row in the reader's language, looked up once for the whole file. */
function fileColumns(): Columns<ApplicationSummary> {
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
}

/** Applications as a file, `/api/admin/applications/export.csv`. */
export const applicationsExport = (door: Door) =>
  csvDownload(
    {
      name: 'applications',
      filterSchema,
      open: async (context, filter) => ({
        columns: fileColumns(),
        batches: await exportApplications(context, filter),
      }),
    },
    door,
  );
