import { activityFilterSchema } from '../../shared/contracts/activity.ts';
import type { Activity } from '../../shared/contracts/admin.ts';
import { activitySentence } from '../../shared/i18n/activity-sentence.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { exportActivity } from '../services/audit/export-activity.ts';
import { csvRows, csvStart } from '../services/csv/csv-text.ts';
import { safeCell } from '../services/csv/safe-cell.ts';
import { requireAdministrator } from '../services/require-administrator.ts';
import { csvDownload, type DownloadDependencies, exportLimit, filterOf } from './csv-download.ts';

/** The text of the file, a batch at a time. */
async function* lines(batches: AsyncIterable<Activity[]>) {
  const head = [
    m.activity_column_time(),
    m.activity_column_person(),
    m.activity_column_what(),
    m.activity_csv_action(),
    m.activity_csv_record(),
    m.activity_csv_record_id(),
  ];
  yield csvStart([head]);
  for await (const events of batches) {
    yield csvRows(
      events.map((event) => [
        event.at.toISOString(),
        safeCell(event.actorName ?? ''),
        safeCell(activitySentence(event)),
        event.action,
        safeCell(event.subjectLabel ?? ''),
        safeCell(event.subjectId ?? ''),
      ]),
    );
  }
}

/** `/api/admin/activity/export.csv`: what the screen shows for the same filters. */
export const activityExport = (dependencies: DownloadDependencies) =>
  csvDownload(
    {
      path: '/api/admin/activity/export.csv',
      name: 'activity',
      open: async (context, query) => {
        const { id } = requireAdministrator(context);
        await context.limit(`activity.export:${id}`, exportLimit);
        return lines(await exportActivity(context, filterOf(activityFilterSchema, query)));
      },
    },
    dependencies,
  );
