import { Link, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { company } from '../../../shared/content/company.ts';
import type { ExchangeRates, SiteState } from '../../../shared/contracts/site.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import { useAutoplayPause, useTurns } from '../../lib/autoplay.ts';
import { cn } from '../../lib/cn.ts';
import { telHref } from '../../lib/tel-href.ts';
import { getZoneTimeParts } from '../../lib/time-zone.ts';
import { useNow } from '../../lib/use-now.ts';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { ServerText } from '../../ui/server-text.tsx';
import { SvgIcon } from '../../ui/svg-icon.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { ApplyLink, LoginButton, SiteNav } from './site-nav.tsx';

const ratesIntervalMs = 300_000;

/** The rates of the page, and newer ones every five minutes; a failure keeps those that are shown. */
function useExchangeRates(loaded: ExchangeRates | null): ExchangeRates | null {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const [newer, setNewer] = useState<ExchangeRates | null>(null);
  useEffect(() => {
    const timer = setInterval(async () => {
      try {
        const rates = await (await api()).public.getExchangeRates.query();
        if (rates) setNewer(rates);
      } catch {
        // The line may be down; in five minutes it is tried again.
      }
    }, ratesIntervalMs);
    return () => clearInterval(timer);
  }, [api]);
  return newer ?? loaded;
}

const currencies = ['USD', 'EUR', 'GBP'] as const;

/** The price of each currency's unit in pesos; without rates, that they are loading. */
function useRateItems(rates: ExchangeRates | null): { key: string; content: ReactNode }[] {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  if (!rates) return [{ key: 'loading', content: m.site_rates_loading() }];
  const format = (value: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'PHP',
      currencyDisplay: 'narrowSymbol',
    }).format(value);
  return currencies.map((currency) => ({
    key: currency,
    content: (
      <ServerText
        of={rates[currency]}
        text={() => m.site_rate({ currency, pesos: format(rates[currency]) })}
      />
    ),
  }));
}

/** The three rates at once, for the menu: the narrowest screens have no room for the ticker. */
function RateList({ rates }: { rates: ExchangeRates | null }) {
  const items = useRateItems(rates);
  return (
    <ul className="figures flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}

const menuId = 'site-menu';

interface HeaderActions {
  isLoginLoading: boolean;
  onLogin: () => void;
  onMediaKit: () => void;
}

interface SiteMenuProps extends HeaderActions {
  menu: RefObject<HTMLDialogElement | null>;
  applicationsEnabled: boolean;
  rates: ExchangeRates | null;
}

const menuItemClass =
  'flex min-h-12 w-full items-center border-b border-mist text-start text-lg text-ink no-underline ' +
  'aria-[current=page]:font-medium aria-[current=page]:text-sea';
const contactClass =
  'figures inline-block py-1 text-ink underline decoration-edge underline-offset-4';

/**
 * Everything of the header, on a narrow screen. It is part of the page and a dialog of the browser itself: in most it
 * opens before any script has come.
 */
function SiteMenu({
  menu,
  applicationsEnabled,
  rates,
  isLoginLoading,
  onLogin,
  onMediaKit,
}: SiteMenuProps) {
  const { email, phone } = useCompanyContact();
  // Closed first, so that what is opened next finds the focus where it belongs.
  const leaveFor = (open: () => void) => () => {
    menu.current?.close();
    open();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and links are followed by Enter
    <dialog
      ref={menu}
      id={menuId}
      // Beside the menu is outside of it. Its links close it without React: see `lib/early-input.ts`.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
      aria-labelledby={`${menuId}-title`}
      className="fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-72 max-w-full flex-col border-e border-mist bg-raised text-ink shadow outline-none [--sheet-from:-100%] backdrop:bg-veil open:flex open:animate-sheet-in backdrop:animate-fade-in"
    >
      <header className="px-5 pt-5">
        <form method="dialog" className="flex items-start justify-between gap-4">
          <h2 id={`${menuId}-title`} className="text-xl">
            {m.site_menu()}
          </h2>
          <CloseButton type="submit" className="-me-2.5 -mt-2" />
        </form>
        <ArcDivider className="mt-1" />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">
        <nav aria-label={m.site_main_navigation()}>
          <Link
            to="/"
            activeOptions={{ exact: true, includeHash: false, includeSearch: false }}
            className={menuItemClass}
          >
            {m.site_nav_home()}
          </Link>
          <SiteNav onMediaKit={leaveFor(onMediaKit)} className="" itemClass={menuItemClass} />
          <div className="mt-6">
            <ApplyLink enabled={applicationsEnabled} size="md" reasonInView className="w-full" />
          </div>
        </nav>
        <LoginButton
          size="md"
          isLoading={isLoginLoading}
          onClick={leaveFor(onLogin)}
          className="mt-3 w-full"
        />
        <p className="mt-6 flex flex-col items-start text-sm">
          <a href={`mailto:${email}`} className={contactClass}>
            {email}
          </a>
          <a href={telHref(phone)} className={contactClass}>
            {phone}
          </a>
        </p>
        <div className="mt-4">
          <RateList rates={rates} />
        </div>
        <div className="mt-4 flex items-center justify-between border-t border-mist pt-4">
          <LanguageSwitch className="-ms-1.5" />
          <ThemeToggle className="-me-2.5" />
        </div>
      </div>
    </dialog>
  );
}

const fadeMs = 300;

interface TickerProps {
  items: readonly { key: string; content: ReactNode }[];
  everyMs: number;
  still: boolean;
  className?: string;
}

/**
 * A list whose items take turns in one place, as wide as the widest of them. It fades by a filter: a contrast check at
 * that moment would take a text of half the opacity for a text in half the colour.
 */
function Ticker({ items, everyMs, still, className }: TickerProps) {
  const { shown, isFading } = useTurns({ count: items.length, everyMs, fadeMs, still });
  return (
    <ul
      className={cn(
        'grid transition-[filter] duration-300',
        isFading ? '[filter:opacity(0)]' : '[filter:opacity(1)]',
        className,
      )}
    >
      {items.map(({ key, content }, place) => (
        <li key={key} className={cn('[grid-area:1/1]', place !== shown && 'invisible')}>
          {content}
        </li>
      ))}
    </ul>
  );
}

/** E-mail address and phone number in turn. */
function ContactTicker({ still }: { still: boolean }) {
  const { email, phone } = useCompanyContact();
  const ways = [
    { href: `mailto:${email}`, text: email, icon: 'mail' },
    { href: telHref(phone), text: phone, icon: 'phone' },
  ] as const;
  const items = ways.map(({ href, text, icon }) => ({
    key: text,
    content: (
      <a
        href={href}
        className="figures inline-flex min-h-6 items-center gap-2 text-ink no-underline decoration-sun underline-offset-4 hover:underline"
      >
        <SvgIcon name={icon} className="size-4 shrink-0 text-muted" />
        {text}
      </a>
    ),
  }));
  return <Ticker items={items} everyMs={4000} still={still} />;
}

/** Price of a dollar, a euro and a pound in pesos, in turn. */
function RateTicker({ rates, still }: { rates: ExchangeRates | null; still: boolean }) {
  const items = useRateItems(rates);
  return (
    <Ticker
      items={items}
      everyMs={3000}
      still={still}
      className="figures w-25 text-end leading-tight text-ink sm:w-40"
    />
  );
}

/** The places whose time the header shows. `label` is the name they go by; in summer the clock itself says so. */
export const clockZones = [
  {
    city: 'Berlin',
    label: 'CET',
    timeZone: 'Europe/Berlin',
    names: { 'GMT+01:00': 'CET', 'GMT+02:00': 'CEST' },
  },
  {
    city: 'New York',
    label: 'EST',
    timeZone: 'America/New_York',
    names: { 'GMT-05:00': 'EST', 'GMT-04:00': 'EDT' },
  },
  { city: 'Manila', label: 'PHT', timeZone: 'Asia/Manila', names: { 'GMT+08:00': 'PHT' } },
] as const satisfies {
  city: string;
  label: string;
  timeZone: string;
  names: Record<string, string>;
}[];

/**
 * Clocks of the company's places, each second; when stopped each minute, because a clock that stands would lie. Empty
 * boxes of the same size until hydration.
 */
function SiteClocks({ stopped }: { stopped: boolean }) {
  const now = useNow(stopped ? 60_000 : 1000);
  return (
    <div className="flex gap-x-2 sm:gap-x-6">
      {clockZones.map(({ city, label, timeZone, names }) => {
        const [time = '', offset = ''] = now ? getZoneTimeParts(timeZone, now) : [];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form control
          <div
            key={timeZone}
            role="group"
            aria-label={`${city} (${label})`}
            className="flex flex-col-reverse leading-tight xl:flex-row xl:items-baseline xl:gap-2"
          >
            <span className="hidden xl:inline">{city}</span>
            <time className="figures block w-[7ch] font-medium text-ink">
              {stopped ? time.slice(0, 5) : time}
            </time>
            <span className="min-h-[1lh] xl:w-[4.5ch]">
              {new Map(Object.entries(names)).get(offset)}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The slim line above the header: the time at the desks, how to reach them, and what the peso costs. */
function SiteStrip({ rates }: { rates: ExchangeRates | null }) {
  const { paused, stopped, still, toggle, holdProps } = useAutoplayPause();
  return (
    <div data-strip className="night text-xs text-muted">
      <div className="mx-auto flex h-11 max-w-[90rem] items-center gap-x-2 px-4 sm:gap-x-3 sm:px-6 lg:px-10 xl:h-9">
        <SiteClocks stopped={stopped} />
        <div {...holdProps} className="ms-auto flex items-center gap-x-3 sm:gap-x-8">
          <div className="hidden md:block">
            <ContactTicker still={still} />
          </div>
          <div className="hidden min-[22.5rem]:block">
            <RateTicker rates={rates} still={still} />
          </div>
        </div>
        <PauseButton
          paused={paused}
          onToggle={toggle}
          pause={m.site_strip_pause()}
          resume={m.site_strip_resume()}
          className="-me-2 grid size-8 shrink-0 place-items-center rounded text-muted transition-colors hover:text-ink"
          iconClass="size-3.5"
        />
      </div>
    </div>
  );
}

interface SiteHeaderProps extends HeaderActions {
  state: SiteState;
}

const navItemClass =
  'block rounded px-2.5 py-2 whitespace-nowrap text-sm text-ink no-underline transition-colors hover:text-sea ' +
  'decoration-sun decoration-2 underline-offset-8 aria-[current=page]:underline';

/** For browsers that open a dialog without a script; React has no names for these attributes yet. */
const dialogCommandProps = { command: 'show-modal', commandfor: menuId };

/**
 * Stays in view. On a low or narrow screen its strip of clocks scrolls away, and comes back while a keyboard user walks
 * through it with the keyboard.
 */
export function SiteHeader({ state, ...actions }: SiteHeaderProps) {
  const { applicationsEnabled } = state;
  const rates = useExchangeRates(state.exchangeRates);
  const menu = useRef<HTMLDialogElement>(null);
  return (
    <>
      <header
        data-no-print
        className="sticky -top-11 z-40 border-b border-mist bg-paper has-[[data-strip]_:focus-visible]:top-0 xl:-top-9 xl:[@media(min-height:50rem)]:top-0"
      >
        <SiteStrip rates={rates} />
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
            <SiteNav
              onMediaKit={actions.onMediaKit}
              className="flex items-center 2xl:gap-2"
              itemClass={navItemClass}
            />
          </nav>
          <div className="hidden items-center gap-1 md:flex">
            <ApplyLink enabled={applicationsEnabled} className="xl:ms-2" />
            <LanguageSwitch className="ms-1" />
            <ThemeToggle />
            <LoginButton size="sm" isLoading={actions.isLoginLoading} onClick={actions.onLogin} />
          </div>
          <button
            type="button"
            aria-label={m.site_menu_open()}
            aria-haspopup="dialog"
            {...dialogCommandProps}
            onClick={() => {
              // Most browsers carry out the command of the button by themselves.
              if (!('command' in HTMLButtonElement.prototype)) menu.current?.showModal();
            }}
            className={`${buttonClass('quiet', 'icon')} -me-2.5 md:ms-1 xl:hidden`}
          >
            <SvgIcon name="menu" className="size-6" />
          </button>
        </div>
      </header>
      <SiteMenu {...actions} menu={menu} applicationsEnabled={applicationsEnabled} rates={rates} />
    </>
  );
}
