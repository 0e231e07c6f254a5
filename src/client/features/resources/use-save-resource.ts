import type {
  CreateResourceInput,
  Resource,
  UpdateResourceInput,
} from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

const aboutNames = ['title', 'description', 'category', 'language'] as const;
const newNames = [...aboutNames, 'kind', 'url', 'uploadId', 'note'] as const;

type Refusal<Name> = { outcome: 'refused'; errors: { name: Name; message: string }[] };
type Created = { outcome: 'saved' } | Refusal<(typeof newNames)[number]>;
type Updated =
  | { outcome: 'saved'; resource: Resource }
  | { outcome: 'conflict' }
  | Refusal<(typeof aboutNames)[number]>;

/** What is to be shown beside the fields of the names. */
function errorsFor<Name extends string>(error: unknown, names: readonly Name[]) {
  return readError(error).issues.flatMap(({ path, message }) => {
    const name = names.find((one) => one === path);
    return name ? [{ name, message }] : [];
  });
}

/** Adds or changes a resource, tells the result, and answers what the form has to show. */
export function useSaveResource(onSaving: (isSaving: boolean) => void) {
  const refresh = useRefresh();
  const creation = trpc.admin.resources.create.useMutation();
  const change = trpc.admin.resources.update.useMutation();
  const tell = (title: string, error: unknown) =>
    toast({ title, description: readError(error).message, variant: 'danger' });

  async function create(input: CreateResourceInput): Promise<Created> {
    onSaving(true);
    try {
      await creation.mutateAsync(input);
      toast({ title: m.resources_created(), variant: 'success' });
      void refresh();
      return { outcome: 'saved' };
    } catch (error) {
      tell(m.resources_create_failed(), error);
      return { outcome: 'refused', errors: errorsFor(error, newNames) };
    } finally {
      onSaving(false);
    }
  }

  async function update(input: UpdateResourceInput): Promise<Updated> {
    onSaving(true);
    try {
      const resource = await change.mutateAsync(input);
      toast({ title: m.resources_updated(), variant: 'success' });
      void refresh();
      return { outcome: 'saved', resource };
    } catch (error) {
      if (readError(error).code === 'conflict') {
        await refresh();
        return { outcome: 'conflict' };
      }
      tell(m.resources_update_failed(), error);
      return { outcome: 'refused', errors: errorsFor(error, aboutNames) };
    } finally {
      onSaving(false);
    }
  }

  return { create, update };
}
