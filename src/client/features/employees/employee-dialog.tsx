import { useRef, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonStatus } from '../../ui/loading.tsx';
import { editedRecord, RecordDialog, type RecordDialogState } from '../../ui/record-dialog.tsx';
import { EmployeeAccountSection } from './account-section.tsx';
import { EmployeeForm, type FormReadiness, useSaveEmployee } from './employee-form.tsx';

export const FormSkeleton = () => (
  <SkeletonStatus
    className="grid min-h-96 content-start gap-5"
    bars={['h-40 w-32', 'h-11 w-full', 'h-11', 'h-32 w-full']}
  />
);

const reasonId = 'employee-form-reason';
const notReady: FormReadiness = { reason: undefined, canStayPrivate: false };

export function EmployeeDialog(dialog: RecordDialogState) {
  const { save, isSaving } = useSaveEmployee();
  const [readiness, setReadiness] = useState(notReady);
  const { reason, canStayPrivate } = readiness;
  const form = useRef<HTMLFormElement>(null);
  const withoutPublishing = useRef(false);
  const isInviteBegun = useRef(false);
  const isNew = dialog.edit === 'new';

  function savePrivately() {
    if (!form.current) return;
    withoutPublishing.current = true;
    form.current.requestSubmit();
  }

  const query = trpc.admin.employees.get.useQuery(...editedRecord(dialog.edit));
  return (
    <RecordDialog
      {...dialog}
      size="lg"
      query={query}
      skeleton={<FormSkeleton />}
      titles={{ add: m.employees_add(), edit: m.employees_edit_title() }}
      action={{ add: m.employees_create(), edit: m.ui_save_changes() }}
      pending={isSaving}
      disabled={reason !== undefined}
      aria-describedby={reasonId}
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
      {(employee) => (
        <>
          <EmployeeForm
            ref={form}
            employee={employee}
            isInviteBegun={isInviteBegun}
            save={save}
            withoutPublishing={withoutPublishing}
            readiness={readiness}
            onReadiness={setReadiness}
            onClose={dialog.onClose}
          />
          {employee && <EmployeeAccountSection employee={employee} isInviteBegun={isInviteBegun} />}
        </>
      )}
    </RecordDialog>
  );
}
