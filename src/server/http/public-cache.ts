import { KeptResults } from '../services/result-cache.ts';
import { createKeptAnswers, type KeptAnswers } from '../trpc/kept-answers.ts';
import { PageCache } from './page-cache.ts';
import { keptDocuments } from './public-documents.ts';

/** For what no publication announces: a like, a clock that passes an article's hour. In milliseconds. */
const keptMs = 1000;

/** What of the public site is kept in memory: its pages, documents for machines and answers. Emptied together. */
export class PublicCache {
  readonly pages = new PageCache();
  readonly documents = new KeptResults<string>(keptDocuments);
  readonly answers: KeptAnswers;

  /** @param answersMs how long answers are kept, in milliseconds */
  constructor({ answersMs = keptMs }: { answersMs?: number } = {}) {
    this.answers = createKeptAnswers(answersMs);
  }

  /** Forgets everything, because something that is shown was written, by this server or by another. */
  clear(): void {
    this.pages.clear();
    this.documents.clear();
    this.answers.clear();
  }
}
