/**
 * Kept with every application, so that an old score can be explained after the formula changes. 1 compared the typed
 * text position by position and took its time as it was; 2 aligns it and counts at least 15 seconds (typing-metrics).
 */
export const formulaVersion = 2;

/** What each part counts in the final score, section 9. */
export const scoreWeights = { quiz: 0.3, typing: 0.3, english: 0.4 } as const;

/** Words per minute that earn the full speed half of the typing component, section 9. */
const fullSpeedWpm = 60;

/**
 * The typing component, 0 to 100: min(100, WPM/60*50 + accuracy/100*50).
 * With nothing typed (0 WPM) it is 0: accuracy of no characters earns nothing.
 */
export function typingComponent(wpm: number, accuracy: number): number {
  if (wpm <= 0) return 0;
  return Math.min(100, (wpm / fullSpeedWpm) * 50 + (accuracy / 100) * 50);
}

/** The parts of a final score; null where a part has no score. */
export type ScoreParts = {
  /** Percent, 0 to 100. */
  quiz: number | null;
  /** Words a minute and percent of right characters. */
  typing: { wpm: number; accuracy: number } | null;
  /** Percent, 0 to 100. */
  english: number | null;
};

/** round(0.3 quiz% + 0.3 typing component + 0.4 english%); null as soon as one part has no score. */
export function finalScore({ quiz, typing, english }: ScoreParts): number | null {
  if (quiz === null || typing === null || english === null) return null;
  const sum =
    scoreWeights.quiz * quiz +
    scoreWeights.typing * typingComponent(typing.wpm, typing.accuracy) +
    scoreWeights.english * english;
  // 0.3 and 0.4 are not exact in binary: without this 0.3*45+0.3*50+0.4*55 would fall to the wrong side of a half.
  return Math.round(Number(sum.toFixed(9)));
}

export type ScoreLabel = 'excellent' | 'good' | 'needs-improvement';

/** 80 and more Excellent, 60 to 79 Good, below 60 Needs Improvement (section 9). */
export function scoreLabel(percent: number): ScoreLabel {
  if (percent >= 80) return 'excellent';
  return percent >= 60 ? 'good' : 'needs-improvement';
}
