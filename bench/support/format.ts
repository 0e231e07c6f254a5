const english = (digits: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });

const whole = english(0);

/** 1,234 */
export const count = (value: number) => whole.format(value);

/** 1,234 B */
export const bytes = (value: number) => `${whole.format(value)} B`;

/** 12 ms, and 1.23 ms below ten */
export const milliseconds = (value: number) =>
  `${value < 10 ? english(2).format(value) : whole.format(value)} ms`;

/** 1,234 /s */
export const perSecond = (value: number) => `${whole.format(value)} /s`;

/** 0.0123 */
export const share = (value: number) => english(4).format(value);

/** 1.23 */
export const ratio = (value: number) => english(2).format(value);
