const mark = 'data-early-click';

/**
 * Runs inline in the page: marks each button that is clicked with the time, until React has answered the click. A button
 * that opens or closes a dialog by the browser itself needs no handler.
 */
export const EARLY_CLICK_SCRIPT = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');if(b&&!b.command&&!(b.type==='submit'&&b.closest('dialog')))b.setAttribute('${mark}',performance.now())},true)`;

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
  const timeOf = (button: Element) => Number(button.getAttribute(mark));
  const clicked = [...within.querySelectorAll<HTMLElement>(`button[${mark}]`)];
  const last = clicked.toSorted((a, b) => timeOf(a) - timeOf(b)).at(-1);
  for (const button of clicked) clearEarlyClick(button);
  last?.click();
}
