import type { Request, Response } from 'express';
import type { KeptResults } from '../services/result-cache.ts';
import type { RequestContext } from '../trpc/context.ts';

/** What the routes need that answer with documents for machines: feeds, the sitemap, cards. */
export type DocumentDependencies = {
  publicUrl: string | undefined;
  /** The context of a visitor without a session. */
  visitorContext: (req: Request) => RequestContext;
};

/** The texts of documents that are the same for everybody, by what they are and the address they name. */
export type KeptDocuments = KeptResults<string>;

/** How long a text is kept, and how many: a server without a configured address makes them for each it is called by. */
export const keptDocuments = { maxAgeMs: 60_000, maxEntries: 30 };

/** Sends a document that readers and crawlers may keep for five minutes. */
export function sendDocument(res: Response, contentType: string, text: string): void {
  res.set({ 'Content-Type': contentType, 'Cache-Control': 'public, max-age=300' }).send(text);
}
