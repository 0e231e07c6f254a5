import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface ServicesLinkProps {
  className: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Leads to the services on the home page, from wherever one is; it is not the link to the home page itself. */
export function ServicesLink(props: ServicesLinkProps) {
  return (
    <Link {...props} to="/" hash="services" activeOptions={{ exact: true, includeHash: true }} />
  );
}
