/** Whom people look for: umlauts in either spelling, names of two and three words, numbers in several spellings. */
export const people = [
  { applicantName: 'Dörte Schröder', email: 'd.s@one.example', phone: '+49 151 23456701' },
  { applicantName: 'Juan Berger', email: 'juan@one.example', phone: '+63 917 555 0123' },
  { applicantName: 'Jürgen Mueller', email: 'jm@one.example', phone: '0917-555-0124' },
  { applicantName: 'Änne Groß', email: 'aenne@one.example', phone: '(0917) 5550125' },
  { applicantName: 'Weiss, Käthe', email: 'kw@one.example', phone: '639175550126' },
  { applicantName: 'José Peña', email: 'jp@one.example', phone: '0151 23456702' },
  { applicantName: 'Maria Cristina Santos', email: 'mc@one.example', phone: '0063 917 555 0127' },
  { applicantName: 'Søren Lindqvist', email: 'sl@one.example', phone: '+63 (0)917 555 0128' },
] as const;

type Searched = {
  search: string;
  /** The same piece of the record, as it is stored. */
  stored: string;
  email: (typeof people)[number]['email'];
  isSimilar?: boolean;
};

const of = (
  email: Searched['email'],
  stored: string,
  searches: readonly string[],
  isSimilar = false,
): Searched[] => searches.map((search) => ({ search, stored, email, isSimilar }));

/** Fifty searches and whom each has to find; what is spelled wrong is found as similar. */
export const fiftySearches: readonly Searched[] = [
  ...of('d.s@one.example', 'Dörte', ['dorte', 'doerte', 'DÖRTE']),
  ...of('d.s@one.example', 'Schröder', ['Schroder', 'schroeder', 'SCHRÖDER']),
  ...of('d.s@one.example', 'Dörte Schröder', ['schröder dörte', 'Schroeder, Doerte']),
  ...of('d.s@one.example', 'd.s@one.example', ['d.s@one']),
  ...of('d.s@one.example', '+49 151 23456701', ['0151 23456701']),
  ...of('juan@one.example', 'Juan Berger', ['berger, juan', 'juan berger']),
  ...of('juan@one.example', 'Berger', ['BERGER']),
  ...of('juan@one.example', '+63 917 555 0123', ['0917 555 0123', '639175550123']),
  ...of('juan@one.example', '+63 917 555 0123', ['0917-555-0123', '(0917) 5550123', '9175550123']),
  ...of('jm@one.example', 'Mueller', ['Müller', 'Muller', 'eller']),
  ...of('jm@one.example', 'Jürgen Mueller', ['mueller jürgen']),
  ...of('jm@one.example', 'Jürgen', ['juergen', 'jurgen']),
  ...of('jm@one.example', '0917-555-0124', ['+63 917 555 0124', '09175550124']),
  ...of('jm@one.example', '0917-555-0124', ['0063 917 555 0124', '9175550124']),
  ...of('aenne@one.example', 'Änne Groß', ['anne gross', 'Aenne Groß', 'GROSS, ÄNNE']),
  ...of('aenne@one.example', '(0917) 5550125', ['+63 (0)917 555 0125']),
  ...of('kw@one.example', 'Weiss', ['Weiß']),
  ...of('kw@one.example', 'Käthe', ['Kaethe']),
  ...of('kw@one.example', 'Weiss, Käthe', ['kathe weiss', 'weiß, käthe']),
  ...of('jp@one.example', 'José Peña', ['jose pena']),
  ...of('jp@one.example', 'Peña', ['PENA']),
  ...of('jp@one.example', '0151 23456702', ['+49 151 23456702', '015123456702']),
  ...of('mc@one.example', 'Maria Cristina Santos', ['santos maria', 'Santos, Maria Cristina']),
  ...of('sl@one.example', 'Søren', ['soren']),
  ...of('sl@one.example', 'Søren Lindqvist', ['soeren lindqvist']),
  ...of('juan@one.example', 'Juan Berger', ['Jaun Berger', 'Juan Bergar'], true),
  ...of('d.s@one.example', 'Dörte Schröder', ['Dörte Schröber', 'doerte schreder'], true),
  ...of('sl@one.example', 'Lindqvist', ['Lindquist', 'Lindqwist'], true),
];
