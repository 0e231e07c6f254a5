import type { Edit } from './markdown-marks.ts';

/** Makes the change in a text area as if it were typed, so that it can be undone and the form hears of it. */
export function editTextarea(area: HTMLTextAreaElement, edit: Edit): void {
  const { from, to, insert, start, end } = edit;
  area.focus();
  area.setSelectionRange(from, to);
  const typed =
    insert === ''
      ? document.execCommand('delete')
      : document.execCommand('insertText', false, insert);
  if (!typed) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
