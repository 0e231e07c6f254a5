import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { ArcDivider } from './arc-divider.tsx';

interface MailLinkFrameProps {
  title: string;
  /** There is more than a form in it. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of a page that a mail leads to: one thing to do, under a large title. */
export function MailLinkFrame({ title, wide = false, children }: MailLinkFrameProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[90rem] content-start gap-x-12 px-4 pt-12 pb-20 outline-none sm:px-6 sm:pt-20 lg:grid-cols-12 lg:px-10 lg:pb-32"
    >
      <h1 className={cn('text-4xl wrap-anywhere', wide ? 'lg:col-span-4' : 'lg:col-span-6')}>
        {title}
      </h1>
      <div
        className={cn(
          'mt-8 min-h-96 min-w-0 lg:mt-0',
          wide ? 'lg:col-span-8' : 'max-w-md lg:col-span-5 lg:col-start-8',
        )}
      >
        <ArcDivider className="mb-8" />
        {children}
      </div>
    </main>
  );
}
