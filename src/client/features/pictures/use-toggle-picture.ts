import type { ListGalleryItemsOutput } from '../../../shared/contracts/gallery-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { usePicturesCache } from './use-pictures-cache.ts';
import { useRefresh } from './use-refresh.ts';

function withState(list: ListGalleryItemsOutput, id: string, isActive: boolean) {
  const item = list.rows.find((row) => row.id === id);
  if (!item || item.isActive === isActive) return list;
  const step = isActive ? 1 : -1;
  return {
    ...list,
    rows: list.rows.map((row) => (row.id === id ? { ...row, isActive } : row)),
    counts: { active: list.counts.active + step, hidden: list.counts.hidden - step },
  };
}

/** Hides or shows a picture: seen at once, taken back when the server does not follow. */
export function useTogglePicture() {
  const { change } = usePicturesCache();
  const refresh = useRefresh();
  const put = (id: string, isActive: boolean) => change((list) => withState(list, id, isActive));
  const update = trpc.admin.pictures.update.useMutation({
    onMutate: ({ id, isActive = true }) => put(id, isActive),
    onSuccess: () => {
      toast({ title: m.pictures_status_updated(), variant: 'success' });
      void refresh();
    },
    onError: (error, { id, isActive = true }) => {
      put(id, !isActive);
      const { code, message } = readError(error);
      toast({ title: m.pictures_status_failed(), description: message, variant: 'danger' });
      if (code === 'not-found') void refresh();
    },
  });
  return {
    toggle: (id: string, isActive: boolean) => update.mutate({ id, isActive }),
    isToggling: update.isPending,
  };
}
