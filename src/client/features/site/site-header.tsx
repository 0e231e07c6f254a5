import { Link } from '@tanstack/react-router';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { ApplyLink } from './apply-link.tsx';
import { ServicesLink } from './services-link.tsx';
import { SiteMenu } from './site-menu.tsx';

export interface SiteHeaderProps {
  applicationsEnabled: boolean;
  loginPending: boolean;
  onLogin: () => void;
}

export function SiteHeader({ applicationsEnabled, loginPending, onLogin }: SiteHeaderProps) {
  return (
    <header data-no-print className="sticky top-0 z-40 border-b border-mist bg-paper">
      <div className="mx-auto flex h-16 max-w-[90rem] items-center gap-2 px-4 sm:px-6 lg:px-10">
        <Link
          to="/"
          activeOptions={{ exact: true, includeHash: false, includeSearch: false }}
          aria-label={m.site_home_link({ brand: company.brand })}
          className="me-auto rounded py-2 no-underline"
        >
          <Logo brand={company.brand} />
        </Link>
        <div className="hidden items-center gap-2 md:flex">
          <nav aria-label={m.site_main_navigation()}>
            <ul className="flex items-center gap-2">
              <li>
                <ServicesLink className="rounded px-3 py-2 text-ink no-underline transition-colors hover:text-sea">
                  {m.site_nav_services()}
                </ServicesLink>
              </li>
              <li>
                <ApplyLink enabled={applicationsEnabled} />
              </li>
            </ul>
          </nav>
          <LanguageSwitch className="ms-3" />
          <ThemeToggle />
          <Button size="sm" pending={loginPending} onClick={onLogin}>
            {m.site_login()}
          </Button>
        </div>
        <SiteMenu applicationsEnabled={applicationsEnabled} onLogin={onLogin} />
      </div>
    </header>
  );
}
