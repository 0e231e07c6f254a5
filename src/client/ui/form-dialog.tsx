import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button, type ButtonProps } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type DialogContentProps = Pick<
  DialogProps,
  'title' | 'description' | 'size' | 'returnFocus' | 'children'
>;
/** Style of the button that sends. */
type SubmitButtonProps = Pick<ButtonProps, 'variant' | 'disabled' | 'aria-describedby'>;

interface FormDialogProps extends DialogContentProps, SubmitButtonProps {
  open: boolean;
  onClose: () => void;
  /** Label of the button that sends the form: "Save draft", not "OK". */
  action: string;
  pending: boolean;
  /** True once the form is there; while its data are loading, there is nothing to send. */
  isReady?: boolean;
  /** Footer after the form has done its work. */
  done?: ReactNode;
  /** Footer content before the buttons. */
  footerStart?: ReactNode;
}

const FormIdContext = createContext<string | undefined>(undefined);

/** The form among a dialog's children, which the button in the footer sends; on a page, a form with a button of its own. */
export function DialogForm({ className = 'grid min-w-0 gap-5', ...props }: ComponentProps<'form'>) {
  return <form {...props} id={use(FormIdContext)} noValidate className={className} />;
}

/** A dialog that holds a `DialogForm`, and in its footer the buttons that leave and send it. */
export function FormDialog({
  open,
  onClose,
  action,
  pending,
  isReady = true,
  done,
  footerStart,
  variant,
  disabled,
  'aria-describedby': describedBy,
  children,
  ...shown
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      {...shown}
      open={open}
      onClose={onClose}
      footer={
        done ??
        (isReady && (
          <>
            {footerStart}
            <Button variant="secondary" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={variant}
              pending={pending}
              disabled={disabled}
              aria-describedby={describedBy}
            >
              {action}
            </Button>
          </>
        ))
      }
    >
      <FormIdContext value={formId}>{children}</FormIdContext>
    </Dialog>
  );
}
