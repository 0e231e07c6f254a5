import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { brand } from '../../../../shared/content/brand.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { lazySection } from '../../../ui/lazy-section.tsx';
import { PlannerSkeleton } from '../booking/planner-skeleton.tsx';

/** Places on the sun's path: it rises with the PIN and has gone once round when the team calls. */
const stops = [
  { x: 44, y: 163, isPast: true },
  { x: 160, y: 70, isPast: false },
  { x: 276, y: 163, isPast: false },
];

function SunPathDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 220" fill="none" className="w-full">
      <path d="M24 210A136 140 0 0 1 296 210" stroke="var(--sea)" strokeWidth="2" />
      <path
        d="M64 210A96 100 0 0 1 256 210"
        stroke="var(--edge)"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      {[52, 80, 108, 136, 160, 184, 212, 240, 268].map((x) => (
        <path
          key={x}
          d={`M${x} 210V${210 - 140 * Math.sqrt(1 - ((x - 160) / 136) ** 2)}`}
          stroke="var(--mist)"
        />
      ))}
      <path d="M0 210.5H320" stroke="var(--edge)" />
      {stops.map(({ x, y, isPast }, index) => (
        <g key={x}>
          <circle
            cx={x}
            cy={y}
            r="19"
            fill={isPast ? 'var(--sun)' : 'var(--paper)'}
            stroke={isPast ? 'var(--sun)' : 'var(--sea)'}
            strokeWidth="1.5"
          />
          <text
            x={x}
            y={y + 5.5}
            textAnchor="middle"
            fontSize="16"
            fontWeight="600"
            fill={isPast ? 'var(--on-sun)' : 'var(--ink)'}
            className="figures font-display"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The steps after a registration, drawn as one day. */
export function NextStepsPanel() {
  const steps = [
    { title: m.contact_register_next_pin(), text: m.contact_register_next_pin_text() },
    { title: m.contact_register_next_talk(), text: m.contact_register_next_talk_text() },
    { title: m.contact_register_next_team(), text: m.contact_register_next_team_text() },
  ];
  return (
    <aside
      aria-labelledby="registration-next"
      className="night rounded px-5 py-8 sm:px-8 lg:sticky lg:top-28"
    >
      <h2 id="registration-next" className="text-2xl">
        {m.contact_register_next()}
      </h2>
      <div className="mx-auto mt-4 max-w-80">
        <SunPathDrawing />
      </div>
      <ol className="mt-6 grid sm:max-lg:grid-cols-3 sm:max-lg:gap-x-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2rem_1fr] border-t border-mist py-4">
            <span aria-hidden="true" className="figures font-display font-semibold text-sea">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** A title for as long as a part of a page stands for the whole of it; afterwards the page's own, or that of the next. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

/** Data of the success screen, stored for the tab so that a reload does not lose the PIN. */
export type RegistrationRecord = {
  mediaKitPin: string;
  companyName: string;
  contactPerson: string;
  contactEmail: string;
};

const key = 'registration_done';

export function saveRegistration(record: RegistrationRecord): void {
  writeStored('tab', key, JSON.stringify(record));
}

export function clearRegistration(): void {
  writeStored('tab', key, null);
}

/** The registration this tab has made; null when there is none. */
export function readSavedRegistration(): RegistrationRecord | null {
  try {
    const stored: unknown = JSON.parse(readStored('tab', key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const entries = new Map<string, unknown>(Object.entries(stored));
    const text = (name: string) => {
      const value = entries.get(name);
      return typeof value === 'string' ? value : '';
    };
    const mediaKitPin = text('mediaKitPin');
    if (mediaKitPin === '') return null;
    return {
      mediaKitPin,
      companyName: text('companyName'),
      contactPerson: text('contactPerson'),
      contactEmail: text('contactEmail'),
    };
  } catch {
    return null;
  }
}

/** The booking that follows a registration: who only reads the form does not fetch it. */
export const RegistrationBooking = lazySection(
  () => import('../booking/booking-part.tsx').then((part) => part.BookingSection),
  <PlannerSkeleton />,
);

/** The PIN, as large as its worth, under the sun. */
function AccessPin({ pin }: { pin: string }) {
  return (
    <div className="night relative overflow-clip rounded px-5 py-8 sm:px-8">
      <svg
        aria-hidden="true"
        viewBox="0 0 240 120"
        fill="none"
        className="absolute end-0 bottom-0 h-full max-h-52 max-sm:opacity-40"
      >
        <path d="M20 120A100 100 0 0 1 220 120" stroke="var(--sea)" strokeWidth="1.5" />
        <path d="M60 120A60 60 0 0 1 180 120" stroke="var(--edge)" strokeDasharray="1 6" />
        <circle cx="170" cy="33" r="11" fill="var(--sun)" />
      </svg>
      <div className="relative">
        <h2 className="font-text text-base font-medium tracking-normal text-muted">
          {m.contact_register_pin()}
        </h2>
        <p className="figures my-2 font-display text-5xl font-bold tracking-[0.12em]">{pin}</p>
        <CopyButton text={pin} what={m.media_pin()} />
      </div>
    </div>
  );
}

interface RegistrationConfirmationProps {
  record: RegistrationRecord;
  onAnother: () => void;
}

/** The company is registered: the PIN, and what happens next. */
export function RegistrationConfirmation({ record, onAnother }: RegistrationConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  useDocumentTitle(`${m.contact_register_complete()} | ${brand}`);

  const steps = [
    {
      title: m.contact_register_step_mail(),
      text: m.contact_register_step_mail_text({ email: record.contactEmail }),
    },
    { title: m.contact_register_step_talk(), text: m.contact_register_step_talk_text() },
    { title: m.contact_register_step_team(), text: m.contact_register_step_team_text() },
    { title: m.contact_register_step_kit(), text: m.contact_register_step_kit_text() },
  ];

  return (
    <div className="mx-auto max-w-[90rem] px-4 pt-12 pb-20 sm:px-6 sm:pt-16 lg:px-10 lg:pb-28">
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="grid min-w-0 content-start gap-8 wrap-anywhere lg:col-span-7">
          <div>
            <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
              {m.contact_register_complete()}
            </h1>
            <p className="mt-5 max-w-[52ch] text-lg text-muted">
              {m.contact_register_complete_lead({ company: record.companyName })}
            </p>
          </div>
          <AccessPin pin={record.mediaKitPin} />
          <div className="flex flex-wrap gap-3">
            <Link to="/media-kit" className={buttonClass('primary', 'lg')}>
              {m.contact_register_media_kit()}
            </Link>
            <Link to="/" className={buttonClass('secondary', 'lg')}>
              {m.contact_register_home()}
            </Link>
          </div>
        </div>
        <section aria-labelledby="registration-steps" className="lg:col-span-5">
          <h2 id="registration-steps" className="text-2xl">
            {m.contact_register_steps()}
          </h2>
          <ol className="mt-5">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-edge py-4">
                <span aria-hidden="true" className="figures font-display text-xl font-semibold">
                  {index + 1}
                </span>
                <div className="min-w-0">
                  <h3 className="text-lg">{title}</h3>
                  <p className="mt-1 break-words text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section
        aria-labelledby="registration-talk"
        className="mt-16 grid gap-x-12 gap-y-8 border-t border-edge pt-8 lg:grid-cols-12"
      >
        <h2 id="registration-talk" className="text-2xl lg:col-span-4">
          {m.contact_register_step_talk()}
        </h2>
        <div className="min-h-[40rem] min-w-0 lg:col-span-8">
          <RegistrationBooking
            source="registration"
            name={record.contactPerson}
            email={record.contactEmail}
            company={record.companyName}
          />
        </div>
      </section>
      <Button variant="quiet" onClick={onAnother} className="mt-10 -ms-5">
        {m.contact_register_again()}
      </Button>
    </div>
  );
}
