import { AttemptSection } from '../../db/entities/assessments.ts';
import type { EntityManager } from '../../db/orm.ts';

const quizzes = ['general', 'english'] as const;

/**
 * Counts the answers of an attempt for the questions they belong to. Call it once for each attempt, in the transaction
 * that turns it into an application. The counters are raised in the order of their ids, so that two transactions never
 * wait for each other; a question that is not there any more is passed over, and one asked in
 * both sections counts twice.
 */
export async function countAnswers(em: EntityManager, attempt: { id: string }): Promise<void> {
  const sections = await em.find(AttemptSection, {
    attempt: attempt.id,
    section: { $in: [...quizzes] },
  });
  const given = sections
    .filter(({ finishedAt, skipped }) => finishedAt && !skipped)
    .flatMap(({ questions, answers }) =>
      (questions ?? []).map(({ id, correctOptionId }) => ({
        id,
        isRight: answers?.[id] === correctOptionId,
      })),
    );
  if (given.length === 0) return;
  await em.execute(
    `insert into "question_stats" as stored ("question_id", "answered", "correct")
     select "questions"."id", count(*)::int, sum(given."correct")::int
     from (values ${given.map(() => '(?::uuid, ?::int)').join(', ')}) as given ("id", "correct")
     join "questions" on "questions"."id" = given."id"
     group by "questions"."id" order by "questions"."id"
     on conflict ("question_id") do update set
       "answered" = stored."answered" + excluded."answered",
       "correct" = stored."correct" + excluded."correct"`,
    given.flatMap(({ id, isRight }) => [id, isRight ? 1 : 0]),
  );
}
