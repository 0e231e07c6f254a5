import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { ApplyLink } from './apply-link.tsx';
import { ServicesLink } from './services-link.tsx';

interface SiteMenuProps {
  applicationsEnabled: boolean;
  onLogin: () => void;
}

const itemClass =
  'flex min-h-12 items-center border-b border-mist text-lg text-ink no-underline ' +
  'aria-[current=page]:font-medium aria-[current=page]:text-sea';

/** Everything of the header, on a narrow screen. */
export function SiteMenu({ applicationsEnabled, onLogin }: SiteMenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  /** Takes the focus back at once: before a dialog asks whom to return it to, and without scrolling the page. */
  function close() {
    flushSync(() => setOpen(false));
    opener.current?.focus({ preventScroll: true });
  }

  return (
    <div className="md:hidden">
      <Sheet
        open={open}
        onOpenChange={setOpen}
        side="start"
        title={m.site_menu()}
        trigger={
          <Button ref={opener} variant="quiet" size="icon" aria-label={m.site_menu_open()}>
            <Menu aria-hidden="true" strokeWidth={1.5} className="size-6" />
          </Button>
        }
      >
        <nav aria-label={m.site_main_navigation()}>
          <ul>
            <li>
              <Link
                to="/"
                activeOptions={{ exact: true, includeHash: false, includeSearch: false }}
                onClick={close}
                className={itemClass}
              >
                {m.site_nav_home()}
              </Link>
            </li>
            <li>
              <ServicesLink onClick={close} className={itemClass}>
                {m.site_nav_services()}
              </ServicesLink>
            </li>
          </ul>
          <div className="mt-6">
            <ApplyLink
              enabled={applicationsEnabled}
              size="md"
              reasonInView
              className="w-full"
              onClick={close}
            />
          </div>
        </nav>
        <Button
          className="mt-3 w-full"
          onClick={() => {
            close();
            onLogin();
          }}
        >
          {m.site_login()}
        </Button>
        <div className="mt-6 flex items-center justify-between border-t border-mist pt-4">
          <LanguageSwitch className="-ms-1.5" />
          <ThemeToggle className="-me-2.5" />
        </div>
      </Sheet>
    </div>
  );
}
