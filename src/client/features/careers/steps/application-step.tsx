import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { isConsentOutdated } from '../draft.ts';
import { StepHeading } from '../wizard/step-heading.tsx';
import { WizardActions } from '../wizard/wizard-actions.tsx';
import { dismissWizardToast, wizardToast } from '../wizard/wizard-toast.ts';
import { PersonalFields } from './personal-fields.tsx';
import { ResumeField, resumeFieldId } from './resume-field.tsx';
import type { StepProps } from './step-props.ts';
import { useApplicationForm } from './use-application-form.ts';
import { useResumeUpload } from './use-resume-upload.ts';

/** Step 1: who applies, for what, and the résumé. */
export function ApplicationStep({ store, draft, assessment, onNext }: StepProps) {
  const { locale } = useRouteContext({ from: '__root__' });
  const form = useApplicationForm(store, draft, locale);
  const [tried, setTried] = useState(draft.mend !== 'none');
  const resumeField = useRef<HTMLDivElement>(null);
  const { upload, choose, retry, cancel } = useResumeUpload({
    onUploaded: (resume) => store.update({ resume }),
    onClosed: assessment.close,
  });
  const sending = upload.phase === 'sending';

  function resumeError() {
    if (!tried || draft.resume) return undefined;
    return sending ? m.careers_resume_wait() : m.validation_resume_required();
  }

  function showWhatIsMissing() {
    setTried(true);
    dismissWizardToast();
  }

  function goOn() {
    setTried(true);
    if (sending || !draft.resume) {
      if (!sending) {
        wizardToast({
          title: m.careers_resume_required_title(),
          description: m.validation_resume_required(),
          variant: 'danger',
        });
      }
      resumeField.current?.scrollIntoView({ block: 'center' });
      document.getElementById(resumeFieldId)?.focus({ preventScroll: true });
      return;
    }
    onNext();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(goOn, showWhatIsMissing)(event)}
      className="grid gap-8"
    >
      <StepHeading step={1}>
        <p>{m.careers_application_lead()}</p>
      </StepHeading>
      {draft.mend === 'resume' && (
        <Alert tone="warning" title={m.careers_resume_lost_title()}>
          {m.careers_resume_lost_text()}
        </Alert>
      )}
      <PersonalFields
        form={form}
        consentOutdated={isConsentOutdated(draft)}
        resume={
          <ResumeField
            ref={resumeField}
            locale={locale}
            resume={draft.resume}
            upload={upload}
            error={resumeError()}
            onChoose={choose}
            onRetry={retry}
            onCancel={cancel}
            onRemove={() => store.update({ resume: null })}
          />
        }
      />
      <WizardActions>
        <Button type="submit">{m.ui_next()}</Button>
      </WizardActions>
    </form>
  );
}
