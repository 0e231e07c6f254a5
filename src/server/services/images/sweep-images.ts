import { LockMode } from '@mikro-orm/core';
import { Image, ImageVariant } from '../../db/entities/images.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';

/** A form may stay open for a while between the upload and its being saved. */
const unusedLifetimeMs = 24 * 60 * 60 * 1000;
const batchSize = 100;

type SweepContext = Pick<ServiceContext, 'em' | 'objects' | 'log'>;

const usedImagesSql = `
  select image_id as id from employee_profiles
  union all select additional_image1_id from employee_profiles
  union all select additional_image2_id from employee_profiles
  union all select additional_image3_id from employee_profiles
  union all select image_id from gallery_items
  union all select main_image_id from news_articles`;

/** A picture may also stand in the text of an article or an announcement, by its address. */
const unusedImageSql = `
  not exists (select 1 from (${usedImagesSql}) used where used.id = image.id)
  and not exists (
    select 1 from news_articles
    where content like '%/images/' || image.id || '%'
       or german::text like '%/images/' || image.id || '%'
  )
  and not exists (
    select 1 from announcements
    where body like '%/images/' || image.id || '%'
       or german::text like '%/images/' || image.id || '%'
  )`;

async function findUnused(em: EntityManager, before: Date, after: string): Promise<string[]> {
  const found = await em.execute<{ id: string }[]>(
    `select image.id from images image
     where image.created_at < ? and image.id > ? and ${unusedImageSql}
     order by image.id limit ${batchSize}`,
    [before, after],
  );
  return found.map(({ id }) => id);
}

/** The row is locked, so that the picture cannot be used while it goes; its files go last. */
async function removeImage({ em, objects }: SweepContext, id: string): Promise<boolean> {
  return em.transactional(async (inside) => {
    const image = await inside.findOne(Image, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const unused = await inside.execute<unknown[]>(
      `select 1 from images image where image.id = ? and ${unusedImageSql}`,
      [id],
    );
    if (!image || unused.length === 0) return false;
    const variants = await inside.find(ImageVariant, { image: id }, { disableIdentityMap: true });
    await inside.nativeDelete(Image, { id });
    for (const variant of variants) await objects.remove(variant);
    return true;
  });
}

/** Removes pictures a day old that nothing shows, with their files. Returns how many went. */
export async function sweepImages(ctx: SweepContext, now: Date = new Date()): Promise<number> {
  const before = new Date(now.getTime() - unusedLifetimeMs);
  let removed = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const batch = await findUnused(ctx.em, before, after);
    for (const id of batch) {
      after = id;
      try {
        if (await removeImage({ ...ctx, em: ctx.em.fork() }, id)) removed += 1;
      } catch (error) {
        ctx.log.warn({ err: error, image: id }, 'failed to remove a picture');
      }
    }
    if (batch.length < batchSize) return removed;
  }
}
