import { skipToken } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download, ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import type { EmployeeSummary } from '../../../shared/contracts/employee.ts';
import { idSchema } from '../../../shared/contracts/fields.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { downloadFile } from '../../lib/download-file.ts';
import { useLazyComponent } from '../../lib/lazy-load.ts';
import { useAddressDialog } from '../../lib/list-search.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { AddButton, PortalPage } from '../../ui/portal-page.tsx';
import { useRecordDialog } from '../../ui/record-dialog.tsx';
import { qrCodeButtonId } from './employee-actions.tsx';
import { EmployeeDialog } from './employee-dialog.tsx';
import { EmployeesList } from './employees-list.tsx';
import { useEmployeesSearch } from './use-employees.ts';

interface ProfileLinkProps {
  /** The whole address of the public page. */
  link: string;
  employee: Pick<EmployeeSummary, 'isActive' | 'isPublic'>;
}

const reasonId = 'profile-link-reason';

/** The link behind the code, to copy and to follow; it leads nowhere while the person is not shown. */
function ProfileLink({ link, employee }: ProfileLinkProps) {
  const hidden = employee.isActive
    ? m.employees_qr_hidden_private()
    : m.employees_qr_hidden_inactive();
  const isShown = employee.isActive && employee.isPublic;
  const label = (
    <>
      <ExternalLink aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {m.employees_qr_open()}
    </>
  );
  return (
    <div className="grid gap-3 border-t border-mist pt-5">
      <p className="text-sm font-medium">{m.employees_qr_link()}</p>
      <p className="wrap-anywhere text-muted">{link}</p>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={link} what={m.employees_qr_link()} />
        {isShown ? (
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'sm')}
          >
            {label}
          </a>
        ) : (
          <Button variant="secondary" size="sm" disabled aria-describedby={reasonId}>
            {label}
          </Button>
        )}
      </div>
      {!isShown && (
        <p id={reasonId} className="text-sm text-muted">
          {hidden}
        </p>
      )}
    </div>
  );
}

interface QrDialogProps {
  /** The employee; the dialog is closed without it. */
  id: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

function QrDialog({ id, onClose, returnFocus }: QrDialogProps) {
  const known = idSchema.safeParse(id).data;
  const query = trpc.admin.employees.get.useQuery(known ? { id: known } : skipToken, { gcTime: 0 });
  const origin = useRouteContext({ from: '__root__', select: (context) => context.origin });
  const drawing = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const employee = query.data;
  const Code = useLazyComponent(
    id !== undefined,
    () => import('../../ui/qr-code.tsx').then(({ QrCode }) => QrCode),
    onClose,
  );

  function saveDrawing() {
    if (!employee || !drawing.current) return;
    const text = new XMLSerializer().serializeToString(drawing.current);
    downloadFile(new Blob([text], { type: 'image/svg+xml' }), `${employee.slug}.svg`);
  }
  function savePixels() {
    if (!employee) return;
    canvas.current?.toBlob((bytes) => {
      if (bytes) downloadFile(bytes, `${employee.slug}.png`);
    }, 'image/png');
  }

  function content() {
    if (known && query.isPending) return <Skeleton className="mx-auto size-64" />;
    if (!employee) {
      return (
        <ErrorState
          message={known ? readError(query.error).message : m.employees_missing_title()}
          {...(known ? { onRetry: () => void query.refetch() } : {})}
          retrying={query.isFetching}
        />
      );
    }
    const link = `${origin}/profile/${employee.slug}`;
    return (
      <div className="grid gap-5">
        <div className="grid justify-items-center">
          {Code ? (
            <Code
              ref={drawing}
              canvas={canvas}
              value={link}
              title={m.employees_qr_image({ name: employee.name })}
              size={256}
              level="H"
              marginSize={4}
              className="max-w-full"
            />
          ) : (
            <Skeleton className="size-64" />
          )}
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="secondary" size="sm" disabled={!Code} onClick={savePixels}>
            <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
            {m.employees_qr_png()}
          </Button>
          <Button variant="secondary" size="sm" disabled={!Code} onClick={saveDrawing}>
            <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
            {m.employees_qr_svg()}
          </Button>
        </div>
        <ProfileLink link={link} employee={employee} />
      </div>
    );
  }

  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      returnFocus={returnFocus}
      title={employee ? m.employees_qr_of({ name: employee.name }) : m.employees_qr()}
      description={m.employees_qr_text()}
    >
      {id !== undefined && content()}
    </Dialog>
  );
}

const addButtonId = 'add-employee';

export function EmployeesPage() {
  const list = useEmployeesSearch();
  const { search } = list;
  const { open, dialog } = useRecordDialog(list, addButtonId);
  const code = useAddressDialog(list, {
    closed: { qr: undefined },
    opener: search.qr && qrCodeButtonId(search.qr),
    fallback: addButtonId,
  });

  return (
    <PortalPage
      title={m.employees_title()}
      actions={
        <AddButton id={addButtonId} onClick={() => open('new')}>
          {m.employees_add()}
        </AddButton>
      }
    >
      <EmployeesList list={list} onEdit={open} onCode={(qr) => code.open({ qr })} />
      <EmployeeDialog {...dialog} />
      <QrDialog id={search.qr} {...code.dialog} />
    </PortalPage>
  );
}
