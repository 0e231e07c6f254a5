const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A format for dates, made once for each language and options: to make one takes a phone longer than to use it all day.
 * English is written as in Britain, like all texts: 13 October 2026, 15:30.
 */
export function getDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, options);
  formats.set(key, made);
  return made;
}
