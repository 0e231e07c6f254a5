import { LogOut } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/use-toast.ts';

export function LogoutButton() {
  const logout = trpc.public.logout.useMutation({
    // A full navigation, so that nothing of this person stays in the page's memory.
    onSuccess: () => window.location.assign('/'),
    onError: (error) =>
      toast({
        title: m.portal_logout_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
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
