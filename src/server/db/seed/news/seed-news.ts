import { slugOf } from '../../../../shared/domain/slug.ts';
import { NewsArticle } from '../../entities/news-article.ts';
import type { EntityManager } from '../../orm.ts';
import type { DrawPicture } from '../gallery/drawn-pictures.ts';
import { germanCourse } from './german-course.ts';
import { lightsOut } from './lights-out.ts';
import { oneSentence } from './one-sentence.ts';
import { tenYears } from './ten-years.ts';
import { winterClock } from './winter-clock.ts';

/** Pixels; a picture lies across the whole page above its article. */
const pictureWidth = 1440;

export const demoArticles = [tenYears, lightsOut, germanCourse, oneSentence, winterClock];

/** Publishes the demo articles where there are none yet, drafts included. */
export async function seedNews(em: EntityManager, draw: DrawPicture): Promise<void> {
  if ((await em.count(NewsArticle)) > 0) return;
  const written = [];
  for (const { picture, ...article } of demoArticles) {
    written.push({
      ...article,
      mainImage: picture === null ? null : await draw(picture, pictureWidth),
    });
  }
  for (const article of written) {
    em.create(NewsArticle, { ...article, slug: slugOf(article.title), isPublished: true });
  }
  await em.flush();
}
