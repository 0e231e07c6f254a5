/** Digits of the PIN that opens the media kit; section 9 of the specification. */
export const pinLength = 4;
