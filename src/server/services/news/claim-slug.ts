import { slugOf } from '../../../shared/domain/slug.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

/** Taken by whoever gives an article its slug, so that of two at the same moment one sees what the other took. */
const slugLock = 20_161;
/** Leaves room for a number behind it. */
const maxBase = 120;

async function nextFree(em: EntityManager, base: string, ownId: string | null): Promise<string> {
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
 * The slug an article gets, nobody else's from here to the end of the transaction: the one that was asked for, or one
 * made from the title, with a number where that is taken. Slugs of deleted articles stay theirs.
 * Throws AppError('invalid-input') with a free one for a slug that was asked for and is taken.
 */
export async function claimSlug(
  em: EntityManager,
  { slug, title, id = null }: { slug: string; title: string; id?: string | null },
): Promise<string> {
  await em.execute('select pg_advisory_xact_lock(?)', [slugLock]);
  const base = slug || slugOf(title).slice(0, maxBase) || 'news';
  const free = await nextFree(em, base, id);
  if (slug && free !== slug) {
    throw new AppError('invalid-input', {
      issues: [{ path: 'slug', message: m.content_slug_taken({ proposal: free }) }],
    });
  }
  return free;
}
