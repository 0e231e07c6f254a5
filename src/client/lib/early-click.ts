/**
 * Repeats the last click on a button that came before anything answered to it, and was marked for that by a script of the
 * page. What lies in a part that is still asleep waits until that part repeats it.
 */
export function repeatEarlyClick(within: ParentNode): void {
  const clicked = within.querySelectorAll<HTMLElement>(
    'button[data-early-click]:not([data-asleep] *)',
  );
  for (const button of clicked) button.removeAttribute('data-early-click');
  [...clicked].at(-1)?.click();
}
