import { useRouter } from '@tanstack/react-router';
import { createContext, type FormEvent, useContext, useEffect, useState } from 'react';
import { type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { SettingUpdate, StoredSetting } from '../../../shared/contracts/settings.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type DataPath, useArrival } from '../../invalidation.ts';
import { readError } from '../../lib/read-error.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toast } from '../../ui/toast.tsx';

/** Told by each form of the page whether it holds text that is not saved. */
export const DirtyFormsContext = createContext<(form: string, isDirty: boolean) => void>(() => {});

/** Lets the page ask before unsaved text of this form is thrown away. */
export function useReportDirty(form: string, isDirty: boolean): void {
  const report = useContext(DirtyFormsContext);
  useEffect(() => {
    report(form, isDirty);
    return () => report(form, false);
  }, [report, form, isDirty]);
}

/** Gives the way to wait until a changed setting is read anew; the public pages read it at the next visit. */
export function useSettingsArrival(...more: DataPath[]): () => Promise<void> {
  const arrival = useArrival('admin.settings.get', ...more);
  const router = useRouter();
  return () => {
    router.clearCache({ filter: ({ routeId }) => routeId === '/public' });
    return arrival();
  };
}

interface SettingFormOptions<Value extends FieldValues> {
  /** Names the form on the page. */
  name: string;
  /** The setting as the server has it now. */
  stored: StoredSetting<Value>;
  resolver: Resolver<Value, unknown, Value>;
  /** Gives the moment at which it was stored. */
  save: (update: SettingUpdate<Value>) => Promise<{ updatedAt: Date }>;
  savedText: (value: Value) => string;
  /** Maps a saved value for the form; the whole value where missing. */
  kept?: (value: Value) => Value;
  /** Shows beside the fields what the server refused of them; says whether there was any. */
  showIssues?: (form: SettingForm<Value>['form'], issues: FieldIssue[]) => boolean;
}

export interface SettingForm<Value extends FieldValues> {
  form: UseFormReturn<Value, unknown, Value>;
  /** The stored setting after a conflict. */
  conflict: StoredSetting<Value> | null;
  takeStored: () => void;
  submit: (event: FormEvent) => Promise<void>;
}

const updatedAtMs = ({ updatedAt }: { updatedAt: Date | null }) => updatedAt?.getTime() ?? 0;

/** A form over one setting: it saves over what its reader has seen, and loses nothing when that fails. */
export function useSettingForm<Value extends FieldValues>({
  name,
  stored,
  resolver,
  save,
  savedText,
  kept = (value) => value,
  showIssues = () => false,
}: SettingFormOptions<Value>): SettingForm<Value> {
  const [seen, setSeen] = useState(stored);
  const [initial] = useState(stored.value);
  const [hasConflict, setHasConflict] = useState(false);
  const form = useForm<Value, unknown, Value>({ resolver, values: initial });
  const arrival = useSettingsArrival();
  const { isDirty } = form.formState;
  useReportDirty(name, isDirty);

  function take(next: StoredSetting<Value>) {
    form.reset(next.value);
    setSeen(next);
    setHasConflict(false);
  }

  // Another save is shown at once where nothing was typed; over typed text only on request.
  useEffect(() => {
    if (isDirty || updatedAtMs(stored) <= updatedAtMs(seen)) return;
    form.reset(stored.value);
    setSeen(stored);
  }, [form, isDirty, seen, stored]);

  const [send] = useSingleFlight(async (value: Value) => {
    // After a conflict the reader has seen the present value and writes over that one.
    const base = hasConflict ? stored : seen;
    const typed = JSON.stringify(form.getValues());
    try {
      const { updatedAt } = await save({ value, seenAt: base.updatedAt });
      // Text typed meanwhile stays, for the next save.
      if (JSON.stringify(form.getValues()) === typed) form.reset(kept(value));
      setSeen({ ...base, value: kept(value), updatedAt });
      setHasConflict(false);
      await arrival();
      toast({ title: savedText(value), variant: 'success' });
    } catch (error) {
      const { code, message, issues } = readError(error);
      if (code === 'conflict') {
        await arrival();
        setHasConflict(true);
      }
      if (!showIssues(form, issues)) form.setError('root', { message });
      toast({ title: m.settings_failed(), description: message, variant: 'danger' });
    }
  });

  const submit = form.handleSubmit(send);

  return { form, conflict: hasConflict ? stored : null, takeStored: () => take(stored), submit };
}
