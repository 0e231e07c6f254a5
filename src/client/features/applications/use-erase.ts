import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Erases an application; one that is gone already is what was wanted. */
export function useErase(onErased: () => void) {
  const refresh = useRefresh();
  const finish = () => {
    toast({ title: m.admin_erased(), variant: 'success' });
    onErased();
    void refresh.applications();
    void refresh.overview();
  };
  const mutation = trpc.admin.applications.erase.useMutation({
    onSuccess: finish,
    onError: (error) => {
      const { code, message } = readError(error);
      if (code === 'not-found') finish();
      else toast({ title: m.admin_erase_failed(), description: message, variant: 'danger' });
    },
  });
  return {
    isErasing: mutation.isPending,
    erase: (id: string) => {
      if (!mutation.isPending) mutation.mutate({ id });
    },
  };
}
