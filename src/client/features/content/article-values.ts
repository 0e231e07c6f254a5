import type { AdminArticle, ArticleFields } from '../../../shared/contracts/news.ts';
import type { Picture } from '../../../shared/contracts/picture.ts';
import { parseDateTimeLocal, toDateTimeLocal } from '../../lib/local-time.ts';

/** Values of the editor. */
export type ArticleValues = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  german: { title: string; excerpt: string; content: string; category: string };
  category: string;
  authorName: string;
  /** With commas between them. */
  tags: string;
  hashtags: string;
  mainImage: Picture | null;
  publication: Publication;
  /** Of an input for local time. */
  time: string;
};

export const publications = ['publish', 'schedule', 'draft'] as const;
export type Publication = (typeof publications)[number];

const noGerman = { title: '', excerpt: '', content: '', category: '' };

const publicationByState = { published: 'publish', scheduled: 'schedule', draft: 'draft' } as const;

/** The values with which the editor opens: those of an article, or a new one's. */
export function articleValues(article: AdminArticle | undefined): ArticleValues {
  return {
    title: article?.title ?? '',
    slug: article?.slug ?? '',
    excerpt: article?.excerpt ?? '',
    content: article?.content ?? '',
    german: article?.german ?? noGerman,
    category: article?.category ?? '',
    authorName: article?.authorName ?? '',
    tags: article?.tags.join(', ') ?? '',
    hashtags: article?.hashtags.join(', ') ?? '',
    mainImage: article?.picture ?? null,
    publication: article ? publicationByState[article.state] : 'publish',
    time:
      article?.state === 'scheduled' && article.publishedAt
        ? toDateTimeLocal(article.publishedAt)
        : '',
  };
}

function publicationFields(
  { publication, time }: ArticleValues,
  article: AdminArticle | undefined,
): Pick<ArticleFields, 'isPublished' | 'publishedAt'> {
  switch (publication) {
    case 'draft':
      return { isPublished: false };
    case 'schedule':
      return { isPublished: true, publishedAt: parseDateTimeLocal(time) };
    case 'publish':
      return {
        isPublished: true,
        publishedAt: article?.state === 'published' ? article.publishedAt : null,
      };
  }
}

/** Converts the editor's values for the server; no German texts where none was entered. */
export function articleFields(
  values: ArticleValues,
  article: AdminArticle | undefined,
): ArticleFields {
  const { publication: _publication, time: _time, mainImage, german, ...fields } = values;
  const hasGerman = Object.values(german).some((text) => text.trim() !== '');
  return {
    ...fields,
    mainImage: mainImage?.url ?? '',
    german: hasGerman ? german : null,
    ...publicationFields(values, article),
  };
}
