import type { OrderGalleryInput } from '../../../shared/contracts/gallery-admin.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Puts pictures into a sequence: they share out the places they have among them, so that a part of the gallery can be
 * sorted without knowing the rest. Ids that are gone meanwhile are passed over.
 */
export async function orderGallery(ctx: ServiceContext, { ids }: OrderGalleryInput): Promise<void> {
  await ctx.em.transactional(async (em) => {
    // Likes wait for the moment this takes; two administrators sort one after the other.
    await em.execute('lock table "gallery_items" in share row exclusive mode');
    await em.execute(
      `with "ranked" as (
         select "id", row_number() over (order by "display_order", "id") as "place" from "gallery_items"
       ), "wanted" as (
         select "id", row_number() over (order by "n") as "n"
         from jsonb_array_elements_text(?::jsonb) with ordinality as "given" ("text", "n")
         join "ranked" on "ranked"."id" = "given"."text"::uuid
       ), "free" as (
         select "place", row_number() over (order by "place") as "n"
         from "ranked" join "wanted" using ("id")
       ), "placed" as (
         select "ranked"."id", coalesce("free"."place", "ranked"."place") as "place"
         from "ranked" left join "wanted" using ("id") left join "free" using ("n")
       )
       update "gallery_items" set "display_order" = "placed"."place"
       from "placed"
       where "gallery_items"."id" = "placed"."id" and "display_order" <> "placed"."place"`,
      [JSON.stringify(ids)],
    );
    recordEvent(em, ctx, { action: 'gallery.order' });
  });
  ctx.contentChanged();
}
