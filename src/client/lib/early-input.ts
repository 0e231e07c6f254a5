import { languageCookie, languageKey } from '../../shared/i18n/locale.ts';
import { type TextField, typeInto } from './type-into.ts';

const mark = 'data-early-click';

const textFields = ':is(input:not([type=checkbox],[type=radio],[type=file]),textarea)';

/**
 * Builds the script that runs inline in the head and answers before any other has come:
 * - It marks each button that is clicked with the time, unless the browser itself opens or closes a dialog by it.
 * - It closes the browser's own dialog over the page when a link in it is followed.
 * - Until hydration it stores the language of a link that changes it. Where something was typed into a form that keeps a
 *   draft (`data-draft`, not in a part that is hydrated later) it holds the link back and marks it: only the form keeps it.
 */
export const earlyInputScript = () =>
  `addEventListener('click',e=>{let b=e.target.closest?.('a,button'),d=b?.closest('dialog'),mark=()=>b.setAttribute('${mark}',performance.now());` +
  `if(b?.localName==='button')b.command||d&&b.type==='submit'||mark();else d?.close();` +
  `if(!b?.matches('[data-language]')||'hydrated'in document.documentElement.dataset||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;` +
  `if(b.hreflang===document.documentElement.lang)e.preventDefault();` +
  `else if([...document.querySelectorAll('form[data-draft] ${textFields}')].some(f=>f.value!==f.defaultValue)){e.preventDefault();mark()}` +
  `else{document.cookie=${JSON.stringify({ en: languageCookie('en'), de: languageCookie('de') })}[b.hreflang];try{localStorage.setItem('${languageKey}',b.hreflang)}catch{}}},true)`;

/** Takes the mark off an element that was clicked before anything answered; returns whether there is one. */
export function takeEarlyClick(kind: string): boolean {
  const clicked = document.querySelector(`${kind}[${mark}]`);
  clicked?.removeAttribute(mark);
  return clicked !== null;
}

/** Unmarks the clicks that React answers, once it listens; one that it cannot answer yet stops at the document. */
export function clearAnsweredEarlyClicks(): void {
  const unmark = ({ target }: Event) =>
    target instanceof Element && target.closest('button')?.removeAttribute(mark);
  document.documentElement.addEventListener('click', unmark, true);
}

/** Repeats the last unanswered click within an element that has just been hydrated. */
export function repeatEarlyClick(within: ParentNode): void {
  const clicked = [...within.querySelectorAll<HTMLElement>(`[${mark}]`)];
  clicked.sort((a, b) => Number(a.getAttribute(mark)) - Number(b.getAttribute(mark)));
  for (const element of clicked) element.removeAttribute(mark);
  clicked.at(-1)?.click();
}

/** Types once more, for the components that hold the value, the text that was there before they were hydrated. */
export function repeatEarlyTyping(): void {
  for (const field of document.querySelectorAll<TextField>(textFields)) {
    const { value, defaultValue, selectionStart, selectionEnd } = field;
    if (value === defaultValue) continue;
    // The first event hydrates the part around the field; React then compares with the value it has seen written last.
    typeInto(field, value);
    field.value = defaultValue;
    typeInto(field, value);
    // Null for fields without a selection, such as those for addresses.
    if (field === document.activeElement && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
  }
}
