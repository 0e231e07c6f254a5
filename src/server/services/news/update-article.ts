import type { AdminArticle, UpdateArticleInput } from '../../../shared/contracts/news-admin.ts';
import { NewsArticle } from '../../db/entities/news-article.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { holdPicture } from '../images/hold-picture.ts';
import { authorOr, categoryOr, excerptOf, germanOf } from './article-defaults.ts';
import { claimSlug } from './claim-slug.ts';
import { stateOf, toAdminArticle } from './to-admin-article.ts';

type Changes = Omit<UpdateArticleInput, 'id' | 'version'>;

/**
 * When readers see it: a time that was given counts; publishing without one means now, unless it was out before, which
 * keeps its first day.
 */
function timeAfter(article: NewsArticle, { isPublished, publishedAt }: Changes): Date | null {
  if (publishedAt) return publishedAt;
  const before = article.publishedAt ?? null;
  const now = new Date();
  const isOut = before !== null && before <= now;
  if (isPublished && !isOut) return now;
  // A draft waits for nothing.
  if (isPublished === false && !isOut) return null;
  return before;
}

async function apply(em: EntityManager, article: NewsArticle, changes: Changes): Promise<void> {
  const { title, content, tags, hashtags, isPublished, slug, excerpt } = changes;
  if (title !== undefined) article.title = title;
  if (content !== undefined) article.content = content;
  if (excerpt !== undefined) article.excerpt = excerptOf({ excerpt, content: article.content });
  if (tags !== undefined) article.tags = tags;
  if (hashtags !== undefined) article.hashtags = hashtags;
  if (changes.authorName !== undefined) article.authorName = authorOr(changes.authorName);
  if (changes.category !== undefined) article.category = categoryOr(changes.category);
  if (changes.german !== undefined) article.german = germanOf(changes.german);
  if (slug !== undefined && slug !== article.slug) {
    article.slug = await claimSlug(em, { slug, title: article.title, id: article.id });
  }
  if (changes.mainImage !== undefined) {
    article.mainImage = await holdPicture(em, changes.mainImage, 'mainImage');
  }
  article.publishedAt = timeAfter(article, changes);
  if (isPublished !== undefined) article.isPublished = isPublished;
}

/**
 * Changes the given fields of an article; also publishes it, schedules it, or takes it back.
 * Throws AppError('not-found'), 'conflict' when somebody else saved since `version`, 'invalid-input' for a slug that is
 * taken or an unknown picture.
 */
export async function updateArticle(
  ctx: ServiceContext,
  { id, version, ...changes }: UpdateArticleInput,
): Promise<AdminArticle> {
  const updated = await ctx.em.transactional(async (em) => {
    const article = await em.findOne(
      NewsArticle,
      { id, deletedAt: null },
      { populate: ['mainImage'] },
    );
    if (!article) throw new AppError('not-found');
    if (version !== undefined && version !== article.version) throw new AppError('conflict');
    const before = stateOf(article);
    await apply(em, article, changes);
    const isNew = before !== 'published' && stateOf(article) === 'published';
    recordEvent(em, ctx, {
      action: isNew ? 'news.publish' : 'news.update',
      subjectId: id,
      subjectLabel: article.title,
    });
    await em.flush();
    return toAdminArticle(article);
  });
  ctx.contentChanged();
  return updated;
}
