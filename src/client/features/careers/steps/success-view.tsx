import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { replyWithinDays } from '../../../../shared/content/careers.ts';
import { company } from '../../../../shared/content/company.ts';
import type { SentApplication } from '../../../../shared/contracts/attempt.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { AddressCorrection } from '../../../domain/address-correction.tsx';
import { useCompanyContact } from '../../../domain/company-contact.tsx';
import { applicationReference } from '../../../domain/sent-application.ts';
import { trpcClient } from '../../../trpc-client.ts';
import { ArcDivider } from '../../../ui/arc-divider.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmailSentence } from '../../../ui/sentence.tsx';

/** The last word of an application. */
export function ConfirmationView() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-16 sm:px-6 sm:py-28">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {m.careers_confirmation_title()}
      </h1>
      <ArcDivider />
      <p className="text-lg text-muted">{m.careers_confirmation_text()}</p>
      <Link to="/" className={`${buttonClass('primary', 'lg')} justify-self-start`}>
        {m.careers_confirmation_home()}
      </Link>
    </div>
  );
}

interface SuccessViewProps {
  sent: SentApplication;
  /** The address was corrected, which makes another link. */
  onCorrected: (sent: SentApplication) => void;
  onReturn: () => void;
}

/** The server has the application. */
export function SuccessView({ sent, onCorrected, onReturn }: SuccessViewProps) {
  const { careersEmail } = useCompanyContact();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  async function correct(email: string) {
    const { statusToken: token, access } = sent;
    onCorrected(await trpcClient.careers.correctOwnAddress.mutate({ token, access, email }));
  }

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8 px-4 pt-24 pb-12 sm:px-6 sm:py-20">
      <div className="grid gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {m.careers_success_title()}
        </h1>
        <p className="text-lg text-muted">{m.careers_success_lead()}</p>
        <p>
          <span className="block text-sm text-muted">{m.careers_success_reference()}</span>
          <span className="figures font-medium">{applicationReference(sent.id)}</span>
        </p>
        <AddressCorrection email={sent.email} canCorrect isLateWithoutProof onSave={correct} />
      </div>
      <section className="grid gap-4">
        <h2 className="text-xl">{m.careers_success_next_title()}</h2>
        <ArcDivider />
        <ol className="grid list-decimal gap-2 ps-5">
          <li>{m.careers_success_next_mail()}</li>
          <li>{m.careers_success_next_review()}</li>
          <li>{m.careers_success_next_reply({ days: replyWithinDays })}</li>
        </ol>
      </section>
      <section className="grid justify-items-start gap-4">
        <h2 className="text-xl">{m.careers_success_page_title()}</h2>
        <p className="text-muted">{m.careers_success_page_text()}</p>
        <Link
          to="/application"
          search={{ token: sent.statusToken }}
          className={buttonClass('secondary')}
        >
          {m.careers_success_page_link()}
        </Link>
        <p className="text-muted wrap-anywhere">
          <EmailSentence
            sentence={(email) => m.careers_success_help({ email })}
            email={careersEmail}
          />
        </p>
      </section>
      <section className="grid gap-4">
        <h2 className="text-xl">{m.careers_success_reviews_title()}</h2>
        <p className="text-muted">{m.careers_success_reviews_text()}</p>
        <div className="flex flex-wrap gap-3">
          <a
            href={company.reviewSites.maps}
            target="_blank"
            rel="noopener"
            className={buttonClass('secondary')}
          >
            {m.careers_success_reviews_maps()}
          </a>
          <a
            href={company.reviewSites.consumers}
            target="_blank"
            rel="noopener"
            className={buttonClass('secondary')}
          >
            {m.careers_success_reviews_consumers()}
          </a>
        </div>
      </section>
      <Button size="lg" onClick={onReturn} className="justify-self-start">
        {m.careers_return_home()}
      </Button>
    </div>
  );
}
