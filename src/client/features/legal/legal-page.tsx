import type { ReactNode } from 'react';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { Contents } from './contents.tsx';
import { LegalBlock } from './legal-block.tsx';
import type { LegalSection } from './legal-section.ts';

interface LegalPageProps {
  title: string;
  intro: string;
  /** What stands under the introduction, such as the date. */
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
        <Contents sections={sections} />
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
