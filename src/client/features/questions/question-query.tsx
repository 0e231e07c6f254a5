import type { ComponentProps } from 'react';
import type { ListedQuestion } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { RecordQuery } from '../../ui/record-sheet.tsx';

type QuestionQueryProps = Pick<
  ComponentProps<typeof RecordQuery<ListedQuestion>>,
  'query' | 'onClose' | 'children'
>;

/** What a dialog shows while its question loads, does not load, or is not there. */
export function QuestionQuery(props: QuestionQueryProps) {
  return (
    <RecordQuery
      {...props}
      missing={{
        title: m.admin_question_missing_title(),
        text: m.admin_question_missing_text(),
        back: m.admin_question_back(),
      }}
    />
  );
}
