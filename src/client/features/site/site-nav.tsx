import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from '../../ui/button.tsx';
import { SectionLink } from '../../ui/section-link.tsx';

interface HintProps {
  label: string;
  /** Draws the control it explains, which takes the id as its description. */
  children: (hintId: string) => ReactNode;
}

/**
 * Says more about a control below it, while it has the pointer or the focus. Escape puts it away until it is pointed at or
 * has the focus again.
 */
function Hint({ label, children }: HintProps) {
  const id = useId();
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const putAway = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsAway(true);
    };
    addEventListener('keydown', putAway);
    return () => removeEventListener('keydown', putAway);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control in it is what is operated
    <span
      onPointerEnter={() => setIsAway(false)}
      onFocus={() => setIsAway(false)}
      className="group/hint relative inline-flex"
    >
      {children(id)}
      {/* The space between is part of it, so that the pointer can cross over. */}
      <span
        id={id}
        role="tooltip"
        className={cn(
          'absolute end-0 top-full z-50 hidden w-max max-w-64 animate-fade-in pt-1.5',
          !isAway && 'group-focus-within/hint:block group-hover/hint:block',
        )}
      >
        <span className="block rounded bg-ink px-2.5 py-1.5 text-sm text-paper shadow">
          {label}
        </span>
      </span>
    </span>
  );
}

interface ApplyLinkProps {
  enabled: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Says why it is off beside it, where there is room, instead of in a hint. */
  reasonInView?: boolean;
  className?: string;
}

/** The way into the careers wizard. Switched off it stays in reach of the keyboard, so that its reason can be read. */
export function ApplyLink({
  enabled,
  variant = 'secondary',
  size = 'sm',
  reasonInView = false,
  className,
}: ApplyLinkProps) {
  const reasonId = useId();
  if (enabled) {
    return (
      <Link
        to="/careers"
        activeOptions={{ includeSearch: false }}
        className={cn(
          buttonClass(variant, size),
          className,
          'aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-[3px] aria-[current=page]:after:scale-x-100 aria-[current=page]:after:bg-sun',
        )}
      >
        {m.site_apply()}
      </Link>
    );
  }
  const closed = (descriptionId: string) => (
    <button
      type="button"
      aria-disabled="true"
      aria-describedby={descriptionId}
      className={cn(
        buttonClass('secondary', size),
        className,
        'cursor-not-allowed! border-dashed! text-muted!',
      )}
    >
      {m.site_apply()}
    </button>
  );
  if (!reasonInView) return <Hint label={m.site_apply_closed()}>{closed}</Hint>;
  return (
    <>
      {closed(reasonId)}
      <span id={reasonId} className="mt-2 block text-sm text-muted">
        {m.site_apply_closed()}
      </span>
    </>
  );
}

interface LoginButtonProps {
  size: ButtonSize;
  isLoading: boolean;
  onClick: () => void;
  className?: string;
}

/** Breathes while the form is on its way over the line. */
export function LoginButton({ size, isLoading, onClick, className = '' }: LoginButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isLoading || undefined}
      onClick={onClick}
      className={`${buttonClass('primary', size)} aria-busy:animate-breathe ${className}`}
    >
      {m.site_login()}
    </button>
  );
}

interface SiteNavProps {
  onMediaKit: () => void;
  className: string;
  itemClass: string;
}

/** The list of places, in the header and in the menu of narrow screens alike. */
export function SiteNav({ onMediaKit, className, itemClass }: SiteNavProps) {
  const section = (id: string, name: string) => (
    <li>
      <SectionLink section={id} className={itemClass}>
        {name}
      </SectionLink>
    </li>
  );
  return (
    <ul className={className}>
      {section('about', m.site_nav_about())}
      {section('services', m.site_nav_services())}
      {section('feedback', m.site_nav_feedback())}
      {section('pricing', m.site_nav_pricing())}
      <li>
        <Link to="/gallery" className={itemClass}>
          {m.site_nav_gallery()}
        </Link>
      </li>
      {section('contact', m.site_nav_contact())}
      <li>
        <button type="button" onClick={onMediaKit} className={itemClass}>
          {m.site_nav_media_kit()}
        </button>
      </li>
    </ul>
  );
}
