import type { PlanId } from '../../../../shared/content/plans.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TrapField } from '../form/trap-field.tsx';
import { ClosingFields } from './closing-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { PlanChoice } from './plan-choice.tsx';
import type { RegistrationRecord } from './registration-record.ts';
import { useRegistration } from './use-registration.ts';

interface RegistrationFormProps {
  plan: PlanId | undefined;
  onRegistered: (record: RegistrationRecord) => void;
}

export function RegistrationForm({ plan, onRegistered }: RegistrationFormProps) {
  const { form, failure, trap, submit, pending, prepare } = useRegistration({
    plan,
    onRegistered,
  });
  return (
    // The method keeps a page that is still asleep from going anywhere on a submit.
    <form
      id="registration-form"
      method="dialog"
      noValidate
      onFocus={prepare}
      onSubmit={submit}
      className="grid gap-12"
    >
      <CompanyFields form={form} />
      <PersonFields form={form} />
      <PlanChoice plan={plan} />
      <ClosingFields form={form}>
        <TrapField ref={trap} />
        {failure && (
          <Alert tone="danger" title={m.contact_not_sent()}>
            {failure}
          </Alert>
        )}
        <Button
          type="submit"
          size="lg"
          pending={pending}
          className="w-full justify-self-start sm:w-auto"
        >
          {pending ? m.contact_register_submitting() : m.contact_register_submit()}
        </Button>
      </ClosingFields>
    </form>
  );
}
