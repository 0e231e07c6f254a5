import { languageCookie, languageKey } from '../../shared/i18n/locale.ts';

const mark = 'data-early-click';

const textFields =
  ':is(input:not([type=checkbox],[type=radio],[type=file],[type=hidden]),textarea)';

/**
 * Builds the script that runs inline in the head, so that it answers as soon as anything is drawn, before any other script
 * has come:
 * - It marks each button that is clicked with the time, until React has answered the click. A button that opens or closes
 *   a dialog by the browser itself needs no handler.
 * - It closes the browser's own dialog over the page when a link in it is followed.
 * - Until hydration it stores the language of a link that changes it. Where something was typed into a form that keeps a
 *   draft (`data-draft`, not in a part of the page that is hydrated later) it holds the link back, because only the form
 *   itself can keep the text; the click is then repeated.
 */
export const earlyInputScript = () =>
  `addEventListener('click',e=>{let b=e.target.closest?.('a,button'),d=b?.closest('dialog'),mark=()=>b.setAttribute('${mark}',performance.now());` +
  `if(b?.localName==='button')b.command||d&&b.type==='submit'||mark();else d?.close();` +
  `if(!b?.matches('[data-language]')||'hydrated'in document.documentElement.dataset||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;` +
  `if(b.hreflang===document.documentElement.lang)e.preventDefault();` +
  `else if([...document.querySelectorAll('form[data-draft] ${textFields}')].some(f=>f.value!==f.defaultValue)){e.preventDefault();mark()}` +
  `else{document.cookie=${JSON.stringify({ en: languageCookie('en'), de: languageCookie('de') })}[b.hreflang];try{localStorage.setItem('${languageKey}',b.hreflang)}catch{}}},true)`;

/** Takes the mark off: the click was answered, or is about to be. */
export const clearEarlyClick = (clicked: Element) => clicked.removeAttribute(mark);

/** The first element of a kind that was clicked before anything answered. */
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

/** Repeats the last unanswered click within an element that has just been hydrated. */
export function repeatEarlyClick(within: ParentNode): void {
  const timeOf = (clicked: Element) => Number(clicked.getAttribute(mark));
  const clicked = [...within.querySelectorAll<HTMLElement>(`[${mark}]`)];
  const last = clicked.toSorted((a, b) => timeOf(a) - timeOf(b)).at(-1);
  for (const element of clicked) clearEarlyClick(element);
  last?.click();
}

/** Writes as a person who types: React and form libraries hear of it, also where they do not hold the value. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Types once more, for the components that hold the value, the text that was there before they were hydrated. */
export function repeatEarlyTyping(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    textFields,
  )) {
    const { value, defaultValue, selectionStart, selectionEnd } = field;
    if (value === defaultValue) continue;
    // The first event hydrates the part around the field where that was left; React then compares with the value it has
    // seen written last.
    typeInto(field, value);
    field.value = defaultValue;
    typeInto(field, value);
    // Null for fields without a selection, such as those for addresses.
    if (field === document.activeElement && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
  }
}
