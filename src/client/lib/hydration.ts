import { useState, useSyncExternalStore } from 'react';

/**
 * For an element that keeps what the server put in: it is empty here, yet React leaves the inside of such an element
 * alone.
 */
export const serverHtmlProps = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;

/** Stands on a button that was clicked before anything answered. */
export const earlyClickAttribute = 'data-early-click';

/** Takes the mark off: the click was answered, or is about to be. */
export const clearEarlyClick = (button: Element) => button.removeAttribute(earlyClickAttribute);

/** The first button of a kind that was clicked before anything answered. */
export const findEarlyClick = (kind: string) =>
  document.querySelector(`${kind}[${earlyClickAttribute}]`);

/**
 * Forgets the clicks that React answers while it wakes the page up: it wakes what is clicked first and passes the click
 * on. One that it cannot answer yet does not come past the document, and keeps its mark. Call it once React listens.
 */
export function clearAnsweredEarlyClicks(): void {
  const forget = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button && !button.closest('[data-asleep]')) clearEarlyClick(button);
  };
  document.documentElement.addEventListener('click', forget, true);
}

/**
 * Repeats the last click on a button that came before anything answered to it, and was marked for that by a script of the
 * page. What lies in a part that is still asleep waits until that part repeats it.
 */
export function replayEarlyClick(within: ParentNode): void {
  const clicked = within.querySelectorAll<HTMLElement>(
    `button[${earlyClickAttribute}]:not([data-asleep] *)`,
  );
  for (const button of clicked) clearEarlyClick(button);
  [...clicked].at(-1)?.click();
}

type Control = HTMLInputElement | HTMLTextAreaElement;

type TypedValue = { name: string; value: string; checked: boolean };

const controlsIn = (frame: HTMLElement) =>
  [...frame.querySelectorAll<Control>('input[name], textarea[name]')].filter(
    ({ type }) => type !== 'file' && type !== 'password',
  );

const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;

/** Reads the present values of the named controls below an element. */
function typedValues(frame: HTMLElement): TypedValue[] {
  return controlsIn(frame).map((control) => ({
    name: control.name,
    value: control.value,
    checked: isChecked(control),
  }));
}

/** Past React's own setter, so that the event below is news to it. */
function setValue(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
}

/**
 * Gives the controls of a form that has just woken up what was typed before, as if it were typed now. Values the form
 * itself has put in since stay where nothing was typed.
 */
function replayInput(frame: HTMLElement, values: readonly TypedValue[]): void {
  for (const control of controlsIn(frame)) {
    const typed = values.find(({ name }) => name === control.name);
    if (!typed) continue;
    if (control.type === 'checkbox') {
      if (typed.checked !== isChecked(control)) control.click();
    } else if (typed.value !== '' && typed.value !== control.value) {
      setValue(control, typed.value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/**
 * Input in a part of the page that is not hydrated yet: the last button pressed and the typed text, to be made
 * good once it is awake.
 */
export class EarlyInteraction {
  readonly #frame: HTMLElement;
  readonly #listeners: [string, (event: Event) => void][];
  #button: HTMLButtonElement | null = null;
  #values: TypedValue[] = [];

  constructor(frame: HTMLElement, onTouch: () => void) {
    this.#frame = frame;
    const inFrame = (act: (event: Event) => void) => (event: Event) => {
      if (event.target instanceof Node && frame.contains(event.target)) act(event);
    };
    this.#listeners = [
      ['focusin', inFrame(onTouch)],
      ['pointerdown', inFrame(onTouch)],
      ['click', inFrame((event) => this.#rememberButton(event.target))],
      ['input', inFrame(() => this.#rememberValues())],
      // The browser would send the form by itself; its button is pressed again later.
      ['submit', inFrame((event) => event.preventDefault())],
    ];
    // At the window, because React stops at the document what is for a part that is still asleep.
    for (const [type, listener] of this.#listeners) addEventListener(type, listener, true);
  }

  #rememberButton(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) this.#button = button;
  }

  #rememberValues(): void {
    this.#values = typedValues(this.#frame);
  }

  /** Stops listening; nothing is made good any more. */
  stop(): void {
    for (const [type, listener] of this.#listeners) removeEventListener(type, listener, true);
  }

  /** Puts back what was typed and presses the button again. */
  replay(): void {
    this.stop();
    replayInput(this.#frame, this.#values);
    if (this.#button?.isConnected) this.#button.click();
  }
}

const subscribeToNothing = () => () => {};

/** Tells whether this component is being hydrated from the server's HTML; true on the server itself. */
export function useIsServerRendered(): boolean {
  const hydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [fromServer] = useState(hydrating);
  return fromServer;
}
