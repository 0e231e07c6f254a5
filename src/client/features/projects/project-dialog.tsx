import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import {
  type AdminProject,
  type ProjectFields,
  type ProjectStatus,
  projectFormSchema,
  projectStatusSchema,
} from '../../../shared/contracts/project.ts';
import { parseWholeNumber } from '../../../shared/domain/whole-number.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { projectStatusLabels } from '../../domain/project.tsx';
import { useArrival } from '../../invalidation.ts';
import { convertedResolver } from '../../lib/contract-resolver.ts';
import { newId } from '../../lib/new-id.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FieldGroup, fieldsOf } from '../../ui/form-fields.tsx';
import { RecordForm, useSaveRecord } from '../../ui/record-form.tsx';

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

const { TextField, TextareaField, SelectField } = fieldsOf<ProjectValues>();

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
const projectResolver = convertedResolver(
  projectFormSchema,
  ({ startsOn, dueOn, setProgress, milestones, ...values }: ProjectValues) => ({
    ...values,
    startsOn: startsOn || null,
    dueOn: dueOn || null,
    setProgress: setProgress.trim() === '' ? null : parseWholeNumber(setProgress),
    milestones: milestones.map((milestone) => ({
      id: milestone.milestoneId,
      title: milestone.title,
      dueOn: milestone.dueOn || null,
      doneOn: milestone.doneOn || null,
    })),
  }),
);

const maxMilestones = 100;

/** The steps of a project, in their order. */
function MilestoneFields() {
  const { control } = useFormContext<ProjectValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'milestones' });
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
            <TextField
              name={`milestones.${index}.title`}
              label={m.ui_title()}
              required
              maxLength={200}
            />
            <TextField
              name={`milestones.${index}.dueOn`}
              type="date"
              label={m.projects_milestone_due_field()}
            />
            <TextField
              name={`milestones.${index}.doneOn`}
              type="date"
              label={m.projects_milestone_done_field()}
            />
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

interface ProjectDialogProps {
  clientId: string;
  isOpen: boolean;
  /** The project as it is stored now; missing for a new one. */
  project: AdminProject | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

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
    feedback: () => ({ saved: m.projects_saved(), failed: m.projects_save_failed() }),
  });
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={project ? m.projects_edit_title() : m.projects_add()}
      action={m.ui_save()}
      pending={isSaving}
    >
      {isOpen && (
        <RecordForm
          record={project}
          values={projectValues}
          resolver={projectResolver}
          save={save}
          onSaved={onClose}
          openParams="form"
        >
          <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <TextField name="name" label={m.projects_name()} required maxLength={200} />
            <SelectField
              name="status"
              label={m.projects_status()}
              choices={projectStatusSchema.options}
              labels={projectStatusLabels}
            />
          </div>
          <TextareaField
            name="summary"
            label={m.projects_summary()}
            maxLength={5000}
            rows={3}
            dir="auto"
          />
          <div className="grid items-end gap-5 sm:grid-cols-3">
            <TextField name="startsOn" type="date" label={m.projects_starts_on()} />
            <TextField name="dueOn" type="date" label={m.projects_due_on()} />
            <TextField
              name="setProgress"
              label={m.projects_progress_auto()}
              hint={m.projects_progress_hint()}
              inputMode="numeric"
            />
          </div>
          <MilestoneFields />
        </RecordForm>
      )}
    </FormDialog>
  );
}
