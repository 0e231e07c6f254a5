import { exportQuestionsInput, type ListedQuestion } from '../../shared/contracts/question.ts';
import { safeCell } from '../services/csv.ts';
import { exportQuestions } from '../services/questions/list.ts';
import { fileColumns, questionCells } from '../services/questions/question-file.ts';
import { type Columns, csvDownload } from './csv-download.ts';
import type { Door } from './door.ts';

type Cells = Record<string, string>;

/** The heads are the names that the import knows, whatever the reader's language. */
const columnsOf = (names: readonly string[]): Columns<Cells> =>
  names.map((name) => [name, (cells) => safeCell(cells[name] ?? '')]);

const cellsOf = (question: ListedQuestion): Cells => ({
  ...questionCells(question),
  answered: String(question.answered),
  answered_right: String(question.answeredRight),
});

/** The bank of questions as a file, `/api/admin/questions/export.csv`. */
export const questionsExport = (door: Door) =>
  csvDownload(
    {
      name: 'questions',
      filterSchema: exportQuestionsInput,
      open: async (context, filter) => {
        const questions = await exportQuestions(context, filter);
        return {
          columns: columnsOf(fileColumns(questions)),
          batches: [questions.map(cellsOf)],
        };
      },
    },
    door,
  );
