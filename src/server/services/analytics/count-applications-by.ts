import {
  type ApplicationStatus,
  applicationStatusSchema,
  positionSchema,
} from '../../../shared/contracts/application.ts';
import { beginningOf } from '../../../shared/domain/berlin-days.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { Stretch } from './stretches.ts';

type StatusCounts = Record<ApplicationStatus, number>;
type Row = { by: 'stretch' | 'position' | 'score'; key: string; status: string; total: number };

const noCounts = (): StatusCounts => ({ pending: 0, reviewing: 0, accepted: 0, rejected: 0 });

function addTo(counts: StatusCounts | undefined, { status, total }: Row): void {
  const known = applicationStatusSchema.safeParse(status);
  if (counts && known.success) counts[known.data] += total;
}

/**
 * Applications since the first stretch, counted by stretch, by position and by ten points of score: one pass, whose
 * sums are made by the database. An unknown status counts as pending.
 */
export async function countApplicationsBy(em: EntityManager, stretches: readonly Stretch[]) {
  const bounds = stretches.map(({ from }) => beginningOf(from).toISOString());
  const rows = await em.execute<Row[]>(
    `with counted as materialized (
       select width_bucket("created_at", (select string_to_array(?, ',')::timestamptz[])) - 1 as "stretch",
         "shown_status" as "status", "position",
         case when "final_score" is null then -1 else least("final_score" / 10, 9) end as "score",
         count(*) as "total"
       from "applications" where "created_at" >= ?::timestamptz group by 1, 2, 3, 4
     )
     select 'stretch' as "by", "stretch"::text as "key", "status", sum("total")::int as "total"
       from counted group by "stretch", "status"
     union all select 'position', "position", "status", sum("total")::int
       from counted group by "position", "status"
     union all select 'score', "score"::text, '', sum("total")::int from counted group by "score"`,
    [bounds.join(','), bounds[0]],
  );
  const byStretch = stretches.map((stretch) => ({ ...stretch, counts: noCounts() }));
  const positions = positionSchema.options.map((position) => ({ position, counts: noCounts() }));
  const statusCounts = noCounts();
  const scores = Array.from({ length: 10 }, () => 0);
  let withoutScore = 0;
  for (const row of rows) {
    if (row.by === 'stretch') addTo(byStretch[Number(row.key)]?.counts, row);
    else if (row.by === 'position') {
      addTo(positions.find(({ position }) => position === row.key)?.counts, row);
      addTo(statusCounts, row);
    } else if (row.key === '-1') withoutScore = row.total;
    else scores[Number(row.key)] = row.total;
  }
  return { stretches: byStretch, positions, statusCounts, scores, withoutScore };
}
