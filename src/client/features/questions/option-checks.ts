/** The options to choose the right one from, doubles once; of those the chosen one. */
export function answerChoices(options: readonly string[], chosen: number) {
  const texts = options.map((option) => option.trim());
  return texts
    .map((label, index) => ({ value: String(index), label }))
    .filter(({ label }, index) => {
      const shown = label === texts[chosen] ? chosen : texts.indexOf(label);
      return label !== '' && index === shown;
    });
}

/** Whether another option says the same. */
export function hasDouble(options: readonly string[], at: number): boolean {
  const text = options[at]?.trim();
  return Boolean(text) && options.some((option, index) => index !== at && option.trim() === text);
}

/** The option to change when they do not do together: the first double, or else the first empty one. */
export function optionToMend(options: readonly string[]): number {
  const texts = options.map((option) => option.trim());
  const double = texts.findIndex((text, index) => text !== '' && texts.indexOf(text) < index);
  return double === -1 ? texts.indexOf('') : double;
}

interface Wording {
  questionText: string;
  options: readonly string[];
}

/** What is missing or too much in a German wording: the place of an option, or the question. */
export function germanToMend(german: Wording, english: readonly string[]): number | 'question' {
  if (german.questionText.trim() === '') return 'question';
  return english.findIndex(
    (option, index) => (option.trim() === '') !== ((german.options[index] ?? '').trim() === ''),
  );
}
