/** Makes an element what Tab goes on from, as after a link that the browser follows by itself. */
export function takeFocus(target: HTMLElement): void {
  target.tabIndex = -1;
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}
