import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Difficulty, QuestionType } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? 'success' : 'neutral'}>
      {isActive ? m.questions_active() : m.questions_inactive()}
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
  general: m.questions_type_general,
  english: m.questions_type_english,
  typing: m.questions_type_typing,
  german: m.questions_type_german,
};

export const difficultyLabels: Record<Difficulty, () => string> = {
  easy: m.questions_difficulty_easy,
  medium: m.questions_difficulty_medium,
  hard: m.questions_difficulty_hard,
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
