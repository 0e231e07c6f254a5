export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Writes as a person who types: React and form libraries hear of it, also where they do not hold the value. */
export function typeInto(field: TextField, text: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
