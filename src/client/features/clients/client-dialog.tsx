import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type PlanId, planIds } from '../../../shared/content/offer.ts';
import {
  clientStatusSchema,
  currencySchema,
  paymentMethodSchema,
} from '../../../shared/contracts/client.ts';
import {
  type ClientRecord,
  type CreateClientFields,
  type CreateClientInput,
  createClientInput,
} from '../../../shared/contracts/client-admin.ts';
import { type Locale, localeSchema } from '../../../shared/contracts/fields.ts';
import { isVatNumberOf, vatNumberSchema } from '../../../shared/contracts/vat-number.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../../shared/i18n/plan-names.ts';
import { CountryField, useCountryName } from '../../domain/country-field.tsx';
import { useArrival } from '../../invalidation.ts';
import { convertedResolver, type FormValues, formValues } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FieldGroup, fieldsOf } from '../../ui/form-fields.tsx';
import { type FieldText, fieldTexts, RecordForm, useSaveRecord } from '../../ui/record-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { paymentLabels, statusLabels } from './client-labels.tsx';

type ClientValues = Omit<FormValues<CreateClientFields>, 'plan' | 'locale'> & {
  plan: PlanId | null;
  locale: Locale;
};

const emptyClient: Omit<ClientValues, 'locale'> = {
  companyName: '',
  industry: '',
  website: '',
  address: '',
  country: '',
  vatNumber: '',
  contactPerson: '',
  contactTitle: '',
  contactEmail: '',
  phone: '',
  status: 'active',
  ndaSigned: false,
  paymentMethod: 'bank_transfer',
  preferredCurrency: 'EUR',
  plan: null,
  notes: '',
};

const fieldLabels: Record<keyof ClientValues, () => string> = {
  companyName: m.clients_company_name,
  industry: m.clients_industry,
  website: m.clients_website,
  address: m.clients_address,
  country: m.clients_country,
  vatNumber: m.clients_vat_number,
  contactPerson: m.clients_contact_person,
  contactTitle: m.clients_contact_title,
  contactEmail: m.clients_contact_email,
  phone: m.clients_phone,
  status: m.clients_status,
  ndaSigned: m.clients_nda,
  paymentMethod: m.clients_payment_method,
  preferredCurrency: m.clients_currency,
  plan: m.clients_plan,
  locale: m.clients_locale,
  notes: m.clients_notes,
};

/** The fields as people read them, in the order of the form. */
function clientTexts(values: ClientValues, nameCountry: (code: string) => string): FieldText[] {
  const texts: Record<keyof ClientValues, string> = {
    ...values,
    country: values.country && nameCountry(values.country),
    status: statusLabels[values.status](),
    ndaSigned: values.ndaSigned ? m.clients_nda_signed() : m.clients_nda_pending(),
    paymentMethod: paymentLabels[values.paymentMethod](),
    locale: languageNames[values.locale](),
    plan: values.plan ? planNames[values.plan]() : m.clients_plan_none(),
  };
  return fieldTexts(fieldLabels, texts);
}

/** The contract's rules for a form in which every field is there. */
const clientResolver = convertedResolver(createClientInput, (values: ClientValues) => values);

const { TextField, TextareaField, SelectField, SwitchField, CustomField } =
  fieldsOf<ClientValues>();

/** A field by its name, under its label. */
const field = <Name extends keyof ClientValues>(name: Name) => ({
  name,
  label: fieldLabels[name](),
});

interface SimilarClientsProps {
  /** As they were when the fields were left. */
  companyName: string;
  contactEmail: string;
  /** The client that is being edited. */
  except: string | undefined;
}

/** Hints at clients of the same name or address; saving stays possible. */
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

/** Says that the VAT number is one of another country than the client's. */
function ForeignNumberNotice() {
  const { control } = useFormContext<ClientValues>();
  const [country, typed] = useWatch({ control, name: ['country', 'vatNumber'] });
  const nameOf = useCountryName();
  const number = vatNumberSchema.safeParse(typed).data;
  // Stays in the page, so that what appears in it is read out.
  return (
    <div aria-live="polite">
      {country && number && !isVatNumberOf(country, number) && (
        <Alert tone="warning" className="mt-5">
          {m.clients_vat_number_foreign({ number, country: nameOf(country) })}
        </Alert>
      )}
    </div>
  );
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
      <div className="min-w-0">
        <FieldGroup title={m.clients_group_company()} className="sm:grid-cols-2">
          <TextField {...field('companyName')} required maxLength={200} onBlur={compare} />
          <TextField {...field('industry')} maxLength={200} />
          <TextField {...field('website')} type="url" placeholder="https://" maxLength={500} />
          <TextField {...field('address')} maxLength={500} />
          <CustomField name="country">
            {(control) => (
              <CountryField
                label={fieldLabels.country()}
                hint={m.clients_country_hint()}
                {...control}
              />
            )}
          </CustomField>
          <TextField {...field('vatNumber')} hint={m.clients_vat_number_hint()} maxLength={40} />
        </FieldGroup>
        <ForeignNumberNotice />
      </div>
      <div className="min-w-0">
        <FieldGroup title={m.clients_group_contact()} className="sm:grid-cols-2">
          <TextField {...field('contactPerson')} required maxLength={200} />
          <TextField {...field('contactTitle')} maxLength={200} />
          <TextField
            {...field('contactEmail')}
            required
            type="email"
            maxLength={254}
            onBlur={compare}
          />
          <TextField {...field('phone')} type="tel" maxLength={40} />
        </FieldGroup>
        <SimilarClients {...left} except={except} />
      </div>
    </>
  );
}

function TermsFields() {
  return (
    <FieldGroup title={m.clients_group_terms()} className="sm:grid-cols-2">
      <SelectField
        {...field('status')}
        choices={clientStatusSchema.options}
        labels={statusLabels}
      />
      <SelectField
        {...field('plan')}
        choices={planIds}
        labels={planNames}
        none={m.clients_plan_none()}
      />
      <SelectField
        {...field('paymentMethod')}
        choices={paymentMethodSchema.options}
        labels={paymentLabels}
      />
      <SelectField {...field('preferredCurrency')} choices={currencySchema.options} />
      <SelectField {...field('locale')} choices={localeSchema.options} labels={languageNames} />
      <SwitchField
        {...field('ndaSigned')}
        description={m.clients_nda_text()}
        className="sm:col-span-2"
      />
      <TextareaField
        {...field('notes')}
        maxLength={5000}
        rows={4}
        dir="auto"
        className="sm:col-span-2"
        controlClassName="field-sizing-content max-h-80"
      />
    </FieldGroup>
  );
}

const requiredFields = ['companyName', 'contactPerson', 'contactEmail'] as const;

function reportMissing(typed: ClientValues) {
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
  const nameCountry = useCountryName();
  const { locale } = useRouteContext({ from: '__root__' });
  const { save, isSaving } = useSaveRecord<CreateClientInput, ClientRecord>({
    create: trpc.admin.clients.create.useMutation(),
    update: trpc.admin.clients.update.useMutation(),
    arrival: useArrival('admin.clients'),
    feedback: (isNew) =>
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
          values={(stored) => formValues({ ...emptyClient, locale }, stored)}
          resolver={clientResolver}
          save={save}
          onSaved={onClose}
          onInvalid={reportMissing}
          openParams={['add', 'edit']}
          texts={(values) => clientTexts(values, nameCountry)}
          className="grid min-w-0 gap-8"
        >
          <IdentityFields except={client?.id} />
          <TermsFields />
        </RecordForm>
      )}
    </FormDialog>
  );
}
