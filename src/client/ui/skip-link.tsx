import { m } from '../../shared/i18n/paraglide/messages.js';
import { buttonClass } from './button-class.ts';
import { cn } from '../lib/cn.ts';

/** The first stop of the keyboard on every page; each page's main part has the id it leads to. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className={cn(
        buttonClass('primary'),
        'fixed start-4 top-3 z-50 -translate-y-24 focus-visible:translate-y-0',
      )}
    >
      {m.site_skip_to_content()}
    </a>
  );
}
