/** Stands on a button that was clicked before anything answered. */
export const earlyClickMark = 'data-early-click';

/** Takes the mark off: the click was answered, or is about to be. */
export const forgetEarlyClick = (button: Element) => button.removeAttribute(earlyClickMark);

/** The first button of a kind that was clicked before anything answered. */
export const earlyClickOn = (kind: string) => document.querySelector(`${kind}[${earlyClickMark}]`);

/**
 * Forgets the clicks that React answers while it wakes the page up: it wakes what is clicked first and passes the click
 * on. One that it cannot answer yet does not come past the document, and keeps its mark. Call it once React listens.
 */
export function forgetAnsweredClicks(): void {
  const forget = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button && !button.closest('[data-asleep]')) forgetEarlyClick(button);
  };
  document.documentElement.addEventListener('click', forget, true);
}

/**
 * Repeats the last click on a button that came before anything answered to it, and was marked for that by a script of the
 * page. What lies in a part that is still asleep waits until that part repeats it.
 */
export function repeatEarlyClick(within: ParentNode): void {
  const clicked = within.querySelectorAll<HTMLElement>(
    `button[${earlyClickMark}]:not([data-asleep] *)`,
  );
  for (const button of clicked) forgetEarlyClick(button);
  [...clicked].at(-1)?.click();
}
