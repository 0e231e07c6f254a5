import { useEffect, useRef } from 'react';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import {
  type CreateQuestionInput,
  createQuestionInput,
  difficultySchema,
  type Question,
  questionTypeSchema,
} from '../../../shared/contracts/question.ts';
import { typingTextLimits } from '../../../shared/domain/scoring.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import {
  ConflictAlert,
  type SaveRecord,
  showIssues,
  useRecordForm,
} from '../../ui/record-form.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { difficultyLabels, typeLabels } from './question-labels.tsx';
import { PreviewDialog, QuestionPreview } from './question-preview.tsx';
import {
  type QuestionValues,
  questionFields,
  questionValues,
  toPreviewedQuestion,
} from './question-values.ts';
import { GermanFields, OptionFields } from './wording-fields.tsx';

/** The question as stored, beside the text in the form. */
function StoredQuestion({ question }: { question: Question }) {
  return (
    <>
      <p className="whitespace-pre-line">{question.questionText}</p>
      <ul className="m-0 list-disc ps-5">
        {question.options.map((option) => (
          <li key={option}>
            {option}
            {option === question.correctAnswer && ` (${m.questions_correct()})`}
          </li>
        ))}
      </ul>
      <p>
        {[
          typeLabels[question.type](),
          question.category,
          difficultyLabels[question.difficulty](),
          m.applications_points({ count: question.points }),
          question.isActive ? m.questions_active() : m.questions_inactive(),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {question.german && (
        <div lang="de">
          <p className="whitespace-pre-line">{question.german.questionText}</p>
          <p>{question.german.options.join(' / ')}</p>
        </div>
      )}
    </>
  );
}

const validate = contractResolver(createQuestionInput);

/** The contract's rules, held against what the form would send. */
const questionResolver: Resolver<QuestionValues, unknown, CreateQuestionInput> = (
  values,
  context,
) => validate(questionFields(values), context, { fields: {}, shouldUseNativeValidation: false });

interface QuestionFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  /** The question as the bank has it now; missing for a new one. */
  question: Question | undefined;
  save: SaveRecord<CreateQuestionInput>;
  /** True while the preview of the question is open. */
  preview: boolean;
  onClosePreview: () => void;
  onClose: () => void;
}

const fieldNames = [
  'type',
  'category',
  'questionText',
  'options',
  'correctAnswer',
  'points',
  'difficulty',
  'german',
  'isActive',
] as const;

export function QuestionForm({
  id,
  question,
  save,
  preview,
  onClosePreview,
  onClose,
}: QuestionFormProps) {
  const form = useForm<QuestionValues, unknown, CreateQuestionInput>({
    resolver: questionResolver,
    defaultValues: questionValues(question),
    shouldFocusError: false,
  });
  const { register, control, reset, formState, watch } = form;
  const { errors, isDirty, submitCount } = formState;
  const isTyping = watch('type') === 'typing';
  const element = useRef<HTMLFormElement>(null);
  const { submit, saved, hasConflict, take } = useRecordForm({
    stored: question,
    save,
    onSaved: onClose,
    onRefused: (issues) => showIssues(form.setError, fieldNames, issues),
  });

  // Some rules are about several fields, so the first one that is marked takes the focus.
  useEffect(() => {
    if (submitCount === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus();
  }, [submitCount]);

  function takeCurrent(current: Question) {
    reset(questionValues(current));
    take(current);
  }

  return (
    <form
      ref={element}
      id={id}
      noValidate
      onSubmit={form.handleSubmit(submit)}
      className="grid min-w-0 gap-5"
    >
      <PreviewDialog open={preview} onClose={onClosePreview}>
        <QuestionPreview question={toPreviewedQuestion(form.getValues())} />
      </PreviewDialog>
      <UnsavedChangesGuard isDirty={isDirty} saved={saved} openParams="edit" />
      {hasConflict && question && (
        <ConflictAlert onTake={() => takeCurrent(question)}>
          <StoredQuestion question={question} />
        </ConflictAlert>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="type"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field label={m.questions_type()} error={errors.type?.message}>
              <Select
                ref={ref}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                options={questionTypeSchema.options.map((type) => ({
                  value: type,
                  label: typeLabels[type](),
                }))}
              />
            </Field>
          )}
        />
        <Field label={m.questions_category()} error={errors.category?.message}>
          <Input {...register('category')} maxLength={100} />
        </Field>
      </div>
      <Field
        label={isTyping ? m.applications_typing_text() : m.questions_text()}
        hint={
          isTyping &&
          m.applications_typing_text_hint({
            ...typingTextLimits,
            length: watch('questionText').length,
          })
        }
        required
        error={errors.questionText?.message}
      >
        <Textarea
          {...register('questionText')}
          maxLength={2000}
          rows={3}
          className={cn('field-sizing-content max-h-80', isTyping && 'min-h-48')}
        />
      </Field>
      {!isTyping && <OptionFields form={form} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {!isTyping && (
          <Field label={m.questions_points()} error={errors.points?.message}>
            <Input {...register('points')} inputMode="numeric" maxLength={10} className="figures" />
          </Field>
        )}
        <Controller
          control={control}
          name="difficulty"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field label={m.questions_difficulty()} error={errors.difficulty?.message}>
              <Select
                ref={ref}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                options={difficultySchema.options.map((difficulty) => ({
                  value: difficulty,
                  label: difficultyLabels[difficulty](),
                }))}
              />
            </Field>
          )}
        />
      </div>
      {!isTyping && <GermanFields form={form} />}
      <Controller
        control={control}
        name="isActive"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Switch
            ref={ref}
            label={isTyping ? m.applications_typing_rotation() : m.questions_active()}
            description={
              isTyping ? m.applications_typing_rotation_text() : m.questions_active_text()
            }
            checked={value ?? true}
            onCheckedChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
    </form>
  );
}
