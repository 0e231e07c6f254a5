import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { FormProvider, useFieldArray, useForm, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import {
  type AdminProject,
  type ProjectFields,
  type ProjectStatus,
  projectFormSchema,
  projectStatusSchema,
} from '../../../shared/contracts/project.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { projectStatusLabels } from '../../domain/project.tsx';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { newId } from '../../lib/new-id.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FieldGroup, SelectField } from '../../ui/form-fields.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import {
  ConflictAlert,
  type SaveRecord,
  useRecordForm,
  useSaveRecord,
} from '../../ui/record-form.tsx';

type MilestoneValues = { milestoneId: string; title: string; dueOn: string; doneOn: string };

/** Values of the form: days and numbers as typed. */
type ProjectValues = {
  name: string;
  summary: string;
  status: ProjectStatus;
  startsOn: string;
  dueOn: string;
  setProgress: string;
  milestones: MilestoneValues[];
};

const createMilestone = (): MilestoneValues => ({
  milestoneId: newId(),
  title: '',
  dueOn: '',
  doneOn: '',
});

/** The values with which the form opens: those of a project, or a new one's. */
function projectValues(project: AdminProject | undefined): ProjectValues {
  return {
    name: project?.name ?? '',
    summary: project?.summary ?? '',
    status: project?.status ?? 'planned',
    startsOn: project?.startsOn ?? '',
    dueOn: project?.dueOn ?? '',
    setProgress: project?.setProgress == null ? '' : String(project.setProgress),
    milestones:
      project?.milestones.map(({ id, title, dueOn, doneOn }) => ({
        milestoneId: id,
        title,
        dueOn: dueOn ?? '',
        doneOn: doneOn ?? '',
      })) ?? [],
  };
}

/** The contract's rules for what is typed. */
const projectResolver = contractResolver(
  z
    .custom<ProjectValues>()
    .transform((values) => ({
      ...values,
      startsOn: values.startsOn || null,
      dueOn: values.dueOn || null,
      setProgress: values.setProgress.trim() === '' ? null : Number(values.setProgress),
      milestones: values.milestones.map(({ milestoneId, title, dueOn, doneOn }) => ({
        id: milestoneId,
        title,
        dueOn: dueOn || null,
        doneOn: doneOn || null,
      })),
    }))
    .pipe(projectFormSchema),
);

const maxMilestones = 100;

/** The steps of a project, in their order. */
function MilestoneFields() {
  const { control, register, formState } = useFormContext<ProjectValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'milestones' });
  const errors = formState.errors.milestones;
  return (
    <FieldGroup title={m.projects_milestones()} className="gap-4">
      {fields.map((field, index) => {
        const number = index + 1;
        return (
          <fieldset
            key={field.id}
            aria-label={m.projects_milestone_number({ number })}
            className="m-0 grid min-w-0 gap-3 border-0 border-b border-mist p-0 pb-4 sm:grid-cols-[minmax(0,1fr)_10rem_10rem_auto] sm:items-end"
          >
            <Field
              label={m.projects_milestone_name()}
              required
              error={errors?.[index]?.title?.message}
            >
              <Input
                {...register(`milestones.${index}.title`)}
                maxLength={200}
                autoComplete="off"
              />
            </Field>
            <Field label={m.projects_milestone_due_field()} error={errors?.[index]?.dueOn?.message}>
              <Input {...register(`milestones.${index}.dueOn`)} type="date" />
            </Field>
            <Field
              label={m.projects_milestone_done_field()}
              error={errors?.[index]?.doneOn?.message}
            >
              <Input {...register(`milestones.${index}.doneOn`)} type="date" />
            </Field>
            <div className="flex">
              <Button
                variant="quiet"
                size="icon"
                aria-label={m.projects_milestone_up({ number })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp aria-hidden="true" strokeWidth={1.5} className="size-4" />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label={m.projects_milestone_down({ number })}
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden="true" strokeWidth={1.5} className="size-4" />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label={m.projects_milestone_remove({ number })}
                onClick={() => remove(index)}
              >
                <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
              </Button>
            </div>
          </fieldset>
        );
      })}
      {fields.length < maxMilestones && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => append(createMilestone())}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.projects_milestone_add()}
        </Button>
      )}
    </FieldGroup>
  );
}

interface ProjectFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  project: AdminProject | undefined;
  save: SaveRecord<ProjectFields>;
  onClose: () => void;
}

function ProjectForm({ id, project, save, onClose }: ProjectFormProps) {
  const form = useForm<ProjectValues, unknown, ProjectFields>({
    resolver: projectResolver,
    defaultValues: projectValues(project),
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const { submit, saved, hasConflict, take } = useRecordForm({
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
        <UnsavedChangesGuard isDirty={isDirty} saved={saved} openParams="form" />
        {hasConflict && (
          <ConflictAlert
            onTake={() => {
              form.reset(projectValues(project));
              take(project);
            }}
          />
        )}
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

interface ProjectDialogProps {
  clientId: string;
  isOpen: boolean;
  /** The project as it is stored now; missing for a new one. */
  project: AdminProject | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'project-form';

export function ProjectDialog({
  clientId,
  isOpen,
  project,
  onClose,
  returnFocus,
}: ProjectDialogProps) {
  const create = trpc.admin.projects.create.useMutation();
  const { save, isSaving } = useSaveRecord<ProjectFields>({
    create: {
      ...create,
      mutateAsync: (input) => create.mutateAsync({ ...input, clientId }),
    },
    update: trpc.admin.projects.update.useMutation(),
    arrival: useArrival('admin.projects'),
    told: () => ({ saved: m.projects_saved(), failed: m.projects_save_failed() }),
  });
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={project ? m.projects_edit_title() : m.projects_add()}
      formId={formId}
      action={m.projects_save()}
      pending={isSaving}
    >
      {isOpen && <ProjectForm id={formId} project={project} save={save} onClose={onClose} />}
    </FormDialog>
  );
}
