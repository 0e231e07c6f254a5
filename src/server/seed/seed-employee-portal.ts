import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { resourceLanguageSchema } from '../../shared/contracts/resource.ts';
import { Announcement } from '../db/entities/announcements.ts';
import { Resource, ResourceVersion } from '../db/entities/resources.ts';
import { Upload } from '../db/entities/uploads.ts';
import type { EntityManager } from '../db/orm.ts';
import type { ServiceContext } from '../services/context.ts';
import { storeGeneratedDocument } from '../services/resources/resource-documents.ts';
import { demoMomentSchema, readDemoData } from './demo-data.ts';

const announcementSchema = z.strictObject({
  title: z.string(),
  /** Markdown. */
  body: z.string(),
  german: z.strictObject({ title: z.string(), body: z.string() }),
  isPinned: z.boolean(),
  /** Null for a draft. */
  publishedAt: demoMomentSchema.nullable(),
});

/** The announcements of the demo content. */
export const demoAnnouncements = readDemoData('announcements.json', z.array(announcementSchema));

const resourceFields = {
  title: z.string(),
  description: z.string(),
  category: z.string(),
  language: resourceLanguageSchema,
  requiresAcknowledgement: z.boolean(),
};
/** A link, or a document, whose file was drawn from its paragraphs. */
const resourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...resourceFields, kind: z.literal('link'), url: z.url() }),
  z.strictObject({
    ...resourceFields,
    kind: z.literal('document'),
    fileName: z.string(),
    paragraphs: z.array(z.string()),
  }),
]);
type DemoResource = z.infer<typeof resourceSchema>;

/** The resources of the demo content. */
export const demoResources = readDemoData('resources.json', z.array(resourceSchema));

async function seedAnnouncements(em: EntityManager): Promise<void> {
  if ((await em.count(Announcement)) > 0) return;
  for (const announcement of demoAnnouncements) em.create(Announcement, announcement);
  await em.flush();
}

/** Makes the target of a resource's first version. */
async function createTarget(
  ctx: Pick<ServiceContext, 'em' | 'objects'>,
  resource: DemoResource,
): Promise<{ url: string | null; upload: Upload | null }> {
  if (resource.kind === 'link') return { url: resource.url, upload: null };
  const bytes = await readFile(new URL(`data/documents/${resource.fileName}`, import.meta.url));
  const { uploadId } = await storeGeneratedDocument(ctx, {
    bytes,
    fileName: resource.fileName,
    contentType: 'application/pdf',
  });
  const upload = await ctx.em.findOneOrFail(Upload, { id: uploadId }, { refresh: true });
  upload.status = 'attached';
  return { url: null, upload };
}

async function seedResources(ctx: Pick<ServiceContext, 'em' | 'objects'>): Promise<void> {
  const { em } = ctx;
  if ((await em.count(Resource)) > 0) return;
  for (const demo of demoResources) {
    const { title, description, category, language, kind, requiresAcknowledgement } = demo;
    const target = await createTarget(ctx, demo);
    const resource = em.create(Resource, {
      title,
      description,
      category,
      language,
      kind,
      requiresAcknowledgement,
    });
    em.create(ResourceVersion, { resource, number: 1, ...target });
  }
  await em.flush();
}

/** Adds announcements and resources of the demo content; each only where there is none of it. */
export async function seedEmployeePortal(
  ctx: Pick<ServiceContext, 'em' | 'objects'>,
): Promise<void> {
  await seedAnnouncements(ctx.em);
  await seedResources(ctx);
}
