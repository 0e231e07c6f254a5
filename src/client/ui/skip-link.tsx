import { m } from '../../shared/i18n/paraglide/messages.js';

/** The first stop of the keyboard on every page; each page's main part has the id it leads to. */
export function SkipLink() {
  return (
    <a
      href="#main"
      data-no-print
      className="fixed start-4 top-2 z-50 -translate-y-24 rounded bg-sea px-5 py-3 font-medium text-on-sea no-underline focus-visible:translate-y-0"
    >
      {m.site_skip_to_content()}
    </a>
  );
}
