import { writeStored } from './browser-storage.ts';
import { clearEarlyClick, findEarlyClick } from './early-input.ts';

const THEME_KEY = 'talabridge-theme';

/**
 * Runs inline in the head, before the first paint: the stored choice, else what the system prefers.
 * Its text is constant, so that a content security policy can allow it by its hash.
 */
export const THEME_SCRIPT =
  `(function(){var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}` +
  `if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';` +
  `document.documentElement.classList.toggle('dark',t==='dark')})()`;

const button = '[data-theme-toggle]';

const applyTheme = (isDark: boolean) => document.documentElement.classList.toggle('dark', isDark);

/** Changes between light and dark, and keeps the choice. */
export function toggleTheme(): void {
  const isDark = applyTheme(!document.documentElement.classList.contains('dark'));
  writeStored('browser', THEME_KEY, isDark ? 'dark' : 'light');
}

function handleToggleClick(clicked: Element): void {
  clearEarlyClick(clicked);
  toggleTheme();
}

/**
 * Lets every button with `data-theme-toggle` change the theme, and follows what other tabs choose. It waits for nothing
 * else of the page, so it also makes good what was clicked before it.
 */
export function initThemeToggle(): void {
  const early = findEarlyClick(button);
  if (early) handleToggleClick(early);
  // At the window: React stops at the document what is clicked before it is ready.
  const onClick = ({ target }: Event) => {
    const clicked = target instanceof Element && target.closest(button);
    if (clicked) handleToggleClick(clicked);
  };
  addEventListener('click', onClick, true);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY && newValue !== null) applyTheme(newValue === 'dark');
  });
}
