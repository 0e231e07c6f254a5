import { Link, useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { company } from '../../../shared/content/company.ts';
import { getDateFormat } from '../../../shared/i18n/date-format.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { NoScriptNotice, useCompanyContact } from '../../domain/company-contact.tsx';
import {
  clearStoredApplication,
  type RememberedApplication,
  readRememberedApplication,
} from '../../domain/sent-application.ts';
import { takeEarlyClick } from '../../lib/early-input.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmailSentence } from '../../ui/sentence.tsx';
import { ProcessOverview } from './process-overview.tsx';
import {
  type DraftSummary,
  readStoredDraft,
  stepName,
  steps,
  summarizeDraft,
} from './wizard-progress.ts';

interface DraftOfferProps {
  draft: DraftSummary;
  onContinue: () => void;
  onStartOver: () => void;
  onIntent: () => void;
}

/** An application that was begun on this device: go on where it stands, or begin anew. */
function DraftOffer({ draft, onContinue, onStartOver, onIntent }: DraftOfferProps) {
  const [confirming, setConfirming] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const startOver = useRef<HTMLButtonElement>(null);
  const place = m.careers_draft_place({
    step: draft.step,
    total: steps.length,
    name: stepName(draft.step),
  });

  return (
    <section
      aria-label={m.careers_draft_region()}
      className="min-w-0 border-s-[3px] border-sun ps-4"
    >
      <p className="font-display text-xl font-semibold wrap-anywhere">
        {draft.applicantName
          ? m.careers_draft_title_name({ name: draft.applicantName })
          : m.careers_draft_title()}
      </p>
      <p className="mt-1 text-muted">{place}</p>
      {confirming ? (
        <div className="mt-4 grid gap-3">
          <p ref={question} tabIndex={-1} className="outline-none">
            {m.careers_start_over_question()}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" onClick={onStartOver}>
              {m.careers_start_over_confirm()}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                setConfirming(false);
                requestAnimationFrame(() => startOver.current?.focus());
              }}
            >
              {m.careers_start_over_keep()}
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="lg" onClick={onContinue} onPointerEnter={onIntent} onFocus={onIntent}>
            {m.careers_continue()}
          </Button>
          <Button
            ref={startOver}
            size="lg"
            variant="quiet"
            onClick={() => {
              setConfirming(true);
              requestAnimationFrame(() => question.current?.focus());
            }}
          >
            {m.careers_start_over()}
          </Button>
        </div>
      )}
    </section>
  );
}

/** One big reason and two beside it. */
function Benefits() {
  return (
    <section
      aria-labelledby="careers-benefits"
      className="mx-auto max-w-[90rem] px-4 py-16 sm:px-6 sm:py-24 lg:px-10"
    >
      <h2 id="careers-benefits" className="max-w-[18ch] text-3xl">
        {m.careers_benefits_title()}
      </h2>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <article className="grid gap-4 bg-surface px-5 py-8 sm:grid-cols-[auto_1fr] sm:items-end sm:gap-8 sm:px-8 lg:col-span-7 lg:py-12">
          <p
            aria-hidden="true"
            className="figures font-display text-[clamp(5.5rem,14vw,11rem)] leading-[0.8] font-bold tracking-tighter text-sea"
          >
            {company.offices}
          </p>
          <div className="grid gap-2">
            <h3 className="text-2xl">{m.careers_benefit_presence_title()}</h3>
            <p className="max-w-[44ch] text-muted">
              {m.careers_benefit_presence_text({ count: company.offices })}
            </p>
          </div>
        </article>
        <div className="grid content-between gap-8 lg:col-span-5">
          <article className="grid gap-2 border-t border-edge pt-5">
            <h3 className="text-xl">{m.careers_benefit_growth_title()}</h3>
            <p className="max-w-[52ch] text-muted">{m.careers_benefit_growth_text()}</p>
          </article>
          <article className="grid gap-2 border-t border-edge pt-5">
            <h3 className="text-xl">{m.careers_benefit_pay_title()}</h3>
            <p className="max-w-[52ch] text-muted">{m.careers_benefit_pay_text()}</p>
          </article>
        </div>
      </div>
    </section>
  );
}

const deck = 340;
const hangers = Array.from({ length: 23 }, (_, index) => 60 + index * 49.1);

/** Height of the arc over the deck, both ends at 0 and 190 in the middle. */
function arcHeight(x: number): number {
  const part = x / 1200;
  return 4 * part * (1 - part) * 190;
}

/** A bridge from one shore to the other, and the sun on its way between two working days. */
function Bridge({ className }: { className?: string }) {
  return (
    <svg viewBox="0 120 1200 280" fill="none" aria-hidden="true" className={className}>
      <circle cx="820" cy="210" r="84" fill="var(--sun)" opacity="0.08" />
      <circle cx="820" cy="210" r="50" fill="var(--sun)" opacity="0.12" />
      <path
        d="M-300 360Q600 40 1500 360"
        stroke="var(--sun)"
        strokeOpacity="0.6"
        strokeWidth="1.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <circle cx="820" cy="210" r="22" fill="var(--sun)" />
      <path d="M0 340Q600 -40 1200 340" stroke="var(--sea)" strokeWidth="3" />
      <g stroke="var(--sea)" strokeOpacity="0.5">
        {hangers.map((x) => (
          <path key={x} d={`M${x} ${deck}V${deck - arcHeight(x)}`} />
        ))}
      </g>
      <path d={`M-2000 ${deck}H3200`} stroke="var(--ink)" strokeWidth="2" />
      <g stroke="var(--edge)" strokeOpacity="0.6" strokeWidth="1.5" strokeLinecap="round">
        <path d="M-420 362H-160M90 362H300M360 362H420M520 362H810M880 362H900M960 362H1130M1290 362H1600" />
        <path d="M-240 381H-60M30 381H160M240 381H520M600 381H640M720 381H1010M1080 381H1190M1260 381H1400" />
      </g>
    </svg>
  );
}

/** An application that was sent from this device, for applicants who lost the confirmation page. */
function SentNote() {
  const { locale } = useRouteContext({ from: '__root__' });
  const [sent, setSent] = useState<RememberedApplication | null>(null);
  useEffect(() => setSent(readRememberedApplication()), []);
  if (!sent) return null;

  function clear() {
    clearStoredApplication();
    setSent(null);
    document.getElementById('main')?.focus();
  }

  const { reference, sentAt, token, sender } = sent;
  const date = getDateFormat(locale, { dateStyle: 'long' }).format(sentAt);
  return (
    <section
      aria-label={m.careers_sent_region()}
      className="grid min-w-0 gap-1 border-s-[3px] border-sun ps-4"
    >
      <p className="font-display text-xl font-semibold">{m.careers_sent_title({ date })}</p>
      <p className="text-muted">{m.careers_sent_reference({ reference })}</p>
      {sender && (
        <p className="text-muted wrap-anywhere">
          {m.careers_sent_address({ email: sender.email })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {token && (
          <Link to="/application" search={{ token }} className={buttonClass('secondary')}>
            {m.careers_success_page_link()}
          </Link>
        )}
        <Button variant="quiet" onClick={clear}>
          {m.careers_sent_forget()}
        </Button>
      </div>
    </section>
  );
}

interface StartPanelProps {
  applicationsEnabled: boolean;
  onStart: () => void;
  onStartOver: () => void;
}

const startId = 'start-application';

/** The wizard is on its way before the click lands. */
const prefetchWizard = () => {
  import('./wizard.tsx').catch(() => undefined);
};

/** The way into the wizard: a start, the draft that waits, or why there is none. */
function StartPanel({ applicationsEnabled, onStart, onStartOver }: StartPanelProps) {
  const { careersEmail } = useCompanyContact();
  const [draft, setDraft] = useState<DraftSummary | null>(null);
  const findDraft = useEffectEvent(() => {
    const found = summarizeDraft(readStoredDraft());
    setDraft(found);
    // The offer takes the place of the button that was clicked.
    if (found && takeEarlyClick(`#${startId}`)) onStart();
  });
  useEffect(() => findDraft(), []);

  if (!applicationsEnabled) {
    return (
      <div className="border-s-[3px] border-sun ps-4">
        <p className="font-display text-xl font-semibold">{m.careers_closed_title()}</p>
        <p className="mt-1 max-w-[52ch] text-muted">
          <EmailSentence
            sentence={(email) => m.careers_closed_text({ email })}
            email={careersEmail}
          />
        </p>
        {draft && <p className="mt-2 text-muted">{m.careers_closed_draft()}</p>}
      </div>
    );
  }
  if (draft) {
    return (
      <DraftOffer
        draft={draft}
        onContinue={onStart}
        onStartOver={onStartOver}
        onIntent={prefetchWizard}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <NoScriptNotice email={careersEmail} />
      <Button
        id={startId}
        size="lg"
        onClick={onStart}
        onPointerEnter={prefetchWizard}
        onFocus={prefetchWizard}
        className="justify-self-start noscript:hidden"
      >
        {m.careers_start()}
      </Button>
      <p className="text-sm text-muted">{m.careers_start_note()}</p>
    </div>
  );
}

interface HeroProps {
  applicationsEnabled: boolean;
  onStart: () => void;
  onStartOver: () => void;
}

function Hero(props: HeroProps) {
  return (
    <section className="night relative isolate overflow-hidden">
      <Bridge className="absolute bottom-0 left-1/2 -z-10 w-full max-w-[96rem] min-w-[52rem] -translate-x-1/2 overflow-visible" />
      <div className="mx-auto grid max-w-[90rem] gap-x-10 gap-y-6 px-4 pt-12 pb-52 sm:px-6 sm:pt-20 sm:pb-64 lg:grid-cols-12 lg:px-10 lg:pt-24 lg:pb-[24rem]">
        <h1 className="text-5xl lg:col-span-7">{m.careers_headline()}</h1>
        <div className="grid content-end gap-6 lg:col-span-5 lg:pb-2">
          <p className="max-w-[46ch] text-lg text-muted">{m.careers_lead()}</p>
          <SentNote />
          <StartPanel {...props} />
        </div>
      </div>
    </section>
  );
}

/** Things to have at hand before starting. */
function Preparation() {
  const items = [
    { title: m.careers_prepare_time_title(), text: m.careers_prepare_time_text() },
    { title: m.careers_prepare_resume_title(), text: m.careers_prepare_resume_text() },
    { title: m.careers_prepare_keyboard_title(), text: m.careers_prepare_keyboard_text() },
    { title: m.careers_prepare_line_title(), text: m.careers_prepare_line_text() },
  ];
  return (
    <section
      aria-labelledby="careers-prepare"
      className="mx-auto grid max-w-[90rem] gap-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-12 lg:px-10"
    >
      <h2 id="careers-prepare" className="text-3xl lg:col-span-4">
        {m.careers_prepare_title()}
      </h2>
      <dl className="grid gap-x-10 sm:grid-cols-2 lg:col-span-8">
        {items.map(({ title, text }) => (
          <div key={title} className="border-t border-mist py-5">
            <dt className="font-display text-xl font-semibold tracking-tight">{title}</dt>
            <dd className="mt-1 max-w-[44ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface LandingProps {
  applicationsEnabled: boolean;
  onStart: () => void;
  onStartOver: () => void;
}

export function Landing(props: LandingProps) {
  return (
    <>
      <Hero {...props} />
      <Benefits />
      <ProcessOverview />
      {props.applicationsEnabled && <Preparation />}
    </>
  );
}
