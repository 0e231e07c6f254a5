import { LogOut } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useLogout } from './use-logout.ts';

export function LogoutButton() {
  const logout = useLogout();
  return (
    <Button
      variant="quiet"
      pending={logout.isPending || logout.isSuccess}
      onClick={() => logout.mutate()}
      className="max-sm:size-11 max-sm:p-0"
    >
      <LogOut aria-hidden="true" strokeWidth={1.5} className="size-5" />
      <span className="max-sm:sr-only">{m.portal_logout()}</span>
    </Button>
  );
}
