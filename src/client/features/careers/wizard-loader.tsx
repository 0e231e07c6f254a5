import { type ComponentType, useEffect, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Fetches the wizard when it is wanted; a thin line that drops it can be asked again. */
export function WizardLoader() {
  const [Wizard, setWizard] = useState<ComponentType | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    let mounted = true;
    import('./wizard/wizard.tsx').then(
      (module) => mounted && setWizard(() => module.Wizard),
      () => mounted && setFailedAttempt(attempt),
    );
    return () => {
      mounted = false;
    };
  }, [attempt]);

  if (Wizard) return <Wizard />;
  if (failedAttempt === attempt) {
    return (
      <ErrorState
        message={m.error_network()}
        onRetry={() => setAttempt((current) => current + 1)}
        className="min-h-[60vh] content-center"
      />
    );
  }
  return (
    <div className="grid min-h-[60vh] place-items-center content-center gap-3 text-muted">
      <Spinner decorative />
      <p role="status">{m.careers_wizard_loading()}</p>
    </div>
  );
}
