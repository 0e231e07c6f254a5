import { useRouteContext } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { SessionList } from './session-list.tsx';

/** What everybody can do about their own account, in whatever portal; for some it is where they have to begin. */
export function AccountPage() {
  const { user } = useRouteContext({ from: '/portal' });
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <div data-no-print>
        <h1 className="text-2xl">{m.account_title()}</h1>
        <p className="mt-2 max-w-[60ch] text-muted">{m.account_lead()}</p>
      </div>
      <div className="mt-8 grid max-w-3xl gap-6">
        {user.lacksSecondFactor ? (
          <>
            <div data-no-print>
              <Alert tone="warning" title={m.second_factor_gate_title()}>
                {m.second_factor_gate_text()}
              </Alert>
            </div>
            <SecondFactorSection />
          </>
        ) : (
          <>
            <div data-no-print>
              <PasswordForm />
            </div>
            <SecondFactorSection />
          </>
        )}
        <div data-no-print className="grid gap-6">
          {user.lacksSecondFactor && <PasswordForm />}
          <SessionList />
          <LanguageChoice />
        </div>
      </div>
    </main>
  );
}
