import { activityFilterSchema } from '../../shared/contracts/activity.ts';
import type { Activity } from '../../shared/contracts/admin.ts';
import { activitySentence } from '../../shared/i18n/activity-sentence.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { exportActivity } from '../services/activity/list-activity.ts';
import { safeCell } from '../services/csv.ts';
import { type Columns, csvDownload } from './csv-download.ts';
import type { Door } from './door.ts';

const fileColumns = (): Columns<Activity> => [
  [m.activity_column_time(), ({ at }) => at.toISOString()],
  [m.activity_column_person(), ({ actorName }) => safeCell(actorName ?? '')],
  [m.activity_column_what(), (event) => safeCell(activitySentence(event))],
  [m.activity_csv_action(), ({ action }) => action],
  [m.activity_csv_record(), ({ subjectLabel }) => safeCell(subjectLabel ?? '')],
  [m.activity_csv_record_id(), ({ subjectId }) => safeCell(subjectId ?? '')],
];

/** The activity log as a file, `/api/admin/activity/export.csv`. */
export const activityExport = (door: Door) =>
  csvDownload(
    {
      name: 'activity',
      filterSchema: activityFilterSchema,
      open: async (context, filter) => ({
        columns: fileColumns(),
        batches: await exportActivity(context, filter),
      }),
    },
    door,
  );
