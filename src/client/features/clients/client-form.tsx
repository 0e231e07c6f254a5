import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ClientRecord, CreateClientInput } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { SaveRecord } from '../../lib/save-outcome.ts';
import { useRecordForm } from '../../lib/use-record-form.ts';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { toast } from '../../ui/use-toast.ts';
import { clientResolver } from './client-resolver.ts';
import { type ClientValues, clientValues } from './client-values.ts';
import { CompanyFields } from './company-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { fieldNames } from './field-labels.ts';
import { SimilarClients } from './similar-clients.tsx';
import { StoredVersion } from './stored-version.tsx';
import { TermsFields } from './terms-fields.tsx';

interface ClientFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  client: ClientRecord | undefined;
  save: SaveRecord<CreateClientInput>;
  onClose: () => void;
}

const required = ['companyName', 'contactPerson', 'contactEmail'] as const;

export function ClientForm({ id, client, save, onClose }: ClientFormProps) {
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
    if (required.every((name) => getValues(name).trim() !== '')) return;
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
        <DiscardGuard isDirty={formState.isDirty} saved={saved} heldBy={['add', 'edit']} />
        {hasConflict && client && (
          <StoredVersion client={client} typed={getValues()} onTake={() => takeStored(client)} />
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
