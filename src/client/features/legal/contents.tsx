import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { LegalSection } from './legal-section.ts';

/** Links to the sections; on a wide screen they stay in view. */
export function Contents({ sections }: { sections: LegalSection[] }) {
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
