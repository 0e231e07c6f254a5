import { THEME_KEY } from '../ui/theme-script.ts';

const show = (isDark: boolean) => document.documentElement.classList.toggle('dark', isDark);

/** Changes between light and dark, and keeps the choice. */
export function toggleTheme(): void {
  const isDark = show(!document.documentElement.classList.contains('dark'));
  try {
    localStorage.setItem(THEME_KEY, isDark ? 'dark' : 'light');
  } catch {
    // Storage may be full or forbidden; the choice then lasts for this page.
  }
}

/** Lets every button with `data-theme-toggle` change the theme, and follows what other tabs choose. */
export function followTheme(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-theme-toggle]')) toggleTheme();
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY && newValue !== null) show(newValue === 'dark');
  });
}
