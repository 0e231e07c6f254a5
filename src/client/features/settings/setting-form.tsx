import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import {
  type FieldPath,
  type FieldValues,
  FormProvider,
  type Resolver,
  type UseFormReturn,
  useForm,
  useFormContext,
} from 'react-hook-form';
import type {
  LastChange,
  SettingUpdate,
  StoredSetting,
} from '../../../shared/contracts/settings.ts';
import { parseWholeNumber } from '../../../shared/domain/whole-number.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type DataPath, useArrival } from '../../invalidation.ts';
import { readError } from '../../lib/read-error.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { errorMessageAt } from '../../ui/form-fields.tsx';
import { Input } from '../../ui/input.tsx';
import { ConflictAlert, type FieldText } from '../../ui/record-form.tsx';
import { toast } from '../../ui/toast.tsx';

/** Reports, from each form of the page, whether it holds text that is not saved. */
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

function sentence(changed: LastChange, moment: (date: Date) => string): string {
  if (!changed) return m.settings_unchanged();
  const date = moment(changed.at);
  return changed.by === null
    ? m.settings_changed_unnamed({ date })
    : m.settings_changed({ date, name: changed.by });
}

/** Moment and author of a setting's last change. */
export function LastChangeLine({ changed }: { changed: LastChange }) {
  const { moment } = useDateTimeFormat();
  return <p className="figures mt-4 text-sm text-muted">{sentence(changed, moment)}</p>;
}

interface SettingSectionProps {
  /** Its anchor. */
  id: string;
  title: string;
  text?: ReactNode;
  /** Missing for a section that stores nothing. */
  changed?: LastChange;
  children: ReactNode;
}

export function SettingSection({ id, title, text, changed, children }: SettingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Card>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-[70ch] text-muted">{text}</p>}
        <div className="mt-5">{children}</div>
        {changed !== undefined && <LastChangeLine changed={changed} />}
      </Card>
    </section>
  );
}

interface NumberInputProps<Value extends FieldValues> {
  name: FieldPath<Value>;
  label: string;
  hint?: string | undefined;
}

/** A whole number of the form around it. */
export function NumberInput<Value extends FieldValues>({
  name,
  label,
  hint,
}: NumberInputProps<Value>) {
  const { register, formState } = useFormContext<Value>();
  return (
    <Field label={label} hint={hint} required error={errorMessageAt(formState.errors, name)}>
      <Input
        {...register(name, {
          setValueAs: (value: string | number) => parseWholeNumber(String(value)),
        })}
        type="number"
        inputMode="numeric"
        step={1}
        className="figures max-w-32"
      />
    </Field>
  );
}

type SettingQuestion = { title: string; description: string; action: string };

interface SettingFormProps<Value extends FieldValues> {
  /** Its anchor, and the form's name on the page. */
  id: string;
  title: string;
  text: ReactNode;
  /** The setting as the server has it now, with its last change. */
  stored: StoredSetting<Value>;
  resolver: Resolver<Value, unknown, Value>;
  /** Gives the moment at which it was stored. */
  save: (update: SettingUpdate<Value>) => Promise<{ updatedAt: Date }>;
  savedText: (value: Value) => string;
  /** The fields as people read them. */
  texts: (value: Value) => readonly FieldText[];
  /** Maps a saved value for the form; the whole value where missing. */
  toFormValue?: (value: Value) => Value;
  /** Asks before a value is saved; null for one that needs no question. */
  question?: (value: Value) => Promise<SettingQuestion | null>;
  /** Shows beside the fields what the server refused of them; says whether there was any. */
  showIssues?: (form: UseFormReturn<Value, unknown, Value>, issues: FieldIssue[]) => boolean;
  /** The fields, in the context of the form. */
  children: ReactNode;
}

const updatedAtMs = ({ updatedAt }: { updatedAt: Date | null }) => updatedAt?.getTime() ?? 0;

/** A section with one setting's form: it saves over what its reader has seen, and loses nothing when that fails. */
export function SettingForm<Value extends FieldValues>({
  id,
  title,
  text,
  stored,
  resolver,
  save,
  savedText,
  texts,
  toFormValue = (value) => value,
  question = async () => null,
  showIssues = () => false,
  children,
}: SettingFormProps<Value>) {
  const [seen, setSeen] = useState(stored);
  const [initial] = useState(stored.value);
  const [hasConflict, setHasConflict] = useState(false);
  const [asked, setAsked] = useState<(SettingQuestion & { value: Value }) | null>(null);
  const form = useForm<Value, unknown, Value>({ resolver, values: initial });
  const arrival = useSettingsArrival();
  const { errors, isDirty, isSubmitting } = form.formState;
  useReportDirty(id, isDirty);

  function takeStored() {
    form.reset(stored.value);
    setSeen(stored);
    setHasConflict(false);
  }

  // Another save is shown at once where nothing was typed; over typed text only on request.
  useEffect(() => {
    if (isDirty || updatedAtMs(stored) <= updatedAtMs(seen)) return;
    form.reset(stored.value);
    setSeen(stored);
  }, [form, isDirty, seen, stored]);

  const [send, isSending] = useSingleFlight(async (value: Value) => {
    // After a conflict the reader has seen the present value and writes over that one.
    const base = hasConflict ? stored : seen;
    const typed = JSON.stringify(form.getValues());
    try {
      const { updatedAt } = await save({ value, seenAt: base.updatedAt });
      // Text typed meanwhile stays, for the next save.
      if (JSON.stringify(form.getValues()) === typed) form.reset(toFormValue(value));
      setSeen({ ...base, value: toFormValue(value), updatedAt });
      setHasConflict(false);
      await arrival();
      toast({ title: savedText(value), variant: 'success' });
    } catch (error) {
      const { code, message, issues } = readError(error);
      if (code === 'conflict') {
        await arrival();
        setHasConflict(true);
        return;
      }
      if (!showIssues(form, issues)) form.setError('root', { message });
      toast({ title: m.settings_failed(), description: message, variant: 'danger' });
    }
  });

  async function sendOrAsk(value: Value) {
    const asking = await question(value);
    if (asking) setAsked({ ...asking, value });
    else await send(value);
  }

  return (
    <SettingSection id={id} title={title} text={text} changed={stored.changed}>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={asked.title}
          description={asked.description}
          action={asked.action}
          variant="primary"
          onConfirm={() => {
            setAsked(null);
            void send(asked.value);
          }}
        />
      )}
      <FormProvider {...form}>
        <form
          noValidate
          aria-labelledby={`${id}-title`}
          onSubmit={form.handleSubmit(sendOrAsk)}
          className="grid min-w-0 gap-6"
        >
          {children}
          {hasConflict ? (
            <ConflictAlert
              compared={{ stored: texts(stored.value), typed: texts(form.getValues()) }}
              onTake={takeStored}
            >
              <LastChangeLine changed={stored.changed} />
            </ConflictAlert>
          ) : (
            errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>
          )}
          <Button type="submit" pending={isSubmitting || isSending} className="justify-self-start">
            {m.ui_save()}
          </Button>
        </form>
      </FormProvider>
    </SettingSection>
  );
}
