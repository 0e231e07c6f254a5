import type { ComponentProps, ReactElement, ReactNode } from 'react';
import {
  Controller,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  useFormContext,
} from 'react-hook-form';
import { cn } from '../lib/cn.ts';
import { Field } from './field.tsx';
import { Input, Textarea } from './input.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';

interface FieldGroupProps {
  title: string;
  description?: string;
  className?: string;
  children: ReactNode;
}

/** Fields that belong together, under their heading. */
export function FieldGroup({ title, description, className, children }: FieldGroupProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-3 p-0 font-display text-lg font-semibold">{title}</legend>
      {description && <p className="-mt-2 mb-5 text-sm text-muted">{description}</p>}
      <div className={cn('grid min-w-0 gap-5', className)}>{children}</div>
    </fieldset>
  );
}

/** The sentence that is shown beside the field at a path; undefined where nothing is wrong. */
export function errorMessageAt<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  path: string,
): string | undefined {
  const error: unknown = get(errors, path);
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage && typeof error.message === 'string' ? error.message : undefined;
}

interface FieldProps<Values extends FieldValues>
  extends Pick<ComponentProps<typeof Field>, 'hint' | 'required' | 'className'> {
  name: FieldPath<Values>;
  label: string;
}

/** The frame of a control: its label, and what is wrong with what it holds. */
function FormField<Values extends FieldValues>({
  name,
  ...frame
}: FieldProps<Values> & { children: ReactNode }) {
  const { formState } = useFormContext<Values>();
  return <Field {...frame} error={errorMessageAt(formState.errors, name)} />;
}

/** The properties of a control inside its frame. */
type ControlProps<Control, Values extends FieldValues> = FieldProps<Values> &
  Omit<Control, keyof FieldProps<Values>> & { controlClassName?: string };

/** One line of text, a number as it is typed, or a day. */
function TextField<Values extends FieldValues>({
  name,
  label,
  hint,
  required,
  className,
  controlClassName,
  onChange,
  onBlur,
  ...control
}: ControlProps<ComponentProps<typeof Input>, Values>) {
  const { register } = useFormContext<Values>();
  return (
    <FormField {...{ name, label, hint, required, className }}>
      <Input
        autoComplete="off"
        {...control}
        {...register(name, { onChange, onBlur })}
        className={controlClassName}
      />
    </FormField>
  );
}

/** Several lines of text. */
function TextareaField<Values extends FieldValues>({
  name,
  label,
  hint,
  required,
  className,
  controlClassName,
  ...control
}: ControlProps<ComponentProps<typeof Textarea>, Values>) {
  const { register } = useFormContext<Values>();
  return (
    <FormField {...{ name, label, hint, required, className }}>
      <Textarea {...control} {...register(name)} className={controlClassName} />
    </FormField>
  );
}

interface SelectFieldProps<Values extends FieldValues, Choice extends string>
  extends FieldProps<Values> {
  choices: readonly Choice[];
  /** Missing where a choice is its own label. */
  labels?: Readonly<Record<Choice, () => string>>;
  /** The label of no choice, for which the form holds null. */
  none?: string;
  placeholder?: string;
}

/** Stands for no choice, which cannot be an empty text. */
const noChoice = 'none';

/** One of a few values. */
function SelectField<Values extends FieldValues, Choice extends string>({
  choices,
  labels,
  none,
  placeholder,
  ...frame
}: SelectFieldProps<Values, Choice>) {
  const { control } = useFormContext<Values>();
  return (
    <Controller
      control={control}
      name={frame.name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <FormField {...frame}>
          <Select
            ref={ref}
            value={value ?? noChoice}
            onValueChange={(next) => onChange(next === noChoice ? null : next)}
            onBlur={onBlur}
            placeholder={placeholder}
            options={[
              ...(none === undefined ? [] : [{ value: noChoice, label: none }]),
              ...choices.map((choice) => ({
                value: choice,
                label: labels ? labels[choice]() : choice,
              })),
            ]}
          />
        </FormField>
      )}
    />
  );
}

interface SwitchFieldProps<Values extends FieldValues>
  extends Pick<ComponentProps<typeof Switch>, 'label' | 'description' | 'className'> {
  name: FieldPath<Values>;
}

/** Yes or no. */
function SwitchField<Values extends FieldValues>({ name, ...shown }: SwitchFieldProps<Values>) {
  const { control } = useFormContext<Values>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Switch
          {...shown}
          ref={ref}
          checked={Boolean(value)}
          onCheckedChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  );
}

interface CustomFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  name: Name;
  children: (control: {
    value: FieldPathValue<Values, Name>;
    onChange: (value: FieldPathValue<Values, Name>) => void;
    error: string | undefined;
  }) => ReactElement;
}

/** A control of another kind, given what it holds and what is wrong with that. */
function CustomField<Values extends FieldValues, Name extends FieldPath<Values>>({
  name,
  children,
}: CustomFieldProps<Values, Name>) {
  const { control } = useFormContext<Values>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) =>
        children({ value, onChange, error: error?.message })
      }
    />
  );
}

/** The fields of a form (`FormProvider`, `RecordForm`) by the names of its values. */
export function fieldsOf<Values extends FieldValues>() {
  const Choice: <Choice extends string>(props: SelectFieldProps<Values, Choice>) => ReactNode =
    SelectField;
  const Custom: <Name extends FieldPath<Values>>(
    props: CustomFieldProps<Values, Name>,
  ) => ReactNode = CustomField;
  return {
    TextField: TextField<Values>,
    TextareaField: TextareaField<Values>,
    SelectField: Choice,
    SwitchField: SwitchField<Values>,
    CustomField: Custom,
  };
}
