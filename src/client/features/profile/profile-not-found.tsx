import { Link } from '@tanstack/react-router';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';

export function ProfileNotFound() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[90rem] content-center justify-items-start gap-4 px-4 py-16 outline-none sm:px-6 md:py-24 lg:px-10"
    >
      <title>{`${m.people_not_found()} | ${company.brand}`}</title>
      <meta name="robots" content="noindex" />
      {/* The sun stands where a face would be. */}
      <svg aria-hidden="true" viewBox="0 0 320 132" fill="none" className="mb-4 w-80 max-w-full">
        <path d="M0 131.5H320" stroke="var(--edge)" />
        <path
          d="M104 131C104 96 130 82 160 82S216 96 216 131"
          stroke="var(--ink)"
          strokeWidth="2"
        />
        <circle
          cx="160"
          cy="42"
          r="30"
          stroke="var(--edge)"
          strokeWidth="2"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
        <path d="M12 131A148 110 0 0 1 96 31" stroke="var(--sea)" strokeWidth="2" />
        <path d="M224 31A148 110 0 0 1 308 131" stroke="var(--sea)" strokeWidth="2" />
        <circle cx="160" cy="42" r="10" fill="var(--sun)" />
      </svg>
      <h1 className="text-3xl">{m.people_not_found()}</h1>
      <p className="max-w-[52ch] text-lg text-muted">{m.people_not_found_text()}</p>
      <Link to="/" className={`mt-3 ${buttonClass('primary')}`}>
        {m.people_back_home()}
      </Link>
    </main>
  );
}
