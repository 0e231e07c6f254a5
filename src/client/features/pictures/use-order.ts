import { m } from '../../../shared/i18n/paraglide/messages.js';
import { movedRows } from '../../lib/moved-rows.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { usePicturesCache } from './use-pictures-cache.ts';
import { useRefresh } from './use-refresh.ts';

/** Moves a picture to the place of another: seen at once, saved as one call, taken back when that fails. */
export function useOrder() {
  const { read, change } = usePicturesCache();
  const refresh = useRefresh();
  const order = trpc.admin.pictures.order.useMutation({
    onSuccess: () => toast({ title: m.pictures_order_saved(), variant: 'success' }),
    onError: (error) => {
      toast({
        title: m.pictures_order_failed(),
        description: readError(error).message,
        variant: 'danger',
      });
      void refresh();
    },
  });

  return (id: string, overId: string) => {
    const list = read();
    const rows = list && movedRows(list.rows, id, overId);
    if (!rows) return;
    change((shown) => ({ ...shown, rows }));
    order.mutate({ ids: rows.map((row) => row.id) }, { onError: () => change(() => list) });
  };
}
