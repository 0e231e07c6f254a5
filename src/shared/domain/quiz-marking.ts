/** One question as marking needs it: the id of the right option and what it earns (1 when missing). */
export type MarkableQuestion = { id: string; correctOptionId: string; points?: number };

/** Whole percent of points earned: round(earned / total x 100), a missing `points` counting 1; 0 without questions. */
export function quizPercentage(
  questions: readonly MarkableQuestion[],
  answers: Readonly<Record<string, string>>,
): number {
  let earned = 0;
  let total = 0;
  for (const question of questions) {
    const points = question.points ?? 1;
    total += points;
    if (Object.hasOwn(answers, question.id) && answers[question.id] === question.correctOptionId)
      earned += points;
  }
  return total === 0 ? 0 : Math.round((earned / total) * 100);
}

/** The score out of 10 that a record keeps: percentage / 10, one decimal. */
export function scoreOutOfTen(percentage: number): number {
  return Math.round(percentage) / 10;
}
