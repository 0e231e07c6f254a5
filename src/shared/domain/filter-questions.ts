import type { Question, QuestionType } from '../contracts/question.ts';

interface QuestionFilter {
  type?: QuestionType | undefined;
  search?: string | undefined;
}

/** Questions of a type that hold the text in their wording, an option or their category, in either language. */
export function filterQuestions<Filtered extends Question>(
  questions: readonly Filtered[],
  { type, search = '' }: QuestionFilter,
): Filtered[] {
  const wanted = search.toLowerCase();
  return questions.filter((question) => {
    if (type && question.type !== type) return false;
    const { german } = question;
    const texts = [
      question.questionText,
      question.category,
      ...question.options,
      ...(german ? [german.questionText, ...german.options] : []),
    ];
    return texts.some((text) => text.toLowerCase().includes(wanted));
  });
}
