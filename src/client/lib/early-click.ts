const mark = 'data-early-click';

/**
 * Runs inline in the page: marks each button that is clicked, until React has answered the click. A button whose command
 * the browser carries out by itself needs no handler.
 */
export const EARLY_CLICK_SCRIPT = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');if(b&&!b.command)b.setAttribute('${mark}','')},true)`;

/** Takes the mark off: the click was answered, or is about to be. */
export const clearEarlyClick = (button: Element) => button.removeAttribute(mark);

/** The first button of a kind that was clicked before anything answered. */
export const findEarlyClick = (kind: string) => document.querySelector(`${kind}[${mark}]`);

/**
 * Forgets the clicks that React answers. One in a part of the page that is not hydrated yet, and cannot be at once, does
 * not come past the document, and keeps its mark. Call it once React listens.
 */
export function clearAnsweredEarlyClicks(): void {
  const forget = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button) clearEarlyClick(button);
  };
  document.documentElement.addEventListener('click', forget, true);
}

/** Repeats the last unanswered click on a button within an element that has just been hydrated. */
export function repeatEarlyClick(within: ParentNode): void {
  const clicked = within.querySelectorAll<HTMLElement>(`button[${mark}]`);
  for (const button of clicked) clearEarlyClick(button);
  [...clicked].at(-1)?.click();
}
