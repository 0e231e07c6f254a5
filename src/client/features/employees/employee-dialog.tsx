import { useRef, useState } from 'react';
import type { Employee } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { EmployeeAccountSection } from './account-section.tsx';
import { EmployeeForm, type FormReadiness, useSaveEmployee } from './employee-form.tsx';

export function FormSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid min-h-96 content-start gap-5">
      <span className="sr-only">{m.ui_loading()}</span>
      <Skeleton className="h-40 w-32" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  );
}

interface EmployeeDialogProps {
  /** `new`, or the id of an employee; the dialog is closed without it. */
  edit: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'employee-form';
const reasonId = 'employee-form-reason';
const notReady: FormReadiness = { reason: undefined, canStayPrivate: false };

export function EmployeeDialog({ edit, onClose, returnFocus }: EmployeeDialogProps) {
  const { save, isSaving } = useSaveEmployee();
  const [{ reason, canStayPrivate }, setReadiness] = useState<FormReadiness>(notReady);
  const withoutPublishing = useRef(false);
  const isInviteBegun = useRef(false);
  const isNew = edit === 'new';
  // Never an older version from before: the form keeps the values with which it opens.
  const query = trpc.admin.employees.get.useQuery(
    { id: edit ?? '' },
    { enabled: edit !== undefined && !isNew, gcTime: 0 },
  );
  const isReady = isNew || query.data !== undefined;

  function savePrivately() {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    withoutPublishing.current = true;
    form.requestSubmit();
  }

  function form(employee: Employee | undefined) {
    return (
      <EmployeeForm
        key={edit}
        id={formId}
        employee={employee}
        isInviteBegun={isInviteBegun}
        save={save}
        withoutPublishing={withoutPublishing}
        onReadiness={setReadiness}
        onClose={onClose}
      />
    );
  }

  return (
    <FormDialog
      open={edit !== undefined}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={isNew ? m.employees_add() : m.employees_edit_title()}
      formId={formId}
      action={isNew ? m.employees_create() : m.employees_save()}
      pending={isSaving}
      disabled={reason !== undefined}
      aria-describedby={reasonId}
      isReady={isReady}
      footerStart={
        <>
          <p
            id={reasonId}
            aria-live="polite"
            className="order-1 text-sm text-muted sm:order-none sm:me-auto sm:self-center"
          >
            {reason}
          </p>
          {isNew && (
            <Button variant="quiet" disabled={!canStayPrivate || isSaving} onClick={savePrivately}>
              {m.employees_save_private()}
            </Button>
          )}
        </>
      }
    >
      {isNew
        ? form(undefined)
        : edit !== undefined && (
            <RecordQueryResult
              query={query}
              missing={{
                title: m.employees_missing_title(),
                text: m.employees_missing_text(),
                back: m.employees_back(),
              }}
              onClose={onClose}
              skeleton={<FormSkeleton />}
            >
              {(employee) => (
                <>
                  {form(employee)}
                  <EmployeeAccountSection
                    key={employee.id}
                    employee={employee}
                    isInviteBegun={isInviteBegun}
                  />
                </>
              )}
            </RecordQueryResult>
          )}
    </FormDialog>
  );
}
