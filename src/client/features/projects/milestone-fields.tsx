import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Input } from '../../ui/input.tsx';
import { newMilestone, type ProjectValues } from './project-values.ts';

const mostMilestones = 100;

/** The steps of a project, in their order. */
export function MilestoneFields() {
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
      {fields.length < mostMilestones && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => append(newMilestone())}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.projects_milestone_add()}
        </Button>
      )}
    </FieldGroup>
  );
}
