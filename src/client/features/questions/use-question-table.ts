import { type SortingState, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListedQuestion } from '../../../shared/contracts/question.ts';
import { filterQuestions } from '../../../shared/domain/filter-questions.ts';
import { questionColumns, questionTableFeatures } from './question-columns.tsx';
import { useQuestionsSearch } from './use-questions-search.ts';

const PAGE_SIZE = 25;

/** The questions that the address asks for, sorted and cut into pages here: the bank is small and loaded whole. */
export function useQuestionTable(questions: readonly ListedQuestion[]) {
  const { search, sortBy } = useQuestionsSearch();
  const { type, search: text, sort, order, page = 1 } = search;
  const data = useMemo(
    () => filterQuestions(questions, { type, search: text }),
    [questions, type, text],
  );
  const sorting: SortingState = sort ? [{ id: sort, desc: order === 'desc' }] : [];
  const lastPage = Math.max(1, Math.ceil(data.length / PAGE_SIZE));
  const shownPage = Math.min(page, lastPage);
  const table = useTable({
    features: questionTableFeatures,
    columns: questionColumns,
    data,
    getRowId: (row) => row.id,
    autoResetPageIndex: false,
    enableMultiSort: false,
    state: { sorting, pagination: { pageIndex: shownPage - 1, pageSize: PAGE_SIZE } },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      const column = sortOf(next?.id);
      void sortBy(column, column && (next?.desc ? 'desc' : 'asc'));
    },
  });
  return {
    table,
    total: data.length,
    page: shownPage,
    lastPage,
    first: (shownPage - 1) * PAGE_SIZE + 1,
    last: Math.min(shownPage * PAGE_SIZE, data.length),
  };
}

export type QuestionTable = ReturnType<typeof useQuestionTable>['table'];

const sorts = [
  'type',
  'category',
  'questionText',
  'points',
  'difficulty',
  'answered',
  'right',
  'isActive',
] as const;
const sortOf = (id: string | undefined) => sorts.find((name) => name === id);
