import type { Difficulty, QuestionSort, QuestionType } from '../../../shared/contracts/question.ts';
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

export const sortLabels: Record<QuestionSort, () => string> = {
  createdAt: m.admin_question_created_at,
  type: m.admin_question_type,
  category: m.admin_question_category,
  questionText: m.admin_question_text,
  points: m.admin_question_points,
  difficulty: m.admin_question_difficulty,
  answered: m.admin_question_answered,
  right: m.admin_question_right,
  isActive: m.admin_question_active,
};
