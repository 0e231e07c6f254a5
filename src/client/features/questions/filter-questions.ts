import type { Question, QuestionType } from '../../../shared/contracts/question.ts';

interface QuestionFilter {
  type?: QuestionType | undefined;
  search?: string | undefined;
}

/** Questions of a type that hold the text in their wording, an option or their category, in either language. */
export function filterQuestions(
  questions: readonly Question[],
  { type, search = '' }: QuestionFilter,
): Question[] {
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
