import type { Flag } from '../../../shared/contracts/application-admin.ts';
import type { SectionName } from '../../../shared/contracts/attempt.ts';
import type { ScoreLabel } from '../../../shared/domain/scoring.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const sectionLabels: Record<SectionName, () => string> = {
  general: m.admin_general_quiz,
  typing: m.admin_typing_test,
  english: m.admin_english_test,
};

export const scoreLabels: Record<ScoreLabel, () => string> = {
  excellent: m.admin_score_excellent,
  good: m.admin_score_good,
  'needs-improvement': m.admin_score_needs_improvement,
};

export const flagLabels: Record<Flag, () => string> = {
  pasted: m.admin_flag_pasted,
  'focus-lost': m.admin_flag_focus_lost,
  'impossible-rate': m.admin_flag_impossible_rate,
  'timing-mismatch': m.admin_flag_timing_mismatch,
  'start-unknown': m.admin_flag_start_unknown,
  late: m.admin_flag_late,
};
