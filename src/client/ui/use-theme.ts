import { useSyncExternalStore } from 'react';
import { THEME_KEY } from './theme-script.ts';

type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function show(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  for (const listener of listeners) listener();
}

function followOtherTabs(event: StorageEvent) {
  if (event.key !== THEME_KEY) return;
  if (event.newValue === 'light' || event.newValue === 'dark') show(event.newValue);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

function setTheme(theme: Theme) {
  show(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be full or forbidden; the choice then lasts for this page.
  }
}

/** The theme in view and a way to change it. The server does not know it and says light. */
export function useTheme() {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'light');
  return { theme, setTheme };
}
