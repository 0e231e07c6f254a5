import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { idSchema } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { useSaveEmployee } from './use-save-employee.ts';

interface EmployeeDialogProps {
  /** `new`, or the id of an employee; the dialog is closed without it. */
  edit: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'employee-form';
const reasonId = 'employee-form-reason';

export function EmployeeDialog({ edit, onClose, returnFocus }: EmployeeDialogProps) {
  const { save, isSaving } = useSaveEmployee();
  /** Why the form cannot be sent yet, in words. */
  const [reason, setReason] = useState<string>();
  const isNew = edit === 'new';
  const id = idSchema.safeParse(edit).data;
  // Never an older version from before: the form keeps the values with which it opens.
  const query = trpc.admin.employees.get.useQuery(id ? { id } : skipToken, { gcTime: 0 });
  const isReady = isNew || query.data !== undefined;

  function content() {
    if (isReady) {
      return (
        <EmployeeForm
          key={edit}
          id={formId}
          employee={isNew ? undefined : query.data}
          save={save}
          onReason={setReason}
          onClose={onClose}
        />
      );
    }
    const failure = id ? readError(query.error) : undefined;
    if (id && query.isPending) return <FormSkeleton />;
    if (failure && failure.code !== 'not-found') {
      return (
        <ErrorState
          message={failure.message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      );
    }
    return (
      <EmptyState
        title={m.employees_missing_title()}
        action={
          <Button variant="secondary" onClick={onClose}>
            {m.employees_back()}
          </Button>
        }
      >
        {m.employees_missing_text()}
      </EmptyState>
    );
  }

  return (
    <Dialog
      open={edit !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      returnFocus={returnFocus}
      title={isNew ? m.employees_add() : m.employees_edit_title()}
      footer={
        isReady && (
          <>
            <p
              id={reasonId}
              aria-live="polite"
              className="order-1 text-sm text-muted sm:order-none sm:me-auto sm:self-center"
            >
              {reason}
            </p>
            <Button variant="secondary" onClick={onClose}>
              {m.employees_cancel()}
            </Button>
            <Button
              type="submit"
              form={formId}
              pending={isSaving}
              disabled={reason !== undefined}
              aria-describedby={reasonId}
            >
              {isNew ? m.employees_create() : m.employees_save()}
            </Button>
          </>
        )
      }
    >
      {edit !== undefined && content()}
    </Dialog>
  );
}
