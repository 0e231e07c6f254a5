export const THEME_KEY = 'talabridge-theme';

/**
 * Runs inline in the head, before the first paint: the stored choice, else what the system prefers.
 * Its text is constant, so that a content security policy can allow it by its hash.
 */
export const THEME_SCRIPT =
  `(function(){var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}` +
  `if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';` +
  `document.documentElement.classList.toggle('dark',t==='dark')})()`;
