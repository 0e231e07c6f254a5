import { Link, useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { CandidateApplication } from '../../../shared/contracts/own-application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { MailLinkLayout, MailLinkStatus, useMailLink } from '../../ui/mail-link-page.tsx';
import { CandidateApplicationView } from './own-application-view.tsx';

/** Says that the link leads to no application, and what to do. */
function InvalidLinkNotice() {
  const { careersEmail } = useCompanyContact();
  return (
    <p role="status" className="text-lg text-muted wrap-anywhere">
      {m.own_unknown_text({ email: careersEmail })}
    </p>
  );
}

/** The farewell after an application was erased, and what its link says from then on. */
function ErasedNotice({ isErasedNow }: { isErasedNow: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  // What had the focus, the way to erase it, is gone.
  useEffect(() => {
    if (isErasedNow) text.current?.focus();
  }, [isErasedNow]);
  return (
    <div className="grid justify-items-start gap-6" role="status">
      <p ref={text} tabIndex={-1} className="text-lg text-muted outline-none">
        {isErasedNow ? m.own_erased_text() : m.own_gone_text()}
      </p>
      <Link to="/careers" className={buttonClass('secondary')}>
        {m.own_careers()}
      </Link>
    </div>
  );
}

/** The application behind the link, looked up in the browser alone: the page itself is the same for everybody. */
function useCandidateApplication() {
  const { token } = useSearch({ from: '/public/application' });
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const [isErased, setIsErased] = useState(false);
  const { link, retry, refresh, show } = useMailLink(token, async (secret) =>
    (await api()).careers.getOwnApplication.query({ token: secret }),
  );

  return {
    link,
    retry,
    /** It was erased from here. */
    isErased,
    /** Null when nothing is held of it. */
    application: link.state === 'open' ? link.found.application : null,
    show: (application: CandidateApplication) => show({ application }),
    showErased: () => {
      setIsErased(true);
      show({ application: null });
    },
    /** Looks again: it was changed elsewhere. */
    refresh,
  };
}

function titleOf({
  link,
  isErased,
  application,
}: ReturnType<typeof useCandidateApplication>): string {
  if (link.state === 'dead') return m.own_unknown_title();
  if (isErased) return m.own_erased_title();
  return link.state === 'open' && !application ? m.own_gone_title() : m.own_title();
}

/** An application, for whoever sent it: the page behind the link of its mails. */
export function CandidateApplicationPage() {
  const own = useCandidateApplication();
  const { link, retry, isErased, application, show, showErased, refresh } = own;
  return (
    <MailLinkLayout title={titleOf(own)}>
      <MailLinkStatus link={link} onRetry={retry} />
      {link.state === 'dead' && <InvalidLinkNotice />}
      {link.state === 'open' &&
        (application ? (
          <CandidateApplicationView
            token={link.token}
            application={application}
            onChanged={show}
            onErased={showErased}
            onOutdated={refresh}
          />
        ) : (
          <ErasedNotice isErasedNow={isErased} />
        ))}
    </MailLinkLayout>
  );
}
