import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type {
  ApplicationGrant,
  OwnApplication,
} from '../../../shared/contracts/own-application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import {
  applicationReference,
  clearStoredAccess,
  clearStoredApplication,
  readRememberedApplication,
} from '../../domain/sent-application.ts';
import { isOutdated, readError, type UiError } from '../../lib/read-error.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { EmailSentence } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.tsx';

interface OwnActionOptions {
  /** Says that it did not work. */
  title: () => string;
  /** The application is not what the page shows: it has to be looked at again. */
  onOutdated: () => Promise<void>;
}

/** Codes whose server message is shown to the person. */
const shownCodes = new Set(['held', 'proof-required']);

/** The application is not what the page shows, or what opened it is over. */
export const isPageOutdated = (code: UiError['code']) => isOutdated(code) || shownCodes.has(code);

/** Does one thing with the application, once however often it is clicked, and says what went wrong. */
export function useOwnAction({ title, onOutdated }: OwnActionOptions) {
  const [failure, setFailure] = useState<string | null>(null);

  const [run, pending] = useSingleFlight(async (act: () => Promise<void>) => {
    setFailure(null);
    try {
      await act();
    } catch (error) {
      const { code, message } = readError(error);
      const text = isOutdated(code) ? m.own_changed() : message;
      // Said where the digits are asked for.
      if (code !== 'proof-required') setFailure(text);
      toast({ title: title(), description: text, variant: 'danger' });
      if (isPageOutdated(code)) await onOutdated();
    }
  });

  return { pending, failure, run };
}

interface EraseApplicationSectionProps {
  grant: ApplicationGrant;
  own: Pick<OwnApplication, 'isHired' | 'isHeld'>;
  onErased: () => void;
  onOutdated: () => Promise<void>;
}

/** Erases everything that is stored for an application. */
export function EraseApplicationSection({
  grant,
  own: { isHired, isHeld },
  onErased,
  onOutdated,
}: EraseApplicationSectionProps) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { careersEmail } = useCompanyContact();
  const { failure, run } = useOwnAction({ title: m.own_erase_failed, onOutdated });

  const erase = () =>
    run(async () => {
      await (await api()).careers.eraseOwnApplication.mutate(grant);
      clearStoredAccess(grant.token);
      if (readRememberedApplication()?.reference === applicationReference(grant.token)) {
        clearStoredApplication();
      }
      onErased();
    });

  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">{m.own_erase_title()}</h2>
      {isHeld ? (
        <Alert tone="warning">
          <EmailSentence sentence={(email) => m.own_erase_held({ email })} email={careersEmail} />
        </Alert>
      ) : (
        <>
          <p className="text-muted">{m.own_erase_text()}</p>
          {isHired && <p className="text-muted">{m.own_erase_hired()}</p>}
          {failure && (
            <Alert tone="danger" title={m.own_erase_failed()}>
              {failure}
            </Alert>
          )}
          <ConfirmButton
            variant="danger"
            label={m.own_erase()}
            title={m.own_erase_ask()}
            description={m.own_erase_ask_text()}
            action={m.own_erase_confirm()}
            onConfirm={erase}
          />
        </>
      )}
    </section>
  );
}
