import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Difficulty, QuestionSort, QuestionType } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? 'success' : 'neutral'}>
      {isActive ? m.admin_question_active() : m.admin_question_inactive()}
    </Badge>
  );
}

/** Below this many answers one more or less moves the share by five points and over. */
export const minReliableAnswers = 20;

/** The share of right answers, 0 to 1; undefined as long as there is none. */
export function correctShare({
  answered,
  answeredRight,
}: {
  answered: number;
  answeredRight: number;
}): number | undefined {
  return answered === 0 ? undefined : answeredRight / answered;
}

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

/** A share as whole percent, as the reader's language writes it. */
export function useShareFormat(): (share: number) => string {
  const { locale } = useRouteContext({ from: '__root__' });
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    return (share) => percent.format(share);
  }, [locale]);
}

export function ShareText({ share }: { share: number | undefined }) {
  const format = useShareFormat();
  return share === undefined ? <span aria-hidden="true">–</span> : format(share);
}
