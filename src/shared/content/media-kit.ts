/** The colours of the brand, as the media kit shows them. */
export const palette = [
  { id: 'ink', hex: '#0B1B2B' },
  { id: 'paper', hex: '#FBFAF7' },
  { id: 'sea', hex: '#0F6E6E' },
  { id: 'sun', hex: '#F2A33A' },
  { id: 'mist', hex: '#E6ECEC' },
  { id: 'shallows', hex: '#5CC2B8' },
  { id: 'dawn', hex: '#F4F1EA' },
] as const;

export type PaletteId = (typeof palette)[number]['id'];

/** Digits of the PIN that opens the media kit; section 9 of the specification. */
export const pinLength = 4;
