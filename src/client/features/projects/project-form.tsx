import { FormProvider, useForm } from 'react-hook-form';
import {
  type AdminProject,
  type ProjectForm as Entered,
  projectStatusSchema,
} from '../../../shared/contracts/project.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { SaveRecord } from '../../lib/save-outcome.ts';
import { useRecordForm } from '../../lib/use-record-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { projectStatusLabels } from '../../ui/project-status-badge.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { MilestoneFields } from './milestone-fields.tsx';
import { type ProjectValues, projectResolver, projectValues } from './project-values.ts';

interface ProjectFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  project: AdminProject | undefined;
  save: SaveRecord<Entered>;
  onClose: () => void;
}

export function ProjectForm({ id, project, save, onClose }: ProjectFormProps) {
  const form = useForm<ProjectValues, unknown, Entered>({
    resolver: projectResolver,
    defaultValues: projectValues(project),
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const { submit, saved, hasConflict } = useRecordForm({
    stored: project,
    save,
    onSaved: onClose,
    onRefused: ([issue]) => {
      if (issue) form.setError('root', { message: issue.message });
    },
  });

  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={handleSubmit(submit)} className="grid min-w-0 gap-5">
        <DiscardGuard isDirty={isDirty} saved={saved} heldBy="form" />
        {hasConflict && <Alert tone="danger">{m.projects_conflict()}</Alert>}
        {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
        <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Field label={m.projects_name()} required error={errors.name?.message}>
            <Input {...register('name')} maxLength={200} autoComplete="off" />
          </Field>
          <SelectField
            control={control}
            name="status"
            label={m.projects_status()}
            options={projectStatusSchema.options.map((value) => ({
              value,
              label: projectStatusLabels[value](),
            }))}
          />
        </div>
        <Field label={m.projects_summary()} error={errors.summary?.message}>
          <Textarea {...register('summary')} maxLength={5000} rows={3} dir="auto" />
        </Field>
        <div className="grid items-end gap-5 sm:grid-cols-3">
          <Field label={m.projects_starts_on()} error={errors.startsOn?.message}>
            <Input {...register('startsOn')} type="date" />
          </Field>
          <Field label={m.projects_due_on()} error={errors.dueOn?.message}>
            <Input {...register('dueOn')} type="date" />
          </Field>
          <Field
            label={m.projects_progress_auto()}
            hint={m.projects_progress_hint()}
            error={errors.setProgress?.message}
          >
            <Input {...register('setProgress')} inputMode="numeric" autoComplete="off" />
          </Field>
        </div>
        <MilestoneFields />
      </form>
    </FormProvider>
  );
}
