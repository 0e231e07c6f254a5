import type { CreateQuestionFields, Question } from '../../../shared/contracts/question.ts';

/** As many option fields as a question has at least. */
const minOptionFields = 4;

/** Values of the form: every option has a field, in both languages, filled or not. */
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
  const fields = Math.max(minOptionFields, question?.options.length ?? 0);
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

/** The wordings without the empty options, left out in both languages together; no German where nothing was entered. */
function compactWording({ options, german }: QuestionValues): Pick<Question, 'options' | 'german'> {
  const pairs = options
    .map((english, index) => ({
      english: english.trim(),
      german: (german.options[index] ?? '').trim(),
    }))
    .filter((pair) => pair.english !== '' || pair.german !== '');
  const hasGerman = german.questionText.trim() !== '' || pairs.some((pair) => pair.german !== '');
  return {
    options: pairs.map((pair) => pair.english),
    german: hasGerman
      ? { questionText: german.questionText, options: pairs.map((pair) => pair.german) }
      : null,
  };
}

/**
 * Converts the form's values for the server: empty options left out in both languages together, so that translations stay beside their
 * originals, and no German wording where nothing of it was entered.
 */
export function questionFields(values: QuestionValues): CreateQuestionFields {
  return {
    ...values,
    ...compactWording(values),
    correctAnswer: values.options[values.correctAnswer]?.trim() ?? '',
  };
}

/** The form as applicants would see it now, whether or not it could be saved. */
export function toPreviewedQuestion(
  values: QuestionValues,
): Pick<Question, 'type' | 'questionText' | 'options' | 'german'> {
  return { type: values.type, questionText: values.questionText, ...compactWording(values) };
}
