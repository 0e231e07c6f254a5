import { writeStored } from './browser-storage.ts';

const THEME_KEY = 'talabridge-theme';

/**
 * Runs inline in the head, before the first paint: the stored choice, else what the system prefers.
 * Its text is constant, so that a content security policy can allow it by its hash.
 */
export const THEME_SCRIPT =
  `(function(){var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}` +
  `if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';` +
  `document.documentElement.classList.toggle('dark',t==='dark')})()`;

const applyTheme = (isDark: boolean) => document.documentElement.classList.toggle('dark', isDark);

/** Changes between light and dark, and stores the choice. */
export function toggleTheme(): void {
  const isDark = applyTheme(!document.documentElement.classList.contains('dark'));
  writeStored('browser', THEME_KEY, isDark ? 'dark' : 'light');
}

/** Follows what other tabs choose; returns what ends that. */
export function followTheme(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_KEY && newValue !== null) applyTheme(newValue === 'dark');
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
