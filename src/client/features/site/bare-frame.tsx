import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Logo } from '../../ui/logo.tsx';

/** A page that stands alone, because there is nothing round it to rely on. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-mist px-4 sm:px-6 lg:px-10">
        <div className="flex h-16 items-center">
          <Link
            to="/"
            aria-label={m.site_home_link({ brand: company.brand })}
            className="rounded py-2 no-underline"
          >
            <Logo brand={company.brand} />
          </Link>
        </div>
      </header>
      {children}
    </div>
  );
}
