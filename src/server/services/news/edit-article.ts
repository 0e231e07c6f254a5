import {
  type AdminArticle,
  type CreateArticleInput,
  defaultAuthor,
  defaultCategory,
  excerptLength,
  type UpdateArticleInput,
} from '../../../shared/contracts/news.ts';
import { firstCharacters, markdownToPlainText, slugify } from '../../../shared/domain/text.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { User } from '../../db/entities/accounts.ts';
import { type GermanArticle, NewsArticle } from '../../db/entities/news.ts';
import type { EntityManager } from '../../db/orm.ts';
import { fieldError } from '../../errors.ts';
import { lockPicture } from '../images/images.ts';
import { createRecordUseCases } from '../records.ts';
import { stateOf, toAdminArticle } from './admin-articles.ts';

/** The excerpt that was written, or the beginning of the content as plain text. */
function excerptOrBeginning({ excerpt, content }: { excerpt: string; content: string }): string {
  return excerpt || firstCharacters(markdownToPlainText(content), excerptLength);
}

/** Whose name stands under an article where none was given. */
const authorOrDefault = (authorName: string): string => authorName || defaultAuthor;

/** The category an article has where none was given. */
const categoryOrDefault = (category: string): string => category || defaultCategory;

/** The German texts as they are stored, with their own excerpt; null where there are none. */
function toGermanArticle(german: CreateArticleInput['german']): GermanArticle | null {
  if (!german) return null;
  const { category, ...texts } = german;
  return { ...texts, excerpt: excerptOrBeginning(german), ...(category ? { category } : {}) };
}

/** Key of the lock under which an article gets its slug, so that two at the same moment never take the same. */
const slugLock = 20_161;
/** Leaves room for a number behind it. */
const maxSlugBaseLength = 120;

async function findAvailableSlug(
  em: EntityManager,
  base: string,
  ownId: string | null,
): Promise<string> {
  const rows = await em.execute<{ slug: string }[]>(
    `select "slug" from "news_articles" where "slug" ~ ? and "id" is distinct from cast(? as uuid)`,
    [`^${base}(-[0-9]{1,9})?$`, ownId],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/**
 * The slug an article gets, reserved from here to the end of the transaction: the one that was asked for, or one
 * made from the title, with a number where that is taken. Slugs of deleted articles stay theirs.
 * Throws AppError('invalid-input') with a free one for a slug that was asked for and is taken.
 */
async function claimSlug(
  em: EntityManager,
  { slug, title, id = null }: { slug: string; title: string; id?: string | null },
): Promise<string> {
  await em.execute('select pg_advisory_xact_lock(?)', [slugLock]);
  const base = slug || slugify(title).slice(0, maxSlugBaseLength) || 'news';
  const free = await findAvailableSlug(em, base, id);
  if (slug && free !== slug) {
    throw fieldError('slug', m.content_slug_taken({ proposal: free }));
  }
  return free;
}

type Changes = Omit<UpdateArticleInput, 'id' | 'version'>;

/**
 * Computes the moment readers see it: a given time counts; publishing without one means now, unless it was out before, which
 * keeps its first day.
 */
function resolvePublishedAt(
  article: NewsArticle,
  { isPublished, publishedAt }: Changes,
): Date | null {
  if (publishedAt) return publishedAt;
  const before = article.publishedAt ?? null;
  const now = new Date();
  const isOut = before !== null && before <= now;
  if (isPublished && !isOut) return now;
  // A draft waits for nothing.
  if (isPublished === false && !isOut) return null;
  return before;
}

async function applyChanges(
  em: EntityManager,
  article: NewsArticle,
  changes: Changes,
): Promise<void> {
  const { title, content, tags, hashtags, isPublished, slug, excerpt } = changes;
  if (title !== undefined) article.title = title;
  if (content !== undefined) article.content = content;
  if (excerpt !== undefined)
    article.excerpt = excerptOrBeginning({ excerpt, content: article.content });
  if (tags !== undefined) article.tags = tags;
  if (hashtags !== undefined) article.hashtags = hashtags;
  if (changes.authorName !== undefined) article.authorName = authorOrDefault(changes.authorName);
  if (changes.category !== undefined) article.category = categoryOrDefault(changes.category);
  if (changes.german !== undefined) article.german = toGermanArticle(changes.german);
  if (slug !== undefined && slug !== article.slug) {
    article.slug = await claimSlug(em, { slug, title: article.title, id: article.id });
  }
  if (changes.mainImage !== undefined) {
    article.mainImage = await lockPicture(em, changes.mainImage, 'mainImage');
  }
  article.publishedAt = resolvePublishedAt(article, changes);
  if (isPublished !== undefined) article.isPublished = isPublished;
}

/**
 * A new one is published now unless it is a draft or has a time of its own; its author is the signed-in user. Adding and
 * changing throw AppError('invalid-input') for a slug that is taken or an unknown picture.
 */
export const articleRecords = createRecordUseCases<
  NewsArticle,
  CreateArticleInput,
  UpdateArticleInput,
  AdminArticle
>('news', {
  find: (em, id, how) => em.findOne(NewsArticle, { id }, how),
  toDto: async (article, em) => toAdminArticle(await em.populate(article, ['mainImage'])),
  labelOf: ({ title }) => title,
  create: async (em, input, { actor }) =>
    em.create(NewsArticle, {
      title: input.title,
      content: input.content,
      tags: input.tags,
      hashtags: input.hashtags,
      isPublished: input.isPublished,
      slug: await claimSlug(em, input),
      excerpt: excerptOrBeginning(input),
      german: toGermanArticle(input.german),
      mainImage: await lockPicture(em, input.mainImage, 'mainImage'),
      authorName: authorOrDefault(input.authorName),
      author: em.getReference(User, actor.id),
      category: categoryOrDefault(input.category),
      publishedAt: input.publishedAt ?? (input.isPublished ? new Date() : null),
    }),
  createdAs: (_input, article) =>
    stateOf(article) === 'published' ? ['news.create', 'news.publish'] : ['news.create'],
  change: async (em, article, changes) => {
    const before = stateOf(article);
    await applyChanges(em, article, changes);
    const isNew = before !== 'published' && stateOf(article) === 'published';
    return isNew ? 'news.publish' : undefined;
  },
  isPublic: true,
});
