import { Eye, Trash2 } from 'lucide-react';
import type { Question } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { EditButton } from '../../ui/edit-button.tsx';
import { toast } from '../../ui/toast.tsx';

const maxNameLength = 80;

/** A question as the name of a button: one line, and no longer than one wants to hear. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxNameLength ? `${line.slice(0, maxNameLength - 1).trimEnd()}…` : line;
}

/** Deletes at once and offers to undo it. `beforeGone` runs while the row still stands. */
function useDeleteQuestion(beforeGone: () => void) {
  const restore = trpc.admin.questions.restore.useMutation({
    onSuccess: () => toast({ title: m.admin_question_restored(), variant: 'success' }),
    onError: (error) =>
      toast({
        title: m.admin_question_restore_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  const remove = trpc.admin.questions.delete.useMutation({
    onSuccess: (_, { id }) => {
      toast({
        title: m.admin_question_deleted(),
        variant: 'success',
        action: { label: m.admin_question_undo(), onSelect: () => restore.mutate({ id }) },
      });
      beforeGone();
    },
    onError: (error) =>
      toast({
        title: m.admin_question_delete_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  return {
    remove: (id: string) => remove.mutate({ id }),
    isRemoving: remove.isPending,
  };
}

interface QuestionActionsProps {
  question: Question;
  /** Runs while the row still stands. */
  beforeGone: () => void;
  onEdit: (id: string) => void;
  onPreview: (id: string) => void;
}

export const previewButtonId = (id: string) => `preview-${id}`;

export function QuestionActions({ question, beforeGone, onEdit, onPreview }: QuestionActionsProps) {
  const { id } = question;
  const name = shorten(question.questionText);
  const { remove, isRemoving } = useDeleteQuestion(beforeGone);
  return (
    <div className="flex justify-end gap-1">
      <Button
        id={previewButtonId(id)}
        variant="quiet"
        size="sm"
        aria-label={m.admin_question_preview_of({ question: name })}
        onClick={() => onPreview(id)}
      >
        <Eye aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
      <EditButton id={id} label={m.admin_question_edit_of({ question: name })} onEdit={onEdit} />
      <Button
        variant="quiet"
        size="sm"
        pending={isRemoving}
        aria-label={m.admin_question_delete_of({ question: name })}
        onClick={() => remove(id)}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
    </div>
  );
}
