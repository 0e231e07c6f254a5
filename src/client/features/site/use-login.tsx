import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { toast } from '../../ui/use-toast.ts';
import type { LoginDialogProps } from './login-dialog.tsx';

interface Login {
  show: () => void;
  /** The form is on its way over the line. */
  loading: boolean;
  dialog: ReactNode;
}

/**
 * The login dialog, opened by a button on any page or by `?login=true` on the home page. Its code is fetched when it is
 * first wanted.
 */
export function useLogin(): Login {
  const { login: askedByAddress = false, next } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [askedByButton, setAskedByButton] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<LoginDialogProps> | null>(null);
  const open = askedByButton || askedByAddress;

  function close() {
    setAskedByButton(false);
    if (askedByAddress) void navigate({ to: '/', search: {}, replace: true });
  }

  useEffect(() => {
    if (!open || Dialog) return;
    let wanted = true;
    import('./login-dialog.tsx').then(
      ({ LoginDialog }) => {
        if (wanted) setDialog(() => LoginDialog);
      },
      () => {
        if (!wanted) return;
        toast({
          title: m.site_login_not_loaded(),
          description: m.error_network(),
          variant: 'danger',
        });
        setAskedByButton(false);
      },
    );
    return () => {
      wanted = false;
    };
  }, [open, Dialog]);

  return {
    show: () => setAskedByButton(true),
    loading: askedByButton && Dialog === null,
    dialog: Dialog && (
      <Dialog open={open} next={next} fromAddress={askedByAddress} onClose={close} />
    ),
  };
}
