/** Columns of the question bank as a CSV file; options have one each, `option1` to `option10`. */
export const questionColumns = [
  'id',
  'type',
  'category',
  'difficulty',
  'points',
  'active',
  'question',
  'correct',
  'german_question',
] as const;

/** Figures that an export carries; an import passes them over. */
export const readOnlyColumns = ['answered', 'answered_right'] as const;

/** What a file has to have at least. */
export const requiredColumns = ['type', 'question', 'option1', 'option2', 'correct'] as const;

/** As many as a question may have. */
export const optionColumns = Array.from({ length: 10 }, (_, index) => `option${index + 1}`);
export const germanOptionColumns = optionColumns.map((column) => `german_${column}`);

/** The largest file: lines with a question, and bytes. */
export const questionFileLimits = { lines: 2000, bytes: 1_048_576 } as const;
