import { profileConsentVersion } from '../../shared/content/consent.ts';
import { EmployeeProfile } from '../db/entities/employees.ts';
import { GalleryItem } from '../db/entities/gallery.ts';
import { Image } from '../db/entities/images.ts';
import { NewsArticle } from '../db/entities/news.ts';
import type { EntityManager } from '../db/orm.ts';

/** The row of a picture, where its bytes do not matter. */
function addImage(em: EntityManager): Image {
  return em.create(Image, {
    id: crypto.randomUUID(),
    width: 960,
    height: 640,
    widths: [320, 640, 960],
    placeholder: 'data:image/webp;base64,',
  });
}

/** A gallery picture that is shown, unless the overrides say otherwise. */
export function addGalleryItem(
  em: EntityManager,
  overrides: Partial<
    Pick<GalleryItem, 'caption' | 'captionGerman' | 'alt' | 'isActive' | 'displayOrder'>
  > = {},
): GalleryItem {
  return em.create(GalleryItem, { id: crypto.randomUUID(), image: addImage(em), ...overrides });
}

type EmployeeFields = Partial<
  Omit<EmployeeProfile, 'id' | 'version' | 'image' | 'createdAt' | `additionalImage${1 | 2 | 3}`>
>;

/** An active, public employee who agreed to it, unless the overrides say otherwise. */
export function addEmployee(
  em: EntityManager,
  { name = 'Maria Santos', ...overrides }: EmployeeFields = {},
): EmployeeProfile {
  return em.create(EmployeeProfile, {
    id: crypto.randomUUID(),
    slug: `${name.toLowerCase().replaceAll(' ', '-')}`,
    name,
    position: 'Agent',
    bio: 'A bio.',
    shortBio: 'A short bio.',
    isPublic: true,
    publicConsentVersion: profileConsentVersion,
    publicConsentLocale: 'en',
    publicConsentAt: new Date(),
    publicConsentBy: 'Test admin',
    skills: ['Listening'],
    ...overrides,
  });
}

type ArticleFields = Partial<
  Pick<
    NewsArticle,
    | 'slug'
    | 'title'
    | 'excerpt'
    | 'content'
    | 'german'
    | 'category'
    | 'isPublished'
    | 'publishedAt'
    | 'deletedAt'
    | 'tags'
    | 'authorName'
  >
>;

/** A published article, unless the overrides say otherwise. */
export function addArticle(
  em: EntityManager,
  { title = 'A title', ...overrides }: ArticleFields = {},
): NewsArticle {
  return em.create(NewsArticle, {
    id: crypto.randomUUID(),
    slug: `article-${crypto.randomUUID()}`,
    title,
    excerpt: 'An excerpt.',
    content: 'Some text.',
    tags: [],
    hashtags: [],
    isPublished: true,
    publishedAt: new Date('2026-03-01T08:00:00Z'),
    ...overrides,
  });
}
