import { m } from '../../../shared/i18n/paraglide/messages.js';
import { LanguageChoice } from './language-choice.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** What everybody can do about their own account, in whatever portal. */
export function AccountPage() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <h1 className="text-2xl">{m.account_title()}</h1>
      <p className="mt-2 max-w-[60ch] text-muted">{m.account_lead()}</p>
      <div className="mt-8 grid max-w-3xl gap-6">
        <PasswordForm />
        <SessionList />
        <LanguageChoice />
      </div>
    </main>
  );
}
