import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  type FieldPath,
  type FieldValues,
  FormProvider,
  get,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { FieldIssue } from '../../shared/errors.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { randomKey } from '../lib/random-key.ts';
import { isOutdated, readError, refusalText } from '../lib/read-error.ts';
import { useSingleFlight } from '../lib/single-flight.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { UnsavedChangesGuard } from './discard-guard.tsx';
import { DialogForm } from './form-dialog.tsx';
import { type ToastInput, toast } from './toast.tsx';

/** Outcome of a sent form. */
export type SaveOutcome<Answer = unknown> =
  | { outcome: 'saved'; answer: Answer }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; issues: FieldIssue[] };

/** Saves what a form holds; `edited` is the record as it was when the editing began, undefined for a new one. */
export type SaveRecord<Input> = (
  input: Input,
  edited: { id: string; version: number } | undefined,
) => Promise<SaveOutcome>;

export type SaveFeedback<Answer> = {
  saved: string | ((answer: Answer) => string);
  /** Text below the title. */
  savedText?: string;
  /** Next actions for the saved record. */
  next?: (answer: Answer) => ToastInput['action'];
  failed: string;
  /** Waits for what is stored now, before a conflict is shown (`useArrival`). */
  arrival: () => Promise<void>;
};

/** Sends a form and shows the outcome; nothing that was typed is lost, whatever the answer. */
export async function saveWithFeedback<Answer>(
  send: () => Promise<Answer>,
  { saved, savedText, next, failed, arrival }: SaveFeedback<Answer>,
): Promise<SaveOutcome<Answer>> {
  let answer: Answer;
  try {
    answer = await send();
  } catch (error) {
    const { code, message, issues } = readError(error);
    if (code === 'conflict') {
      await arrival();
      return { outcome: 'conflict' };
    }
    toast({ title: failed, description: message, variant: 'danger' });
    return { outcome: 'refused', issues };
  }
  const title = typeof saved === 'string' ? saved : saved(answer);
  toast({ title, description: savedText, variant: 'success', action: next?.(answer) });
  return { outcome: 'saved', answer };
}

/** Shows why a step over a record was refused, once the screen shows the stored record where it has changed. */
export async function toastRefusal(
  title: string,
  error: unknown,
  arrival: () => Promise<void>,
): Promise<void> {
  const failure = readError(error);
  if (isOutdated(failure.code)) await arrival();
  toast({ title, description: refusalText(failure), variant: 'danger' });
}

interface Mutation<Input, Answer> {
  mutateAsync: (input: Input) => Promise<Answer>;
  isPending: boolean;
}

interface SaveRecordOptions<Input, Answer> extends Pick<SaveFeedback<Answer>, 'arrival'> {
  create: Mutation<Input, Answer>;
  update: Mutation<Input & { id: string; version: number }, Answer>;
  /** Texts of the toasts, where they say more than that it was saved, or refused. */
  feedback?: (isNew: boolean) => Omit<SaveFeedback<Answer>, 'arrival'>;
}

/** Creates a record or updates the one that was edited, shows the result, and returns what the form has to show. */
export function useSaveRecord<Input, Answer = unknown>({
  create,
  update,
  arrival,
  feedback = () => ({ saved: m.ui_saved(), failed: m.ui_save_failed() }),
}: SaveRecordOptions<Input, Answer>): { save: SaveRecord<Input>; isSaving: boolean } {
  return {
    isSaving: create.isPending || update.isPending,
    save: (input, edited) =>
      saveWithFeedback(
        () =>
          edited
            ? update.mutateAsync({ ...input, id: edited.id, version: edited.version })
            : create.mutateAsync(input),
        { ...feedback(edited === undefined), arrival },
      ),
  };
}

/** Shows what was saved of a form that stays open, and keeps what was typed after it had been sent. */
function mergeSavedForm<Values extends FieldValues, Sent>(
  { getValues, reset }: Pick<UseFormReturn<Values, unknown, Sent>, 'getValues' | 'reset'>,
  sent: Values,
  saved: Values,
): void {
  const typedSince = Object.fromEntries(
    Object.entries(getValues()).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name]),
    ),
  );
  reset(saved);
  reset({ ...saved, ...typedSince }, { keepDefaultValues: true });
}

/** Returns whether a path that the server names is one of the form. */
const isFieldPath = <Values extends FieldValues>(
  values: Values,
  path: string,
): path is FieldPath<Values> => get(values, path) !== undefined;

/**
 * Shows the server's issues beside their fields, that of one value of a list at the whole, and focuses the first. An
 * issue without a field is in the toast already.
 */
export function showIssues<Values extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  issues: readonly FieldIssue[],
): void {
  let shouldFocus = true;
  for (const { path, message } of issues) {
    const field = path.replace(/\.\d+$/, '');
    if (!isFieldPath(getValues(), field)) continue;
    setError(field, { message }, { shouldFocus });
    shouldFocus = false;
  }
}

/**
 * The key under which a form's content is sent: the same for the same content, so that an answer lost on the way makes no
 * second record; another one as soon as something is changed.
 */
export function useIdempotencyKey(): (content: object) => string {
  const last = useRef({ text: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.text !== text) last.current = { text, key: randomKey() };
    return last.current.key;
  };
}

/** A field under its label. */
export type FieldText = readonly [label: string, text: string];

/** Gives the texts of the fields under their labels, in the order of these. */
export const fieldTexts = (
  labels: Readonly<Record<string, () => string>>,
  texts: Readonly<Record<string, string>>,
): FieldText[] => Object.entries(labels).map(([name, label]) => [label(), texts[name] ?? '']);

/** The fields of the saved version, and of what was typed. */
interface ComparedTexts {
  stored: readonly FieldText[];
  typed: readonly FieldText[];
}

function DifferenceList({ stored, typed }: ComparedTexts) {
  const differences = stored
    .map(([label, text], at) => ({ label, text, mine: typed[at]?.[1] ?? '' }))
    .filter(({ text, mine }) => text !== mine);
  if (differences.length === 0) return <p className="mt-2">{m.ui_conflict_same()}</p>;
  return (
    <dl className="mt-3 grid gap-3 wrap-anywhere">
      {differences.map(({ label, text, mine }) => (
        <div key={label}>
          <dt className="font-medium">{label}</dt>
          <dd className="m-0 whitespace-pre-line">
            {m.ui_conflict_stored()}: <bdi>{text || m.ui_conflict_empty()}</bdi>
          </dd>
          <dd className="m-0 whitespace-pre-line">
            {m.ui_conflict_mine()}: <bdi>{mine || m.ui_conflict_empty()}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ConflictAlertProps {
  /** Puts the saved version in place of what was typed; missing where it can only be saved over. */
  onTake?: () => void;
  /** The fields, where the form can name them; those that are the same are left out. */
  compared?: ComparedTexts | undefined;
  /** The saved version. */
  children?: ReactNode;
}

/** Another save came first: take the saved version, or save over it. */
export function ConflictAlert({ onTake, compared, children }: ConflictAlertProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'start' });
  }, []);

  function takeStored() {
    const form = notice.current?.closest('form');
    onTake?.();
    // The button that has the focus goes with the notice.
    form?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')?.focus();
  }

  return (
    <div ref={notice} className="scroll-mt-24">
      <Alert tone="danger" title={m.ui_conflict_title()}>
        <p>{onTake ? m.ui_conflict_text() : m.ui_conflict_again()}</p>
        {compared && <DifferenceList {...compared} />}
        {children && (
          <div className="mt-3 grid gap-1 wrap-anywhere">
            <p className="font-medium">{m.ui_conflict_current()}</p>
            {children}
          </div>
        )}
        {onTake && (
          <Button variant="secondary" size="sm" className="mt-3" onClick={takeStored}>
            {m.ui_conflict_take()}
          </Button>
        )}
      </Alert>
    </div>
  );
}

interface RecordFormProps<Values extends FieldValues, Input, Stored, Answer>
  extends Pick<ComponentProps<'form'>, 'className'> {
  /** Given where the button that submits it is not the dialog's. */
  ref?: RefObject<HTMLFormElement | null> | undefined;
  /** The record as it is now; undefined for a new one. */
  record: Stored;
  /** The values with which the form opens over it. */
  values: (record: NoInfer<Stored>) => Values;
  /** The contract's rules (`contractResolver`); their context is the record as it was when the editing began. */
  resolver: Resolver<Values, NoInfer<Stored>, Input>;
  /** The values conceal parts of the record: a newer version is never taken for the same. */
  isConcealing?: boolean;
  /** `opened` is the record with which the form opened, also where a newer one is saved over. */
  save: (
    input: Input,
    edited: NoInfer<Stored>,
    opened: NoInfer<Stored>,
  ) => Promise<SaveOutcome<Answer>>;
  onSaved: (answer: NoInfer<Answer>) => void;
  /** The record with which a form goes on that stays open after it was saved. */
  next?: (answer: NoInfer<Answer>) => Stored | undefined;
  onInvalid?: (typed: Values) => void;
  openParams?: ComponentProps<typeof UnsavedChangesGuard>['openParams'];
  onDiscard?: ComponentProps<typeof UnsavedChangesGuard>['onDiscard'];
  /** A file is on its way: nothing is sent meanwhile, and leaving would lose it. */
  isUploading?: boolean;
  /** The saved version, shown when another save came first. */
  stored?: ReactNode;
  /** The fields as people read them, by which the saved version is compared with what was typed. */
  texts?: (values: Values) => readonly FieldText[];
  /** Said after a conflict, where the record cannot be changed any more. */
  gone?: ReactNode;
  /** The fields (`fieldsOf`); they may look at the record as it was when the editing began. */
  children: ReactNode | ((edited: Stored) => ReactNode);
}

/**
 * The form of a record, new or there: it saves over what its reader has seen, shows what was refused beside the fields,
 * and loses nothing that was typed. The button that sends it is that of the dialog around it.
 */
export function RecordForm<Values extends FieldValues, Input, Stored, Answer>({
  ref,
  record,
  values,
  resolver,
  isConcealing = false,
  save,
  onSaved,
  next,
  onInvalid,
  openParams = 'edit',
  onDiscard,
  isUploading = false,
  stored,
  texts,
  gone,
  className,
  children,
}: RecordFormProps<Values, Input, Stored, Answer>) {
  const [opened] = useState(() => values(record));
  const [edited, setEdited] = useState(record);
  const form = useForm<Values, Stored, Input>({
    resolver,
    context: edited,
    values: opened,
    shouldFocusError: false,
  });
  const { isDirty, submitCount } = form.formState;
  const [hasConflict, setHasConflict] = useState(false);
  const saved = useRef(false);
  const own = useRef<HTMLFormElement>(null);
  const element = ref ?? own;

  // The first field that is marked takes the focus, in the order of the page, once the tab it stands in is shown.
  useEffect(() => {
    if (submitCount === 0) return;
    const frame = requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [element, submitCount]);

  /** Goes on from this version, once the form shows it. */
  function take(current: Stored) {
    setEdited(current);
    setHasConflict(false);
  }

  const isSame = (one: Stored, other: Stored) =>
    !isConcealing && JSON.stringify(values(one)) === JSON.stringify(values(other));

  const [submit] = useSingleFlight(async (input: Input) => {
    const sent = structuredClone(form.getValues());
    // After a conflict the reader knows of the stored version and writes over that one.
    const base = hasConflict || isSame(record, edited) ? record : edited;
    const result = await save(input, base, edited);
    if (result.outcome === 'conflict') setHasConflict(true);
    else if (result.outcome === 'refused') showIssues(form, result.issues);
    else {
      const current = next?.(result.answer);
      saved.current = current === undefined;
      if (current === undefined) return onSaved(result.answer);
      mergeSavedForm(form, sent, values(current));
      take(current);
    }
  }, saved);

  return (
    <FormProvider {...form}>
      <DialogForm
        ref={element}
        onSubmit={form.handleSubmit(
          (input) => (isUploading ? undefined : submit(input)),
          () => onInvalid?.(form.getValues()),
        )}
        className={className}
      >
        <UnsavedChangesGuard
          isDirty={isDirty || isUploading}
          saved={saved}
          openParams={openParams}
          onDiscard={onDiscard}
        />
        {hasConflict &&
          (gone || (
            <ConflictAlert
              compared={texts && { stored: texts(values(record)), typed: texts(form.getValues()) }}
              onTake={() => {
                form.reset(values(record));
                take(record);
              }}
            >
              {stored}
            </ConflictAlert>
          ))}
        {typeof children === 'function' ? children(edited) : children}
      </DialogForm>
    </FormProvider>
  );
}
