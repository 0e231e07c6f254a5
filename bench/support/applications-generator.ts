import type { EntityManager } from '../../src/server/db/orm.ts';
import { positions } from '../../src/shared/content/careers.ts';
import { firstNames, lastNames } from './people-names.ts';

/** Rows of one statement: it is committed as a whole, and the memory it takes stays small. */
const atOnce = 10_000;

/**
 * Names as they are spread among people, a hundredth of the addresses used twice, four statuses, scores that most have,
 * letters that some wrote, over the last three years. Each row has a résumé's record without its bytes.
 */
const statement = `
  with lists as (
    select array(select jsonb_array_elements_text(?::jsonb)) as firsts,
      array(select jsonb_array_elements_text(?::jsonb)) as lasts,
      array(select jsonb_array_elements_text(?::jsonb)) as positions
  ), drawn as (
    select i, gen_random_uuid() as id, gen_random_uuid() as resume_id,
      firsts[1 + floor(power(random(), 2) * cardinality(firsts))::int] as first,
      lasts[1 + floor(power(random(), 2) * cardinality(lasts))::int] as last,
      positions[1 + floor(random() * cardinality(positions))::int] as position,
      random() as decided, random() as scored, random() as wrote,
      floor(random() * 101)::int as general, floor(random() * 101)::int as english,
      floor(20 + random() * 70)::int as wpm, floor(70 + random() * 31)::int as accuracy,
      '+63 9' || lpad(floor(random() * 100)::text, 2, '0') || ' ' || lpad(floor(random() * 1000)::text, 3, '0')
        || ' ' || lpad(floor(random() * 10000)::text, 4, '0') as phone,
      date_trunc('milliseconds', now() - random() * interval '1000 days') as created_at
    from lists, generate_series(?::int, ?::int) as i
  ), addressed as (
    select *, translate(lower(first || '.' || last), ' ', '') || i || '@applicants.example' as address
    from drawn
  ), made as materialized (
    select *, case when i % 100 = 0 then upper(coalesce(lag(address) over (order by i), address)) else address end as email
    from addressed
  ), resumes as (
    insert into "uploads" ("id", "purpose", "status", "location", "store_key", "file_name", "content_type", "size", "created_at")
    select resume_id, 'resume', 'attached', 'disk', 'generated/' || resume_id, 'resume.pdf', 'application/pdf', 120000, created_at
    from made
  )
  insert into "applications" ("id", "applicant_name", "email", "phone", "position", "cover_letter", "status",
    "general_quiz_score", "typing_test_wpm", "typing_test_accuracy", "english_test_score", "final_score",
    "score_source", "formula_version", "resume_id", "locale", "created_at")
  select id, first || ' ' || replace(last, '-', ' '), email, phone, position,
    case when wrote < 0.3 then repeat('I have worked with customers for years and would like to join your team. ', 4) end,
    case when decided < 0.3 then 'pending' when decided < 0.4 then 'reviewing' when decided < 0.55 then 'accepted' else 'rejected' end,
    case when scored < 0.85 then general / 10.0 end,
    case when scored < 0.85 then wpm end,
    case when scored < 0.85 then accuracy end,
    case when scored < 0.85 then english / 10.0 end,
    case when scored < 0.85
      then round(0.3 * general + 0.3 * least(100, wpm / 60.0 * 50 + accuracy / 2.0) + 0.4 * english)::int end,
    'self-reported', 1, resume_id, case when wrote < 0.2 then 'de' else 'en' end, created_at
  from made`;

/** Adds that many made-up applications to the database, by statements that make ten thousand at a time. */
export async function generateApplications(em: EntityManager, count: number): Promise<void> {
  for (let first = 1; first <= count; first += atOnce) {
    await em.execute(statement, [
      JSON.stringify(firstNames),
      JSON.stringify(lastNames),
      JSON.stringify(positions),
      first,
      Math.min(count, first + atOnce - 1),
    ]);
  }
  // The planner and the visibility of rows as they would be in a database that has been in use.
  await em.execute('vacuum (analyze) "applications"');
  await em.execute('analyze "application_counts"');
}
