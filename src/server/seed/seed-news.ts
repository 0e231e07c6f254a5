import { z } from 'zod';
import { slugify } from '../../shared/domain/text.ts';
import { NewsArticle } from '../db/entities/news.ts';
import type { EntityManager } from '../db/orm.ts';
import { readDemoData, readDemoFile } from './demo-data.ts';
import type { StorePicture } from './seed-gallery.ts';

const articleSchema = z.strictObject({
  /** Of its texts below `data/news`, without language and ending. */
  file: z.string(),
  /** Name of the gallery picture above it. */
  picture: z.string().nullable(),
  tags: z.array(z.string()),
  hashtags: z.array(z.string()),
  authorName: z.string(),
  category: z.string(),
  germanCategory: z.string(),
  publishedAt: z.coerce.date(),
});

/** Reads a text in one language: its title as a heading, the excerpt as the first paragraph, then the content. */
function readText(file: string, locale: 'en' | 'de') {
  const path = `news/${file}.${locale}.md`;
  const markdown = readDemoFile(path).toString('utf8');
  const [heading = '', excerpt = '', ...content] = markdown.trim().split('\n\n');
  if (!heading.startsWith('# ') || content.length === 0) throw new Error(`${path} is no article`);
  return { title: heading.slice(2), excerpt, content: content.join('\n\n') };
}

/** The articles of the demo content in both languages. */
export const demoArticles = readDemoData('news.json', z.array(articleSchema)).map(
  ({ file, germanCategory, ...article }) => ({
    ...article,
    ...readText(file, 'en'),
    german: { ...readText(file, 'de'), category: germanCategory },
  }),
);

/** Publishes the demo articles on a site that has none, drafts included. */
export async function seedNews(em: EntityManager, storePicture: StorePicture): Promise<void> {
  if ((await em.count(NewsArticle)) > 0) return;
  const written = [];
  for (const { picture, ...article } of demoArticles) {
    written.push({ ...article, mainImage: picture === null ? null : await storePicture(picture) });
  }
  for (const article of written) {
    em.create(NewsArticle, { ...article, slug: slugify(article.title), isPublished: true });
  }
  await em.flush();
}
