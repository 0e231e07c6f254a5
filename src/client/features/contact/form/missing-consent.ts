import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { toast } from '../../../ui/toast.tsx';

/** Tells, beside the field itself, that nothing is sent without consent. */
export function tellMissingConsent(errors: { consent?: unknown }): void {
  if (!errors.consent) return;
  toast({
    title: m.contact_consent_required_title(),
    description: m.validation_contact_consent(),
    variant: 'danger',
  });
}
