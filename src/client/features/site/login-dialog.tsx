import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataProvider } from '../../data-provider.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';

export interface LoginDialogProps {
  open: boolean;
  /** The page that asked for the login. */
  next: string | undefined;
  /** Opened by the address, which then should not stay in the history. */
  fromAddress: boolean;
  onClose: () => void;
}

export function LoginDialog({ open, next, fromAddress, onClose }: LoginDialogProps) {
  return (
    <DataProvider>
      <Dialog
        open={open}
        onOpenChange={(nextOpen) => {
          if (!nextOpen) onClose();
        }}
        size="sm"
        title={m.site_login()}
        description={next === undefined ? m.site_login_description() : m.error_unauthenticated()}
      >
        <LoginForm next={next} replace={fromAddress} />
      </Dialog>
    </DataProvider>
  );
}
