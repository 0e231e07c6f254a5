import { useRouteContext } from '@tanstack/react-router';
import { Keyboard, Languages, LogOut, SunMoon } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { changeLanguage } from '../../lib/language-choice.ts';
import { toggleTheme } from '../../lib/theme.ts';
import type { Command } from './command.ts';

interface OwnActions {
  onShowKeys: () => void;
  onLogout: () => void;
}

/** What everybody in a portal can do. */
export function useOwnActions({ onShowKeys, onLogout }: OwnActions): Command[] {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return [
    { id: 'theme', label: m.palette_theme(), Icon: SunMoon, run: toggleTheme },
    {
      id: 'language',
      label: m.palette_language(),
      Icon: Languages,
      run: () => changeLanguage(locale === 'de' ? 'en' : 'de'),
    },
    { id: 'keys', label: m.palette_keys(), Icon: Keyboard, run: onShowKeys },
    { id: 'logout', label: m.palette_logout(), Icon: LogOut, run: onLogout },
  ];
}
