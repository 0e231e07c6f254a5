import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  type ClientRecord,
  type CreateClientInput,
  createClientInput,
} from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { convertedResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FieldGroup, fieldsOf } from '../../ui/form-fields.tsx';
import { type Difference, RecordForm, useSaveRecord } from '../../ui/record-form.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type ClientValues,
  clientValues,
  fieldLabels,
  fieldNames,
  fieldText,
  TermsFields,
} from './client-fields.tsx';

/** The contract's rules for a form in which every field is there. */
const clientResolver = convertedResolver(createClientInput, (values: ClientValues) => values);

const { TextField } = fieldsOf<ClientValues>();

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

/** Company and contact, and the clients that are like what stood in the fields when one was left. */
function IdentityFields({ except }: { except: string | undefined }) {
  const { getValues } = useFormContext<ClientValues>();
  const [left, setLeft] = useState({ companyName: '', contactEmail: '' });
  function compare() {
    const { companyName, contactEmail } = getValues();
    setLeft({ companyName: companyName.trim(), contactEmail: contactEmail.trim() });
  }
  return (
    <>
      <FieldGroup title={m.clients_group_company()} className="sm:grid-cols-2">
        <TextField
          name="companyName"
          label={fieldLabels.companyName()}
          required
          maxLength={200}
          onBlur={compare}
        />
        <TextField name="industry" label={fieldLabels.industry()} maxLength={200} />
        <TextField
          name="website"
          label={fieldLabels.website()}
          type="url"
          placeholder="https://"
          maxLength={500}
        />
        <TextField name="address" label={fieldLabels.address()} maxLength={500} />
        <TextField
          name="vatNumber"
          label={fieldLabels.vatNumber()}
          hint={m.clients_vat_number_hint()}
          maxLength={40}
        />
      </FieldGroup>
      <div className="min-w-0">
        <FieldGroup title={m.clients_group_contact()} className="sm:grid-cols-2">
          <TextField
            name="contactPerson"
            label={fieldLabels.contactPerson()}
            required
            maxLength={200}
          />
          <TextField name="contactTitle" label={fieldLabels.contactTitle()} maxLength={200} />
          <TextField
            name="contactEmail"
            label={fieldLabels.contactEmail()}
            required
            type="email"
            maxLength={254}
            onBlur={compare}
          />
          <TextField name="phone" label={fieldLabels.phone()} type="tel" maxLength={40} />
        </FieldGroup>
        <SimilarClients {...left} except={except} />
      </div>
    </>
  );
}

const requiredFields = ['companyName', 'contactPerson', 'contactEmail'] as const;

function tellMissing(typed: ClientValues) {
  if (requiredFields.every((name) => typed[name].trim() !== '')) return;
  toast({
    title: m.clients_validation_title(),
    description: m.clients_validation_text(),
    variant: 'danger',
  });
}

interface ClientDialogProps {
  isOpen: boolean;
  /** The client as it is stored now; missing for a new one. */
  client?: ClientRecord;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

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
      action={client ? m.ui_save_changes() : m.clients_save_new()}
      pending={isSaving}
    >
      {isOpen && (
        <RecordForm
          record={client}
          values={clientValues}
          resolver={clientResolver}
          save={save}
          onSaved={onClose}
          onInvalid={tellMissing}
          openParams={['add', 'edit']}
          differences={differences}
          className="grid min-w-0 gap-8"
        >
          <IdentityFields except={client?.id} />
          <TermsFields />
        </RecordForm>
      )}
    </FormDialog>
  );
}
