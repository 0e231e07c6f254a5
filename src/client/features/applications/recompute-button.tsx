import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/use-toast.ts';
import { useFormats } from './use-formats.ts';
import { useRefresh } from './use-refresh.ts';

/** Marks the application from its stored answers again and says what that changed. */
export function RecomputeButton({ id }: { id: string }) {
  const refresh = useRefresh();
  const formats = useFormats();
  const mutation = trpc.admin.applications.recompute.useMutation({
    onSuccess: ({ isChanged }) => {
      if (!isChanged) return;
      void refresh.overview();
      return refresh.applications();
    },
    onError: (error) => {
      const { message } = readError(error);
      toast({ title: m.admin_app_recompute_failed(), description: message, variant: 'danger' });
    },
  });
  const result = mutation.data;
  const score = (value: number | null) =>
    value === null ? m.admin_not_available() : formats.percent(value);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        pending={mutation.isPending}
        onClick={() => mutation.mutate({ id })}
      >
        {m.admin_app_recompute()}
      </Button>
      <p role="status" className="text-sm">
        {result &&
          (result.isChanged
            ? m.admin_app_recompute_changed({
                before: score(result.before.finalScore),
                after: score(result.after.finalScore),
              })
            : m.admin_app_recompute_same())}
      </p>
    </div>
  );
}
