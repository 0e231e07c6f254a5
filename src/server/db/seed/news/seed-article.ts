import type { GermanArticle } from '../../entities/news-article.ts';

/** An article of the demo content. */
export type SeedArticle = {
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  german: GermanArticle;
  /** Name of the gallery picture above it. */
  picture: string | null;
  tags: string[];
  hashtags: string[];
  authorName: string;
  category: string;
  publishedAt: Date;
};
