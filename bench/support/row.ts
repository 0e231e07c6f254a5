import type { Browser } from '@playwright/test';

/** What the rows measure: the built server as a process of its own, and a browser to visit it with. */
export type Site = {
  url: string;
  pid: number;
  browser: Browser;
  /** Where a server gets exchange rates that never change. */
  ratesUrl: string;
  /** How often a figure that varies from run to run is taken; its median counts. */
  rounds: number;
};

/** One line of the table. */
export type Figure = {
  what: string;
  figure: string;
  /** Measured against its counterpart in the same run; null where the limit is a figure by itself. */
  ratio: number | null;
  limit: string;
  holds: boolean;
};

export type Outcome = {
  figures: Figure[];
  /** Where the bytes or the time go, for whoever has to mend a row. */
  notes: string[];
};

export type Row = {
  id: string;
  title: string;
  measure: (site: Site) => Promise<Outcome>;
};

type Format = (value: number) => string;

/** A figure that may not be above its limit. */
export function atMost(what: string, value: number, limit: number, format: Format): Figure {
  return {
    what,
    figure: format(value),
    ratio: null,
    limit: `at most ${format(limit)}`,
    holds: value <= limit,
  };
}

/** A figure that may not be below its limit. */
export function atLeast(what: string, value: number, limit: number, format: Format): Figure {
  return {
    what,
    figure: format(value),
    ratio: null,
    limit: `at least ${format(limit)}`,
    holds: value >= limit,
  };
}

/** A ratio that may not be above its limit. */
export function ratioAtMost(what: string, figure: string, ratio: number, limit: number): Figure {
  return { what, figure, ratio, limit: `at most ${limit}`, holds: ratio <= limit };
}

/** A ratio that may not be below its limit. */
export function ratioAtLeast(what: string, figure: string, ratio: number, limit: number): Figure {
  return { what, figure, ratio, limit: `at least ${limit}`, holds: ratio >= limit };
}
