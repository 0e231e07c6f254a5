import { z } from 'zod';
import { m } from './paraglide/messages.js';

/**
 * The sentences for rules that name none of their own, in the language of the request: "Required",
 * "Expected X, received Y", "String must contain at least N character(s)".
 */
export function installZodMessages(): void {
  z.config({
    customError: (issue) => {
      if (issue.code === 'invalid_type') {
        if (issue.input === undefined) return m.validation_required();
        const received =
          issue.input === null ? 'null' : Array.isArray(issue.input) ? 'array' : typeof issue.input;
        return m.validation_type({ expected: String(issue.expected), received });
      }
      if (issue.code === 'too_small' && issue.origin === 'string') {
        return m.validation_string_min({ min: String(issue.minimum) });
      }
      if (issue.code === 'too_big' && issue.origin === 'string') {
        return m.validation_too_long({ max: String(issue.maximum) });
      }
      if (issue.code === 'invalid_value' || issue.code === 'invalid_union') {
        return issue.input === undefined ? m.validation_required() : m.validation_option();
      }
      if (issue.code === 'too_small') return m.validation_min({ min: String(issue.minimum) });
      if (issue.code === 'too_big') return m.validation_max({ max: String(issue.maximum) });
      return m.validation_invalid();
    },
  });
}
