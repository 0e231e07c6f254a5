import type { ReactNode } from 'react';
import { ArcDivider } from './arc-divider.tsx';

interface MailLinkFrameProps {
  title: string;
  children: ReactNode;
}

/** The frame of a page that a mail leads to: one thing to do, under a large title. */
export function MailLinkFrame({ title, children }: MailLinkFrameProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[90rem] content-start gap-x-12 px-4 pt-12 pb-20 outline-none sm:px-6 sm:pt-20 lg:grid-cols-12 lg:px-10 lg:pb-32"
    >
      <h1 className="text-4xl wrap-anywhere lg:col-span-6">{title}</h1>
      <div className="mt-8 min-h-96 max-w-md lg:col-span-5 lg:col-start-8 lg:mt-0">
        <ArcDivider className="mb-8" />
        {children}
      </div>
    </main>
  );
}
