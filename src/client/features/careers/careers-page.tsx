import { getRouteApi, useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { deleteStoredDraft, storedDraft, summarizeDraft } from './draft-summary.ts';
import { Landing } from './landing/landing.tsx';
import { forgetPlace } from './place.ts';
import { wizardHash } from './wizard-hash.ts';
import { WizardLoader } from './wizard-loader.tsx';

const layout = getRouteApi('/public');

/** The careers page: the landing, and above it the wizard once somebody starts. */
export function CareersPage() {
  const { applicationsEnabled } = layout.useLoaderData();
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(false);

  const open = hydrated && hash === wizardHash && (applicationsEnabled || asked);

  // An address without a draft behind it, as after submitting or from somebody else, starts at the landing.
  const leaveEmptyWizard = useEffectEvent(() => {
    if (hash !== wizardHash || asked) return;
    if (summarizeDraft(storedDraft()) === null) void navigate({ to: '/careers', replace: true });
  });
  useEffect(() => leaveEmptyWizard(), []);

  function start() {
    setAsked(true);
    forgetPlace();
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
