import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

export function SeedButton() {
  const refresh = useRefresh();
  const seed = trpc.admin.questions.seed.useMutation({
    onSuccess: ({ count }) => {
      toast({
        title: m.admin_questions_seeded({ count }),
        variant: 'success',
        ...(count === 0 ? { description: m.admin_questions_seeded_none() } : {}),
      });
      void refresh();
    },
    onError: (error) =>
      toast({
        title: m.admin_questions_seed_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  return (
    <Button variant="secondary" pending={seed.isPending} onClick={() => seed.mutate()}>
      {m.admin_questions_seed()}
    </Button>
  );
}
