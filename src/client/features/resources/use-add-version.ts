import type { AddResourceVersionInput } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

const names = ['url', 'uploadId', 'note'] as const;

type AddResult =
  | { outcome: 'saved' }
  /** Somebody else has published one, which is in view by then. */
  | { outcome: 'conflict' }
  | { outcome: 'refused'; errors: { name: (typeof names)[number]; message: string }[] };

/** Publishes a new version, tells the result, and answers what the form has to show. */
export function useAddVersion() {
  const refresh = useRefresh();
  const addition = trpc.admin.resources.addVersion.useMutation();
  async function add(input: AddResourceVersionInput): Promise<AddResult> {
    try {
      await addition.mutateAsync(input);
      toast({ title: m.resources_version_published(), variant: 'success' });
      void refresh();
      return { outcome: 'saved' };
    } catch (error) {
      const { code, message, issues } = readError(error);
      const isOld = code === 'conflict';
      toast({
        title: m.resources_version_failed(),
        description: isOld ? m.resources_version_conflict() : message,
        variant: 'danger',
      });
      if (isOld) {
        await refresh();
        return { outcome: 'conflict' };
      }
      const errors = issues.flatMap((issue) => {
        const name = names.find((one) => one === issue.path);
        return name ? [{ name, message: issue.message }] : [];
      });
      return { outcome: 'refused', errors };
    }
  }
  return { add, isAdding: addition.isPending };
}
