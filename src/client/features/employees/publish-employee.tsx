import type { Employee } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormSkeleton } from './employee-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useEmployeesSearch } from './use-employees.ts';

interface PublishEmployeeProps {
  /** The employee; the dialog is closed without it. */
  id: string | undefined;
  /** Told the record as it was shown. */
  onPublish: (employee: Employee) => void;
  onClose: () => void;
}

/** Asks before somebody of the list is made public, over the record as it is stored now. */
export function PublishEmployee({ id, onPublish, onClose }: PublishEmployeeProps) {
  const { edit } = useEmployeesSearch();
  const query = trpc.admin.employees.get.useQuery(
    { id: id ?? '' },
    { enabled: id !== undefined, gcTime: 0 },
  );
  if (id === undefined) return null;
  const employee = query.data;
  if (!employee) {
    return (
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title={m.employees_publish()}
      >
        {query.isError ? (
          <ErrorState
            title={m.employees_publish_error()}
            message={readError(query.error).message}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <FormSkeleton />
        )}
      </Dialog>
    );
  }
  return (
    <PublishDialog
      person={employee}
      withdrawnAt={employee.consent?.withdrawnAt ?? null}
      onPublish={() => {
        onPublish(employee);
        onClose();
      }}
      onComplete={() => {
        onClose();
        void edit(employee.id);
      }}
      onClose={onClose}
    />
  );
}
