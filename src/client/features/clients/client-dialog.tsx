import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type HTMLInputTypeAttribute, useState } from 'react';
import { FormProvider, type Resolver, useForm, useFormContext } from 'react-hook-form';
import {
  type ClientRecord,
  type CreateClientInput,
  createClientInput,
} from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FieldGroup } from '../../ui/form-fields.tsx';
import { Input } from '../../ui/input.tsx';
import {
  ConflictAlert,
  type Difference,
  type SaveRecord,
  useRecordForm,
  useSaveRecord,
} from '../../ui/record-form.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type ClientValues,
  clientValues,
  fieldLabels,
  fieldNames,
  fieldText,
  TermsFields,
} from './client-fields.tsx';

const validate = contractResolver(createClientInput);

/** The contract's rules for a form in which every field is there. */
const clientResolver: Resolver<ClientValues, unknown, CreateClientInput> = (values, context) =>
  validate(values, context, { fields: {}, shouldUseNativeValidation: false });

interface TextFieldProps {
  name:
    | 'companyName'
    | 'industry'
    | 'website'
    | 'address'
    | 'vatNumber'
    | 'contactPerson'
    | 'contactTitle'
    | 'contactEmail'
    | 'phone';
  maxLength: number;
  required?: boolean;
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  hint?: string;
  className?: string;
}

/** One line of text of the client's form. */
function TextField({ name, required = false, hint, className, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext<ClientValues>();
  return (
    <Field
      label={fieldLabels[name]()}
      required={required}
      error={formState.errors[name]?.message}
      {...(hint ? { hint } : {})}
      {...(className ? { className } : {})}
    >
      <Input {...register(name)} {...input} autoComplete="off" />
    </Field>
  );
}

function CompanyFields() {
  return (
    <FieldGroup title={m.clients_group_company()} className="sm:grid-cols-2">
      <TextField name="companyName" required maxLength={200} />
      <TextField name="industry" maxLength={200} />
      <TextField name="website" type="url" placeholder="https://" maxLength={500} />
      <TextField name="address" maxLength={500} />
      <TextField name="vatNumber" maxLength={40} hint={m.clients_vat_number_hint()} />
    </FieldGroup>
  );
}

function ContactFields() {
  return (
    <FieldGroup title={m.clients_group_contact()} className="sm:grid-cols-2">
      <TextField name="contactPerson" required maxLength={200} />
      <TextField name="contactTitle" maxLength={200} />
      <TextField name="contactEmail" required type="email" maxLength={254} />
      <TextField name="phone" type="tel" maxLength={40} />
    </FieldGroup>
  );
}

interface SimilarClientsProps {
  /** As they were when the fields were left. */
  companyName: string;
  contactEmail: string;
  /** The client that is being edited. */
  except: string | undefined;
}

/** A hint that a client of this name or address is there; it keeps nobody from saving. */
function SimilarClients({ companyName, contactEmail, except }: SimilarClientsProps) {
  const { data } = trpc.admin.clients.findSimilar.useQuery(
    { companyName, contactEmail, ...(except ? { except } : {}) },
    { enabled: Boolean(companyName || contactEmail), placeholderData: keepPreviousData },
  );
  // Stays in the page, so that what appears in it is read out.
  return (
    <div aria-live="polite">
      {data && data.length > 0 && (
        <Alert tone="warning" className="mt-5" title={m.clients_similar_title()}>
          <p>{m.clients_similar_text()}</p>
          <ul className="m-0 mt-1 list-disc ps-5">
            {data.map(({ id, clientId, companyName: name, contactEmail: email }) => (
              <li key={id} className="wrap-anywhere">
                <Link
                  to="/admin/clients/$id"
                  params={{ id }}
                  target="_blank"
                  className={textLinkClass}
                >
                  {name}
                </Link>
                , {clientId}, {email}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

/** The stored client and the text in the form. */
function differences(stored: ClientValues, typed: ClientValues): Difference[] {
  return fieldNames.map((name) => ({
    label: fieldLabels[name](),
    stored: fieldText(name, stored),
    mine: fieldText(name, typed),
  }));
}

interface ClientFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  client: ClientRecord | undefined;
  save: SaveRecord<CreateClientInput>;
  onClose: () => void;
}

const requiredFields = ['companyName', 'contactPerson', 'contactEmail'] as const;

function ClientForm({ id, client, save, onClose }: ClientFormProps) {
  const form = useForm<ClientValues, unknown, CreateClientInput>({
    resolver: clientResolver,
    defaultValues: clientValues(client),
  });
  const { setError, reset, getValues, formState } = form;
  const [left, setLeft] = useState({ companyName: '', contactEmail: '' });
  const { submit, saved, hasConflict, take } = useRecordForm({
    stored: client,
    save,
    onSaved: onClose,
    onRefused: (issues) => {
      for (const { path, message } of issues) {
        const name = fieldNames.find((field) => field === path);
        if (name) setError(name, { message }, { shouldFocus: true });
      }
    },
  });

  function refuse() {
    if (requiredFields.every((name) => getValues(name).trim() !== '')) return;
    toast({
      title: m.clients_validation_title(),
      description: m.clients_validation_text(),
      variant: 'danger',
    });
  }

  function takeStored(stored: ClientRecord) {
    reset(clientValues(stored));
    take(stored);
  }

  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        onSubmit={form.handleSubmit(submit, refuse)}
        onBlur={() => {
          const { companyName, contactEmail } = getValues();
          setLeft({ companyName: companyName.trim(), contactEmail: contactEmail.trim() });
        }}
        className="grid min-w-0 gap-8"
      >
        <UnsavedChangesGuard
          isDirty={formState.isDirty}
          saved={saved}
          openParams={['add', 'edit']}
        />
        {hasConflict && client && (
          <ConflictAlert
            differences={differences(clientValues(client), getValues())}
            onTake={() => takeStored(client)}
          />
        )}
        <CompanyFields />
        <div className="min-w-0">
          <ContactFields />
          <SimilarClients {...left} except={client?.id} />
        </div>
        <TermsFields />
      </form>
    </FormProvider>
  );
}

interface ClientDialogProps {
  isOpen: boolean;
  /** The client as it is stored now; missing for a new one. */
  client?: ClientRecord;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'client-form';

export function ClientDialog({ isOpen, client, onClose, returnFocus }: ClientDialogProps) {
  const navigate = useNavigate();
  const { save, isSaving } = useSaveRecord<CreateClientInput, ClientRecord>({
    create: trpc.admin.clients.create.useMutation(),
    update: trpc.admin.clients.update.useMutation(),
    arrival: useArrival('admin.clients'),
    told: (isNew) =>
      isNew
        ? {
            saved: m.clients_added(),
            next: ({ id }) => ({
              label: m.clients_view_details(),
              onSelect: () => void navigate({ to: '/admin/clients/$id', params: { id } }),
            }),
            failed: m.clients_add_failed(),
          }
        : { saved: m.clients_updated(), failed: m.clients_update_failed() },
  });
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={client ? m.clients_edit_title() : m.clients_add_title()}
      formId={formId}
      action={client ? m.clients_save() : m.clients_save_new()}
      pending={isSaving}
    >
      {isOpen && <ClientForm id={formId} client={client} save={save} onClose={onClose} />}
    </FormDialog>
  );
}
