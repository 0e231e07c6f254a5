import { getRouteApi, useRouteContext } from '@tanstack/react-router';
import { Check, Download, Printer, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '../../../shared/content/company.ts';
import type { MediaKit } from '../../../shared/contracts/media-kit.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import { cn } from '../../lib/cn.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';

function KitColours({ colours }: Pick<MediaKit, 'colours'>) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-4 print:grid-cols-4">
      {colours.map(({ name, hex, use }) => (
        <li key={hex} className="flex break-inside-avoid flex-col">
          <div
            style={{ backgroundColor: hex }}
            className="h-24 rounded border border-mist [print-color-adjust:exact]"
          />
          <div className="mt-3 flex items-start justify-between gap-3">
            <div>
              <h3 className="font-text text-base font-medium tracking-normal">{name}</h3>
              <p className="figures text-sm">{hex}</p>
            </div>
            <CopyButton text={hex} what={hex} />
          </div>
          <p className="mt-1 text-sm text-muted">{use}</p>
        </li>
      ))}
    </ul>
  );
}

function KitFacts({ facts }: Pick<MediaKit, 'facts'>) {
  return (
    <dl className="grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid break-inside-avoid gap-x-6 border-t border-mist py-3 sm:grid-cols-[11rem_1fr] print:grid-cols-1"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The grounds are those of the files, whatever the theme of the page. */
const grounds = {
  light: 'bg-[#fbfaf7]',
  dark: 'bg-[#0b1b2b]',
};

function KitLogos({ logos }: Pick<MediaKit, 'logos'>) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const groundNames = {
    light: m.media_kit_ground_light(),
    dark: m.media_kit_ground_dark(),
  };
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
      {logos.map(({ id, name, ground, preview, files }) => (
        <li key={id} className="break-inside-avoid">
          <div
            className={cn(
              'grid aspect-[8/5] place-items-center rounded border border-mist p-8 [print-color-adjust:exact]',
              grounds[ground],
            )}
          >
            <img src={preview} alt="" className="max-h-full max-w-full" width={220} height={72} />
          </div>
          <h3 className="mt-3 font-text text-base font-medium tracking-normal">{name}</h3>
          <p className="text-sm text-muted">{groundNames[ground]}</p>
          <ul data-no-print className="mt-2 flex flex-wrap gap-x-5">
            {files.map(({ url, format, size }) => (
              <li key={url}>
                <a
                  href={url}
                  download
                  aria-label={m.media_kit_download({ name, format })}
                  className="inline-flex min-h-9 items-center gap-1.5 text-sm text-sea underline decoration-edge underline-offset-4 hover:decoration-sun"
                >
                  <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
                  {format}
                  <span className="figures text-muted">{formatFileSize(size, locale)}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function KitRules() {
  const groups = [
    {
      title: m.media_kit_rules_do(),
      Icon: Check,
      rules: [m.media_kit_do_space(), m.media_kit_do_size(), m.media_kit_do_ground()],
    },
    {
      title: m.media_kit_rules_dont(),
      Icon: X,
      rules: [m.media_kit_dont_change(), m.media_kit_dont_photo(), m.media_kit_dont_endorse()],
    },
  ];
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 print:grid-cols-2">
      {groups.map(({ title, Icon, rules }) => (
        <div key={title} className="break-inside-avoid">
          <h3 className="text-xl">{title}</h3>
          <ul className="mt-3 grid gap-2">
            {rules.map((rule) => (
              <li key={rule} className="flex gap-3">
                <Icon aria-hidden="true" strokeWidth={1.75} className="mt-1 size-4 shrink-0" />
                {rule}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface KitSectionProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of the kit: its name at the side, what it holds beside it. */
function KitSection({ id, title, text, children }: KitSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-10 gap-y-6 border-b border-mist py-10 last:border-b-0 lg:grid-cols-12 lg:py-14 print:block print:py-6"
    >
      <div className="lg:col-span-3">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-[40ch] text-muted">{text}</p>}
      </div>
      <div className="min-w-0 lg:col-span-9 print:mt-3">{children}</div>
    </section>
  );
}

/** Each language in a column of its own, the shortest text first. */
function KitTexts({ boilerplates }: Pick<MediaKit, 'boilerplates'>) {
  return (
    <div className="grid gap-x-10 gap-y-8 md:auto-cols-fr md:grid-flow-col md:grid-rows-[repeat(3,auto)] print:block print:space-y-4">
      {boilerplates.map(({ id, title, text }) => (
        <div key={id} className="flex flex-col break-inside-avoid border-t border-edge pt-4">
          <div className="flex items-center justify-between gap-4">
            <h3 className="text-xl">{title}</h3>
            <CopyButton text={text} what={title} />
          </div>
          <p lang={id.endsWith('-de') ? 'de' : 'en'} className="mt-3 max-w-[62ch]">
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}

const route = getRouteApi('/public/media-kit.html');

const linkClass = 'text-ink underline decoration-edge underline-offset-4 hover:decoration-sun';

/** Everything needed to write about the company, on one page that also prints. */
export function MediaKitPage() {
  const { email, phone } = useCompanyContact();
  const { logos, colours, boilerplates, facts } = route.useLoaderData();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[90rem] px-4 pt-12 pb-20 outline-none sm:px-6 sm:pt-16 lg:px-10 lg:pb-28 print:p-0"
    >
      <header className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <p className="text-sm font-medium text-muted">{m.media_title()}</p>
          <h1 className="mt-2 text-4xl">{m.media_kit_title()}</h1>
          <p className="mt-5 max-w-[58ch] text-lg text-muted">
            {m.media_kit_intro({ brand: company.brand })}
          </p>
        </div>
        <div data-no-print className="lg:col-span-4 lg:text-end">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {m.media_kit_print()}
          </Button>
        </div>
      </header>
      <ArcDivider className="mt-10" />
      <KitSection id="logos" title={m.media_kit_logos()} text={m.media_kit_logos_text()}>
        <KitLogos logos={logos} />
      </KitSection>
      <KitSection id="colours" title={m.media_kit_colours()} text={m.media_kit_colours_text()}>
        <KitColours colours={colours} />
      </KitSection>
      <KitSection id="texts" title={m.media_kit_texts()}>
        <KitTexts boilerplates={boilerplates} />
      </KitSection>
      <KitSection id="facts" title={m.media_kit_facts()}>
        <KitFacts facts={facts} />
      </KitSection>
      <KitSection id="rules" title={m.media_kit_rules()}>
        <KitRules />
      </KitSection>
      <KitSection id="press" title={m.media_kit_contact()}>
        <p className="max-w-[60ch]">{m.media_kit_contact_text()}</p>
        <p className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-lg">
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
          <PhoneLink phone={phone} className="whitespace-nowrap" linkClassName={linkClass} />
        </p>
      </KitSection>
    </main>
  );
}
