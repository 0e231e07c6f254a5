import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { typeInto } from '../lib/type-into.ts';
import { textLinkClass } from './button.tsx';
import { Input } from './input.tsx';

/** Common mail providers; their domains are never questioned. */
const commonDomains = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.com.ph',
  'yahoo.de',
  'ymail.com',
  'rocketmail.com',
  'hotmail.com',
  'hotmail.de',
  'outlook.com',
  'outlook.de',
  'outlook.ph',
  'icloud.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'freenet.de',
  'proton.me',
  'protonmail.com',
] as const;

/** Providers that differ by one letter from a common one. */
const otherDomains = ['mail.com', 'email.com'];

/** Endings that are no country's, or stand for `com` far more often than for theirs. */
const slippedEndings = ['co', 'cm', 'om', 'hp', 'ed'];

/** Returns whether one letter too many, too few, exchanged or swapped with its neighbour makes `typed` of `meant`. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [typedRest, meantRest] = [typed.slice(same), meant.slice(same)];
  const swapped = `${typedRest[1] ?? ''}${typedRest[0] ?? ''}${typedRest.slice(2)}`;
  return (
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest.slice(1) ||
    swapped === meantRest
  );
}

/** A domain of another country under the same name is a domain of its own: `hotmail.be` is not `hotmail.de`. */
function isOtherCountry(typed: string, meant: string): boolean {
  const ending = typed.slice(typed.lastIndexOf('.') + 1);
  const name = (domain: string) => domain.slice(0, domain.lastIndexOf('.'));
  return ending.length === 2 && name(typed) === name(meant) && !slippedEndings.includes(ending);
}

/** The address that was probably meant, where the domain is one slip away from a common one; null for any other. */
export function suggestAddress(address: string): string | null {
  const trimmed = address.trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 1) return null;
  const typed = trimmed.slice(at + 1).toLowerCase();
  if ([...commonDomains, ...otherDomains].includes(typed)) return null;
  const meant = commonDomains.find(
    (domain) => isOneSlip(typed, domain) && !isOtherCountry(typed, domain),
  );
  return meant === undefined ? null : `${trimmed.slice(0, at)}@${meant}`;
}

interface EmailSuggestion {
  /** For the input, beside its own. */
  handlers: {
    onBlur: (event: FocusEvent<HTMLInputElement>) => void;
    onInput: () => void;
  };
  /** Stands below the input. */
  question: ReactNode;
}

/** Does something at once, or after the press of a pointer that is going on: what moves under it loses its click. */
function usePressAwareness() {
  const isPressed = useRef(false);
  useEffect(() => {
    const notice = ({ type }: PointerEvent) => {
      isPressed.current = type === 'pointerdown';
    };
    const types = ['pointerdown', 'pointerup', 'pointercancel'] as const;
    for (const type of types) window.addEventListener(type, notice, true);
    return () => {
      for (const type of types) window.removeEventListener(type, notice, true);
    };
  }, []);

  return (act: () => void) => {
    if (!isPressed.current) return act();
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      // The click comes right after the pointer is up.
      setTimeout(act);
    };
    window.addEventListener('pointerup', end, { signal: ended.signal });
    window.addEventListener('pointercancel', end, { signal: ended.signal });
  };
}

/** Asks about a slip in a common domain once the input is left; one click corrects it. */
export function useEmailSuggestion(): EmailSuggestion {
  const [asked, setAsked] = useState<{ input: HTMLInputElement; address: string } | null>(null);
  const afterPress = usePressAwareness();
  return {
    handlers: {
      onBlur: ({ currentTarget: input }) => {
        afterPress(() => {
          const address = suggestAddress(input.value);
          setAsked(address === null ? null : { input, address });
        });
      },
      onInput: () => setAsked(null),
    },
    question: (
      // Takes no part in a grid while it is empty, or its gap would be seen.
      <div role="status" className="empty:absolute">
        {asked && (
          <button
            type="button"
            className={`min-h-9 text-start text-sm ${textLinkClass} wrap-anywhere`}
            onClick={() => {
              typeInto(asked.input, asked.address);
              asked.input.focus();
            }}
          >
            {m.ui_email_suggestion({ address: asked.address })}
          </button>
        )}
      </div>
    ),
  };
}

/** For the address of the person who fills in the form. */
export function EmailInput({ onBlur, onInput, ...props }: ComponentProps<'input'>) {
  const { handlers, question } = useEmailSuggestion();
  return (
    <>
      <Input
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...props}
        type="email"
        onBlur={(event) => {
          handlers.onBlur(event);
          onBlur?.(event);
        }}
        onInput={(event) => {
          handlers.onInput();
          onInput?.(event);
        }}
      />
      {question}
    </>
  );
}
