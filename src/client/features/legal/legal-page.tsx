import type { ReactNode } from 'react';
import { company } from '../../../shared/content/company.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { textLinkClass } from '../../ui/button.tsx';

/** A name and what stands beside it; with an address, as a link. */
interface DescriptionItem {
  term: string;
  detail: string;
  href?: string | undefined;
}

/** One piece of a text, in the order of reading. */
type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; facts: DescriptionItem[] }
  | { kind: 'stored'; entries: { name: string; text: string }[] }
  | { kind: 'addresses'; addresses: { label: string; lines: string[] }[] };

export interface LegalSection {
  /** The anchor, the same in both languages. */
  id: string;
  title: string;
  blocks: Block[];
}

/** Both addresses of the company, the country named in the reader's language. */
export function companyAddresses(locale: Locale): Block {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const { registeredOffice, germanOffice } = company;
  const linesOf = ({ lines, country }: typeof registeredOffice | typeof germanOffice) => [
    ...lines,
    countries.of(country) ?? country,
  ];
  return {
    kind: 'addresses',
    addresses: [
      {
        label: m.legal_registered_office({ city: registeredOffice.city }),
        lines: linesOf(registeredOffice),
      },
      { label: m.legal_office({ city: germanOffice.city }), lines: linesOf(germanOffice) },
    ],
  };
}

/** Links to the sections; on a wide screen they stay in view. */
function TableOfContents({ sections }: { sections: LegalSection[] }) {
  return (
    <nav data-no-print aria-labelledby="contents-title" className="lg:col-span-4">
      <div className="scroll-thin lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto">
        <h2
          id="contents-title"
          className="font-text text-sm font-medium tracking-normal text-muted"
        >
          {m.legal_contents()}
        </h2>
        <ul className="mt-2 sm:columns-2 sm:gap-x-10 lg:columns-1">
          {sections.map(({ id, title }) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={`#${id}`}
                className="block border-s border-mist py-1.5 ps-3 text-ink transition-colors hover:border-sea hover:text-sea"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Names and what stands beside them, as in a register. */
function DescriptionList({ facts }: { facts: DescriptionItem[] }) {
  return (
    <dl className="border-t border-mist">
      {facts.map(({ term, detail, href }) => (
        <div
          key={term}
          className="grid gap-x-6 border-b border-mist py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="figures min-w-0">
            {href === undefined ? (
              detail
            ) : (
              <a href={href} className={textLinkClass}>
                {detail}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'heading':
      return <h3 className="mt-2 text-xl">{block.text}</h3>;
    case 'list':
      return (
        <ul className="grid list-disc gap-2 ps-5 marker:text-edge">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return <DescriptionList facts={block.facts} />;
    case 'stored':
      return (
        <dl className="grid gap-4 border-s-2 border-mist ps-4">
          {block.entries.map(({ name, text }) => (
            <div key={name} className="break-inside-avoid">
              <dt>
                <code className="text-sm font-medium break-all">{name}</code>
              </dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'addresses':
      return (
        <div className="grid gap-6 sm:grid-cols-2">
          {block.addresses.map(({ label, lines }) => (
            <address key={label} className="not-italic">
              <span className="mb-1 block text-sm text-muted">{label}</span>
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          ))}
        </div>
      );
  }
}

interface LegalPageProps {
  title: string;
  intro: string;
  /** Line under the introduction, such as the date. */
  note?: ReactNode;
  sections: LegalSection[];
}

/** A long text to look something up in: the contents beside it, one section after the other. */
export function LegalPage({ title, intro, note, sections }: LegalPageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[90rem] px-4 pt-12 pb-20 outline-none sm:px-6 sm:pt-16 lg:px-10 lg:pb-28 print:p-0"
    >
      <header className="max-w-[62rem]">
        <h1 className="text-[clamp(1.5rem,8vw,2.25rem)] sm:text-4xl">{title}</h1>
        <p className="mt-5 max-w-[58ch] text-lg text-muted">{intro}</p>
        {note}
      </header>
      <ArcDivider className="mt-8 sm:mt-10" />
      <div className="grid gap-x-12 gap-y-10 pt-8 lg:grid-cols-12 lg:pt-12 print:block">
        <TableOfContents sections={sections} />
        <div className="grid max-w-[68ch] min-w-0 gap-12 lg:col-span-8 lg:col-start-5 print:block print:max-w-none">
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="grid gap-4 print:mb-6 print:block print:space-y-2"
            >
              <h2 id={`${section.id}-title`} className="text-2xl">
                {section.title}
              </h2>
              {section.blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
                <LegalBlock key={index} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
