import { Eye } from 'lucide-react';
import type { Question } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { RecordActions } from '../../ui/delete-record.tsx';

const maxNameLength = 80;

/** A question as the name of a button: one line, and no longer than one wants to hear. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxNameLength ? `${line.slice(0, maxNameLength - 1).trimEnd()}…` : line;
}

interface QuestionActionsProps {
  question: Question;
  /** Runs when the record is gone, while its row still stands. */
  onGone: () => void;
  onEdit: (id: string) => void;
  onPreview: (id: string) => void;
}

export const previewButtonId = (id: string) => `preview-${id}`;

export function QuestionActions({ question, onGone, onEdit, onPreview }: QuestionActionsProps) {
  const { id } = question;
  const name = shorten(question.questionText);
  const deletion = {
    call: trpc.admin.questions.delete.useMutation(),
    undo: { call: trpc.admin.questions.restore.useMutation() },
  };
  return (
    <RecordActions
      id={id}
      labels={{
        edit: m.questions_edit_of({ question: name }),
        remove: m.questions_delete_of({ question: name }),
      }}
      deletion={deletion}
      onGone={onGone}
      onEdit={onEdit}
      before={
        <Button
          id={previewButtonId(id)}
          variant="quiet"
          size="sm"
          aria-label={m.questions_preview_of({ question: name })}
          onClick={() => onPreview(id)}
        >
          <Eye aria-hidden="true" strokeWidth={1.5} className="size-4" />
        </Button>
      }
    />
  );
}
