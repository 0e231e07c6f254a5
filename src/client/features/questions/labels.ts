import type { Difficulty, QuestionType } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const typeLabels: Record<QuestionType, () => string> = {
  general: m.admin_type_general,
  english: m.admin_type_english,
  typing: m.admin_type_typing,
  german: m.admin_type_german,
};

export const difficultyLabels: Record<Difficulty, () => string> = {
  easy: m.admin_difficulty_easy,
  medium: m.admin_difficulty_medium,
  hard: m.admin_difficulty_hard,
};
