import type { AdminArticle, CreateArticleInput } from '../../../shared/contracts/news-admin.ts';
import { NewsArticle } from '../../db/entities/news-article.ts';
import { User } from '../../db/entities/user.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { holdPicture } from '../images/hold-picture.ts';
import { authorOr, categoryOr, excerptOf, germanOf } from './article-defaults.ts';
import { claimSlug } from './claim-slug.ts';
import { stateOf, toAdminArticle } from './to-admin-article.ts';

/**
 * Writes an article: published now unless it is a draft or has a time of its own. What was left out gets its default;
 * the author is whoever is signed in. Throws AppError('invalid-input') for a slug that is taken or an unknown picture.
 */
export async function createArticle(
  ctx: ServiceContext,
  input: CreateArticleInput,
): Promise<AdminArticle> {
  const { title, content, tags, hashtags, isPublished } = input;
  const created = await ctx.em.transactional(async (em) => {
    const article = em.create(NewsArticle, {
      title,
      content,
      tags,
      hashtags,
      isPublished,
      slug: await claimSlug(em, input),
      excerpt: excerptOf(input),
      german: germanOf(input.german),
      mainImage: await holdPicture(em, input.mainImage, 'mainImage'),
      authorName: authorOr(input.authorName),
      author: ctx.actor ? em.getReference(User, ctx.actor.id) : null,
      category: categoryOr(input.category),
      publishedAt: input.publishedAt ?? (isPublished ? new Date() : null),
    });
    await em.persist(article).flush();
    const subject = { subjectId: article.id, subjectLabel: title };
    recordEvent(em, ctx, { action: 'news.create', ...subject });
    if (stateOf(article) === 'published') {
      recordEvent(em, ctx, { action: 'news.publish', ...subject });
    }
    return toAdminArticle(article);
  });
  ctx.contentChanged();
  return created;
}
