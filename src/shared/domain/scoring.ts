/**
 * Stored with every application, so that an old score can be explained after the formula changes. 1 compared the typed
 * text position by position and took its time as it was; 2 aligns it and counts at least 15 seconds (typing-metrics).
 */
export const formulaVersion = 2;

/** Weight of each part in the final score, section 9. */
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
type ScoreParts = {
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

/** One question as marking needs it: the id of the right option and what it earns (1 when missing). */
type MarkableQuestion = { id: string; correctOptionId: string; points?: number };

/** Whole percent of points earned: round(earned / total x 100), a missing `points` counting 1; 0 without questions. */
export function quizPercentage(
  questions: readonly MarkableQuestion[],
  answers: Readonly<Record<string, string>>,
): number {
  let earned = 0;
  let total = 0;
  for (const question of questions) {
    const points = question.points ?? 1;
    total += points;
    if (Object.hasOwn(answers, question.id) && answers[question.id] === question.correctOptionId)
      earned += points;
  }
  return total === 0 ? 0 : Math.round((earned / total) * 100);
}

/** The score out of 10 that a record keeps: percentage / 10, one decimal. */
export function scoreOutOfTen(percentage: number): number {
  return Math.round(percentage) / 10;
}

/** Seconds a typing test lasts, section 9 of the specification. */
export const typingTestSeconds = 60;

/** The least time a speed is computed over, in milliseconds: four words after a second are no record. */
const leastElapsedMs = 15_000;

/** The paragraph to type; too long to reach its end within the minute by honest typing. */
export const typingSample =
  'The quick brown fox jumps over the lazy dog while the harbour lights come on one by one. A customer in Berlin is about to close her laptop, and an agent in Cebu is pouring the first coffee of the day. Between them lies a ticket with a simple question: where is my order, and when will it arrive? Good support begins with reading the whole message, answering what was asked, and writing so clearly that nobody needs to write back. Type this text as it stands, with its commas and capital letters. Speed matters, but a wrong address sent quickly still goes to the wrong door, so keep a steady rhythm, look ahead by a word or two, and let your hands follow.';

/** Length limits of a text in rotation, in characters: close to the built-in one, so that all are equally hard. */
export const typingTextLimits = { min: 500, max: 900 } as const;

/** Words in a text, split on whitespace; an empty text has none. */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length;
}

/** Words per minute, rounded; `elapsedMs` in milliseconds, of which at least 15 seconds count. */
export function wordsPerMinute(text: string, elapsedMs: number): number {
  return Math.round(countWords(text) / (Math.max(elapsedMs, leastElapsedMs) / 60_000));
}

const stands: readonly (readonly [RegExp, string])[] = [
  [/[\u2018-\u201b\u2032\u00b4\u0060]/g, "'"],
  [/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212\u00ad]/g, '-'],
  [/[\s\u200b]/g, ' '],
];

/**
 * A text with the curly quotes, dashes and special spaces of a phone's keyboard as what they stand for, and a line
 * break as the space at which the sample wraps on the screen. Every character stays one, so that no place moves.
 */
export function plainLetters(text: string): string {
  return stands.reduce((plain, [written, meant]) => plain.replace(written, meant), text);
}

export type TypingRun = {
  /** `wrong`: another letter; `missing`: left out; `extra`: typed though it is not there; `ahead`: not come to yet. */
  kind: 'right' | 'wrong' | 'missing' | 'extra' | 'ahead';
  /** Of the sample; of what was typed for `extra`. */
  text: string;
  /** The place in the sample. */
  start: number;
};

type TypingAlignment = {
  /** Whole percent, 0 to 100; 100 when nothing was typed. */
  accuracy: number;
  /** The sample cut where the kind changes, with what was typed too much between. */
  runs: TypingRun[];
  /** Places compared for this answer: what it cost. */
  cells: number;
};

/** Characters beyond the sample's length after which further ones count as wrong without comparison. */
const comparedBeyondEnd = 200;

// A mistake outweighs any number of shifts, so that of alignments with as few mistakes the one with the fewest letters
// left out or too much counts: where only wrong letters were typed, that is the comparison position by position.
const wrongCost = 1 << 14;
const shiftCost = wrongCost + 1;

/**
 * Compares texts with a sample by edit distance, located by going back through its table. The accuracy is the share of
 * right letters among those typed and those left out: one letter left out costs one letter. What lies behind the place
 * that was reached counts for nothing. It is never below the share of characters that stand at their place.
 *
 * A text that continues the one before costs one row a letter, which is as many cells as the sample has characters;
 * any text at most (sample + 200) rows, which are less than a million cells with the longest sample.
 */
export function typingAligner(sample: string): (typed: string) => TypingAlignment {
  const wanted = plainLetters(sample);
  const width = wanted.length + 1;
  const rows = [Int32Array.from({ length: width }, (_, at) => at * shiftCost)];
  let known = '';
  let last: { typed: string; alignment: TypingAlignment } | null = null;

  /** Brings the table up to a text: rows of the letters it shares with the one before stay. Returns the cells filled. */
  function fill(letters: string): number {
    let same = 0;
    while (same < known.length && known[same] === letters[same]) same += 1;
    rows.length = same + 1;
    known = letters;
    for (let row = same + 1; row <= letters.length; row += 1) {
      const above = rows[row - 1] ?? new Int32Array(width);
      const costs = new Int32Array(width);
      const letter = letters.charCodeAt(row - 1);
      let left = row * shiftCost;
      costs[0] = left;
      for (let at = 1; at < width; at += 1) {
        const taken = (above[at - 1] ?? 0) + (letter === wanted.charCodeAt(at - 1) ? 0 : wrongCost);
        const extra = (above[at] ?? 0) + shiftCost;
        left = Math.min(taken, extra, left + shiftCost);
        costs[at] = left;
      }
      rows.push(costs);
    }
    return (letters.length - same) * width;
  }

  const costAt = (row: number, at: number) =>
    row < 0 || at < 0 ? Number.POSITIVE_INFINITY : (rows[row]?.[at] ?? Number.POSITIVE_INFINITY);

  /** The place in the sample that a text has come to with the fewest mistakes. */
  function reachedPlace(row: number): number {
    let best = 0;
    for (let at = 1; at < width; at += 1) if (costAt(row, at) < costAt(row, best)) best = at;
    return best;
  }

  function align(typed: string): TypingAlignment {
    const letters = plainLetters(typed).slice(0, wanted.length + comparedBeyondEnd);
    const cells = fill(letters);
    const backwards: TypingRun[] = [];
    const counts = { right: 0, wrong: 0, missing: 0, extra: 0, ahead: 0 };
    const add = (kind: TypingRun['kind'], text: string, start: number) => {
      if (text === '') return;
      counts[kind] += text.length;
      const run = backwards.at(-1);
      if (run?.kind === kind) Object.assign(run, { text: text + run.text, start });
      else backwards.push({ kind, text, start });
    };
    let row = letters.length;
    let at = reachedPlace(row);
    add('ahead', sample.slice(at), at);
    add('extra', typed.slice(row), at);
    while (row > 0 || at > 0) {
      const isSame = row > 0 && at > 0 && letters[row - 1] === wanted[at - 1];
      const cost = costAt(row, at);
      if (cost === costAt(row - 1, at - 1) + (isSame ? 0 : wrongCost)) {
        row -= 1;
        at -= 1;
        add(isSame ? 'right' : 'wrong', sample.charAt(at), at);
      } else if (cost === costAt(row - 1, at) + shiftCost) {
        row -= 1;
        add('extra', typed.charAt(row), at);
      } else {
        at -= 1;
        add('missing', sample.charAt(at), at);
      }
    }
    const { right, wrong, missing, extra } = counts;
    const all = right + wrong + missing + extra;
    return {
      accuracy: all === 0 ? 100 : Math.round((right / all) * 100),
      runs: backwards.reverse(),
      cells,
    };
  }

  return (typed) => {
    if (last?.typed !== typed) last = { typed, alignment: align(typed) };
    return last.alignment;
  };
}

/** Whole percent of right letters, as typingAligner has it; 100 when nothing was typed. */
export function typingAccuracy(typed: string, sample: string): number {
  return typingAligner(sample)(typed).accuracy;
}
