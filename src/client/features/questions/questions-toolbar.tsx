import { type Question, questionTypeSchema } from '../../../shared/contracts/question.ts';
import { filterQuestions } from '../../../shared/domain/filter-questions.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { typeLabels } from './labels.ts';
import { useQuestionsSearch } from './use-questions-search.ts';

export function QuestionsToolbar({ questions }: { questions: readonly Question[] | undefined }) {
  const { search, find, filter } = useQuestionsSearch();
  const found = questions && filterQuestions(questions, { search: search.search });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.admin_questions_search()}
        placeholder={m.admin_questions_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.admin_questions_filter()}
        value={search.type ?? 'all'}
        onValueChange={(value) => filter(value === 'all' ? undefined : value)}
        items={[
          { value: 'all', label: m.admin_filter_all(), count: found?.length },
          ...questionTypeSchema.options.map((type) => ({
            value: type,
            label: typeLabels[type](),
            count: found?.filter((question) => question.type === type).length,
          })),
        ]}
      />
    </div>
  );
}
