import { Link } from '@tanstack/react-router';
import { company } from '../../shared/content/company.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../ui/button.tsx';

export function NotFoundPage() {
  return (
    <>
      <title>{`${m.site_not_found_title()} | ${company.brand}`}</title>
      <meta name="robots" content="noindex" />
      <main
        id="main"
        className="mx-auto grid max-w-[90rem] justify-items-start gap-4 px-4 py-16 sm:px-6 md:py-24 lg:px-10"
      >
        <svg aria-hidden="true" viewBox="0 0 320 96" fill="none" className="mb-4 w-80 max-w-full">
          <path d="M12 92A84 84 0 0 1 120 13" stroke="var(--ink)" strokeWidth="2" />
          <path d="M200 13A84 84 0 0 1 308 92" stroke="var(--sea)" strokeWidth="2" />
          <path
            d="M120 13A84 84 0 0 1 200 13"
            stroke="var(--edge)"
            strokeWidth="2"
            strokeDasharray="1 7"
            strokeLinecap="round"
          />
          <path d="M0 92.5H320" stroke="var(--edge)" />
          <circle cx="160" cy="83" r="9" fill="var(--sun)" />
        </svg>
        <p className="figures text-sm font-medium text-muted">404</p>
        <h1 className="text-3xl">{m.site_not_found_title()}</h1>
        <p className="max-w-[52ch] text-lg text-muted">{m.site_not_found_text()}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Link to="/" className={buttonClass('primary')}>
            {m.site_back_home()}
          </Link>
          <Link to="/" hash="contact" className={buttonClass('secondary')}>
            {m.site_nav_contact()}
          </Link>
        </p>
      </main>
    </>
  );
}
