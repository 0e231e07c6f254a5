import {
  germanOptionColumns,
  optionColumns,
  questionColumns,
  readOnlyColumns,
} from '../../../shared/content/question-file.ts';
import type { ListedQuestion, Question } from '../../../shared/contracts/question.ts';

/** A question as the cells of its row, by column; the figures are left out. */
export function questionCells(question: Question): Record<string, string> {
  const { options, german } = question;
  return {
    id: question.id,
    type: question.type,
    category: question.category,
    difficulty: question.difficulty,
    points: String(question.points),
    active: question.isActive ? 'yes' : 'no',
    question: question.questionText,
    correct: question.type === 'typing' ? '' : String(options.indexOf(question.correctAnswer) + 1),
    german_question: german?.questionText ?? '',
    ...Object.fromEntries(optionColumns.map((column, index) => [column, options[index] ?? ''])),
    ...Object.fromEntries(
      germanOptionColumns.map((column, index) => [column, german?.options[index] ?? '']),
    ),
  };
}

/** The heads of a file that holds these questions: no more options than one of them has, and room for four. */
export function fileColumns(questions: readonly ListedQuestion[]): string[] {
  const options = Math.max(4, ...questions.map((question) => question.options.length));
  const [id, ...others] = questionColumns.filter(
    (column) => column !== 'correct' && column !== 'german_question',
  );
  return [
    id ?? 'id',
    ...others,
    ...optionColumns.slice(0, options),
    'correct',
    'german_question',
    ...germanOptionColumns.slice(0, options),
    ...readOnlyColumns,
  ];
}
