import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { toast } from '../../ui/use-toast.ts';

interface Login {
  show: () => void;
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
  const open = askedByButton || askedByAddress;
  const Dialog = useLazyPart(
    open,
    () => import('./login-dialog.tsx').then((part) => part.LoginDialog),
    () => {
      toast({
        title: m.site_login_not_loaded(),
        description: m.error_network(),
        variant: 'danger',
      });
      setAskedByButton(false);
    },
  );

  const isLoading = askedByButton && Dialog === null;
  // The buttons stand in still HTML.
  useEffect(() => {
    for (const button of document.querySelectorAll('[data-opens="login"]')) {
      if (isLoading) button.setAttribute('aria-busy', 'true');
      else button.removeAttribute('aria-busy');
    }
  }, [isLoading]);

  function close() {
    setAskedByButton(false);
    if (askedByAddress) void navigate({ to: '/', search: {}, replace: true });
  }

  return {
    show: () => setAskedByButton(true),
    dialog: Dialog && (
      <Dialog open={open} next={next} fromAddress={askedByAddress} onClose={close} />
    ),
  };
}
