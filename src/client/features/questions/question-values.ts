import type { CreateQuestionFields, Question } from '../../../shared/contracts/question.ts';

/** As many option fields as a question has at least. */
const OPTION_FIELDS = 4;

/** What the form holds: every option has a field, in both languages, filled or not. */
export type QuestionValues = Omit<CreateQuestionFields, 'correctAnswer'> & {
  options: string[];
  /** The place of the right option, so that it stays the same one whatever is typed; -1 for none. */
  correctAnswer: number;
  german: { questionText: string; options: string[] };
};

const padded = (options: readonly string[], length: number) =>
  Array.from({ length }, (_, index) => options[index] ?? '');

/** The values with which the form opens: those of a question, or a new one's. */
export function questionValues(question: Question | undefined): QuestionValues {
  const fields = Math.max(OPTION_FIELDS, question?.options.length ?? 0);
  return {
    type: question?.type ?? 'general',
    category: question?.category ?? '',
    questionText: question?.questionText ?? '',
    options: padded(question?.options ?? [], fields),
    correctAnswer: question ? question.options.indexOf(question.correctAnswer) : -1,
    points: String(question?.points ?? 1),
    difficulty: question?.difficulty ?? 'medium',
    german: {
      questionText: question?.german?.questionText ?? '',
      options: padded(question?.german?.options ?? [], fields),
    },
    isActive: question?.isActive ?? true,
  };
}

/**
 * What the form sends: empty options left out in both languages together, so that translations stay beside their
 * originals, and no German wording where nothing of it was entered.
 */
export function questionFields(values: QuestionValues): CreateQuestionFields {
  const { options, german } = values;
  const pairs = options
    .map((english, index) => ({ english: english.trim(), german: german.options[index] ?? '' }))
    .filter((pair) => pair.english !== '' || pair.german.trim() !== '');
  const hasGerman =
    german.questionText.trim() !== '' || pairs.some((pair) => pair.german.trim() !== '');
  return {
    ...values,
    options: pairs.map((pair) => pair.english),
    correctAnswer: options[values.correctAnswer]?.trim() ?? '',
    german: hasGerman
      ? { questionText: german.questionText, options: pairs.map((pair) => pair.german) }
      : null,
  };
}
