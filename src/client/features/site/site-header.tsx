import { Link } from '@tanstack/react-router';
import { company } from '../../../shared/content/company.ts';
import type { SiteState } from '../../../shared/contracts/site.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button-class.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { ApplyLink } from './apply-link.tsx';
import { LoginButton } from './login-button.tsx';
import { menuId, SiteMenu } from './site-menu.tsx';
import { SiteNav } from './site-nav.tsx';
import { SiteStrip } from './site-strip.tsx';

export interface SiteHeaderProps {
  state: SiteState;
}

const itemClass =
  'block rounded px-2.5 py-2 whitespace-nowrap text-sm text-ink no-underline transition-colors hover:text-sea ' +
  'decoration-sun decoration-2 underline-offset-8 aria-[current=page]:underline';

/** For browsers that open a dialog without a script; React has no names for these attributes yet. */
const opensByItself = { command: 'show-modal', commandfor: menuId };

/**
 * Stays in view. On a low or narrow screen its strip of clocks scrolls away, and comes back while somebody walks
 * through it with the keyboard. Without state: `wake-header.ts` does what it does.
 */
export function SiteHeader({ state: { applicationsEnabled, exchangeRates } }: SiteHeaderProps) {
  return (
    <>
      <header
        data-no-print
        className="sticky -top-11 z-40 border-b border-mist bg-paper has-[[data-strip]_:focus-visible]:top-0 xl:-top-9 xl:[@media(min-height:50rem)]:top-0"
      >
        <SiteStrip rates={exchangeRates} />
        <div className="mx-auto flex h-16 max-w-[90rem] items-center gap-1 px-4 sm:px-6 lg:px-10">
          <Link
            to="/"
            activeOptions={{ exact: true, includeHash: false, includeSearch: false }}
            aria-label={m.site_home_link({ brand: company.brand })}
            className="me-auto rounded py-2 no-underline"
          >
            <Logo brand={company.brand} />
          </Link>
          <nav aria-label={m.site_main_navigation()} className="hidden xl:block">
            <SiteNav className="flex items-center 2xl:gap-2" itemClass={itemClass} />
          </nav>
          <div className="hidden items-center gap-1 md:flex">
            <ApplyLink enabled={applicationsEnabled} className="xl:ms-2" />
            <LanguageSwitch className="ms-1" />
            <ThemeToggle />
            <LoginButton size="sm" />
          </div>
          <button
            type="button"
            aria-label={m.site_menu_open()}
            aria-haspopup="dialog"
            data-opens="menu"
            {...opensByItself}
            className={`${buttonClass('quiet', 'icon')} -me-2.5 md:ms-1 xl:hidden`}
          >
            <Glyph name="menu" className="size-6" />
          </button>
        </div>
      </header>
      <SiteMenu applicationsEnabled={applicationsEnabled} rates={exchangeRates} />
    </>
  );
}
