import { replayInput, type TypedValue, typedValues } from './replay-input.ts';

/**
 * What somebody does in a part of the page that is still asleep: the last button pressed and what was typed, to be made
 * good once it is awake.
 */
export class EarlyTouch {
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
  forget(): void {
    for (const [type, listener] of this.#listeners) removeEventListener(type, listener, true);
  }

  /** Puts back what was typed and presses the button again. */
  makeGood(): void {
    this.forget();
    replayInput(this.#frame, this.#values);
    if (this.#button?.isConnected) this.#button.click();
  }
}
