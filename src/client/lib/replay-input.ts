type Control = HTMLInputElement | HTMLTextAreaElement;

export type TypedValue = { name: string; value: string; checked: boolean };

const controlsIn = (frame: HTMLElement) =>
  [...frame.querySelectorAll<Control>('input[name], textarea[name]')].filter(
    ({ type }) => type !== 'file' && type !== 'password',
  );

const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;

/** What the named controls below an element hold at this moment. */
export function typedValues(frame: HTMLElement): TypedValue[] {
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
export function replayInput(frame: HTMLElement, values: readonly TypedValue[]): void {
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
