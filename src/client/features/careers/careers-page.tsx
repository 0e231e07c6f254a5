import { getRouteApi, useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Landing } from './landing.tsx';
import {
  clearScrollPosition,
  deleteStoredDraft,
  readStoredDraft,
  summarizeDraft,
  wizardHash,
} from './wizard-progress.ts';

/** Fetches the wizard when it is wanted; a thin line that drops it can be asked again. */
function WizardLoader() {
  const [Wizard, setWizard] = useState<ComponentType | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    let mounted = true;
    import('./wizard.tsx').then(
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

const layout = getRouteApi('/public');

/** The careers page: the landing, and above it the wizard after the start. */
export function CareersPage() {
  const { applicationsEnabled } = layout.useLoaderData();
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(false);

  const open = hydrated && hash === wizardHash && (applicationsEnabled || asked);

  // An address without a draft behind it, as after submitting or from another device, starts at the landing.
  const leaveEmptyWizard = useEffectEvent(() => {
    if (hash !== wizardHash || asked) return;
    if (summarizeDraft(readStoredDraft()) === null)
      void navigate({ to: '/careers', replace: true });
  });
  useEffect(() => leaveEmptyWizard(), []);

  function start() {
    setAsked(true);
    clearScrollPosition();
    void navigate({ to: '/careers', hash: wizardHash });
  }

  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {open ? (
        <WizardLoader />
      ) : (
        <Landing
          applicationsEnabled={applicationsEnabled}
          onStart={start}
          onStartOver={() => {
            deleteStoredDraft();
            start();
          }}
        />
      )}
    </main>
  );
}
