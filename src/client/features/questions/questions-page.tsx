import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from './question-actions.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionsResult } from './questions-result.tsx';
import { QuestionsToolbar } from './questions-toolbar.tsx';
import { SeedButton } from './seed-button.tsx';
import { useQuestions } from './use-questions.ts';
import { useQuestionsSearch } from './use-questions-search.ts';

const addButtonId = 'add-question';

export function QuestionsPage() {
  const query = useQuestions();
  const { search, edit } = useQuestionsSearch();
  const lastEdited = useRef<string>(undefined);
  if (search.edit) lastEdited.current = search.edit;
  const history = useDialogHistory(() => void edit(undefined, { replace: true }));

  function open(id: string) {
    history.noteOpened();
    void edit(id);
  }

  function returnFocus() {
    const id = lastEdited.current;
    const row = id ? document.getElementById(editButtonId(id)) : null;
    return row ?? document.getElementById(addButtonId);
  }

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{m.admin_questions_title()}</h1>
        <div className="flex flex-wrap gap-2">
          <SeedButton />
          <Button id={addButtonId} onClick={() => open('new')}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {m.admin_question_add()}
          </Button>
        </div>
      </div>
      <QuestionsToolbar questions={query.data} />
      <QuestionsResult query={query} onEdit={open} />
      <QuestionDialog
        edit={search.edit}
        query={query}
        onClose={history.close}
        returnFocus={returnFocus}
      />
    </main>
  );
}
