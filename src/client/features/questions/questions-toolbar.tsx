import {
  type ListQuestionsOutput,
  questionTypeSchema,
} from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { typeLabels } from './labels.ts';
import { useQuestionsSearch } from './use-questions-search.ts';

interface QuestionsToolbarProps {
  counts: ListQuestionsOutput['typeCounts'] | undefined;
}

export function QuestionsToolbar({ counts }: QuestionsToolbarProps) {
  const { search, find, filter } = useQuestionsSearch();
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
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
        onValueChange={(value) => filter({ type: value === 'all' ? undefined : value })}
        items={[
          { value: 'all', label: m.admin_filter_all(), count: all },
          ...questionTypeSchema.options.map((type) => ({
            value: type,
            label: typeLabels[type](),
            count: counts?.[type],
          })),
        ]}
      />
    </div>
  );
}
