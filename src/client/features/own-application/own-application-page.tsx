import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SentApplication } from '../../../shared/contracts/attempt.ts';
import type { LinkedApplication } from '../../../shared/contracts/own-application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import {
  applicationReference,
  type OwnAccess,
  readAccess,
  readRememberedApplication,
  rememberAccess,
  rememberApplication,
} from '../../domain/sent-application.ts';
import { readError } from '../../lib/read-error.ts';
import { buttonClass } from '../../ui/button.tsx';
import { MailLinkLayout, MailLinkStatus, useMailLink } from '../../ui/mail-link-page.tsx';
import { EmailSentence } from '../../ui/sentence.tsx';
import { type OpenedApplication, OwnApplicationView } from './own-application-view.tsx';

/** Says that the link leads to no application, and what to do. */
function InvalidLinkNotice() {
  const { careersEmail } = useCompanyContact();
  return (
    <p role="status" className="text-lg text-muted wrap-anywhere">
      <EmailSentence sentence={(email) => m.own_unknown_text({ email })} email={careersEmail} />
    </p>
  );
}

/** The farewell after an application was erased, and what its link says from then on. */
function ErasedNotice({ isErasedNow }: { isErasedNow: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The focused button to erase it is gone.
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

type FoundApplication = {
  /** Null when nothing is held of it. */
  application: LinkedApplication | null;
  opened: OpenedApplication | null;
};

/** Shortest and longest wait before the page checks for the end of an access, in milliseconds. */
const checkMs = { least: 60_000, most: 86_400_000 };

/** The application behind the link, looked up in the browser alone: the page itself is the same for everybody. */
function useLinkedApplication() {
  const { token } = useSearch({ from: '/public/application' });
  const navigate = useNavigate();
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const [isErased, setIsErased] = useState(false);
  /** For a browser that keeps nothing. */
  const held = useRef<OwnAccess | null>(null);

  async function open(secret: string, given: OwnAccess): Promise<OpenedApplication> {
    const grant = { token: secret, access: given.access };
    const own = await (await api()).careers.getOwnDetails.query(grant);
    return { ...given, own, isLocked: false };
  }

  async function findOpened(secret: string): Promise<OpenedApplication | null> {
    const given = readAccess(secret) ?? held.current;
    if (!given) return lock();
    try {
      return await open(secret, given);
    } catch (error) {
      // Its time is over, or it was made for another link.
      if (readError(error).code !== 'proof-required') throw error;
      held.current = null;
      return lock();
    }
  }

  const { link, retry, refresh, show } = useMailLink(
    token,
    async (secret): Promise<FoundApplication | null> => {
      const found = await (await api()).careers.getOwnApplication.query({ token: secret });
      if (!found?.application) return found && { application: null, opened: null };
      return { application: found.application, opened: await findOpened(secret) };
    },
  );

  const found = link.state === 'open' ? link.found : null;
  /** The opened part is hidden until the digits are entered again: half-typed text in it stays. */
  const lock = () => (found?.opened ? { ...found.opened, isLocked: true } : null);
  const until = found?.opened?.isLocked === false ? found.opened.accessUntil.getTime() : null;
  const check = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (until === null) return;
    // The server says whether it is over: the clock of this device may be wrong.
    const left = Math.max(checkMs.least, Math.min(checkMs.most, until - Date.now()));
    const timer = setInterval(check, left);
    return () => clearInterval(timer);
  }, [until]);

  return {
    link,
    retry,
    /** It was erased from here. */
    isErased,
    /** Null when nothing is held of it. */
    application: found?.application ?? null,
    /** Null until the viewer has proved their identity. */
    opened: found?.opened ?? null,
    unlocked: async (given: OwnAccess) => {
      if (link.state !== 'open') return;
      held.current = given;
      rememberAccess(link.token, given);
      show({ ...link.found, opened: await open(link.token, given) });
    },
    /** The address was corrected: another link leads here from now on. */
    corrected: (sent: SentApplication) => {
      const remembered = readRememberedApplication();
      if (remembered?.reference === applicationReference(sent.id)) rememberApplication(sent);
      else rememberAccess(sent.statusToken, sent);
      held.current = sent;
      if (found?.opened) {
        const { access, accessUntil } = sent;
        const own = { ...found.opened.own, email: sent.email };
        show({ ...found, opened: { ...found.opened, access, accessUntil, own } });
      }
      void navigate({
        to: '/application',
        search: { token: sent.statusToken },
        replace: true,
        resetScroll: false,
      });
    },
    changed: async (application: LinkedApplication) => {
      show({ application, opened: found?.opened ?? null });
      await refresh();
    },
    showErased: () => {
      setIsErased(true);
      show({ application: null, opened: null });
    },
    /** Looks again: it was changed elsewhere. */
    refresh,
  };
}

function titleOf({ link, isErased, application }: ReturnType<typeof useLinkedApplication>): string {
  if (link.state === 'dead') return m.own_unknown_title();
  if (isErased) return m.own_erased_title();
  return link.state === 'open' && !application ? m.own_gone_title() : m.own_title();
}

/** An application, for its applicant: the page behind the link of its mails. */
export function OwnApplicationPage() {
  const own = useLinkedApplication();
  const { link, retry, isErased, application, opened, refresh } = own;
  return (
    <MailLinkLayout title={titleOf(own)}>
      <MailLinkStatus link={link} onRetry={retry} />
      {link.state === 'dead' && <InvalidLinkNotice />}
      {link.state === 'open' &&
        (application ? (
          <OwnApplicationView
            token={link.token}
            application={application}
            opened={opened}
            onUnlocked={own.unlocked}
            onCorrected={own.corrected}
            onChanged={own.changed}
            onErased={own.showErased}
            onOutdated={refresh}
          />
        ) : (
          <ErasedNotice isErasedNow={isErased} />
        ))}
    </MailLinkLayout>
  );
}
