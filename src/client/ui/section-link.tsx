import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface SectionLinkProps {
  /** The id of a section of the home page. */
  section: string;
  className: string;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** Leads to a section of the home page, from wherever one is; it is not the link to the home page itself. */
export function SectionLink({ section, ...props }: SectionLinkProps) {
  return (
    <Link
      {...props}
      to="/"
      hash={section}
      // The layout does the scrolling, smoothly.
      hashScrollIntoView={false}
      activeOptions={{ exact: true, includeHash: true }}
    />
  );
}
