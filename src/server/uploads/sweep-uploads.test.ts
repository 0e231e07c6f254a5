import { readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Setting } from '../db/entities/system.ts';
import { Upload } from '../db/entities/uploads.ts';
import { ensureInstallationId } from '../services/settings/installation-id.ts';
import { attachResume } from '../services/uploads/resume-upload.ts';
import { sweepParts, sweepUploads } from '../services/uploads/sweep-uploads.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';
import { pdfFile } from './testing/resume-files.ts';
import { startUploadServer, type UploadServer } from './testing/upload-server.ts';

const hour = 60 * 60 * 1000;

describeOnBothDatabases('uploads', (kind) => {
  let server: UploadServer;
  beforeAll(async () => {
    server = await startUploadServer({ kind });
  });
  afterAll(() => server.close());

  const sweepIn = (hours: number) =>
    sweepUploads(server.context(), new Date(Date.now() + hours * hour));
  const find = (id: string) => server.orm.em.fork().findOne(Upload, { id });

  async function store(): Promise<Upload> {
    const body = new Uint8Array(await pdfFile());
    const response = await fetch(await server.uploadUrl(), { method: 'PUT', body });
    const { id } = await response.json();
    return server.orm.em.fork().findOneOrFail(Upload, { id });
  }

  const attach = (resumeUrl: string) =>
    server.orm.em.fork().transactional((em) => attachResume(em, resumeUrl));

  test('a résumé belongs to one record', async () => {
    const upload = await store();
    const both = await Promise.allSettled([
      attach(`/objects/${upload.id}`),
      attach(`/objects/${upload.id}`),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await find(upload.id))?.status).toBe('attached');
    await expect(attach(`/objects/${upload.id}`)).rejects.toMatchObject({ code: 'resume-missing' });
    const pending = new URL(await server.uploadUrl()).pathname;
    await expect(attach(pending)).rejects.toMatchObject({ code: 'resume-missing' });
    await expect(attach(`/objects/${crypto.randomUUID()}`)).rejects.toMatchObject({
      code: 'resume-missing',
    });
  });

  test('rows go when their time is over, and their bytes with them; what is attached stays', async () => {
    const kept = await store();
    await attach(`/objects/${kept.id}`);
    const draft = await store();
    const pending = new URL(await server.uploadUrl()).pathname.split('/').at(-1) ?? '';

    await sweepIn(1);
    expect(await find(pending)).not.toBeNull();
    await sweepIn(2);
    expect(await find(pending)).toBeNull();
    expect(await find(draft.id)).not.toBeNull();
    await sweepIn(30 * 24 + 1);
    expect(await find(draft.id)).toBeNull();
    await expect(server.objects.open(draft)).rejects.toMatchObject({ code: 'not-found' });
    expect((await find(kept.id))?.status).toBe('attached');
    expect((await (await server.objects.open(kept)).toArray()).length).toBeGreaterThan(0);
  });

  test('files that belong to another database are left alone', async () => {
    const orphan = await store();
    const em = server.orm.em.fork();
    await em.nativeDelete(Upload, { id: orphan.id });
    await sweepIn(0);
    const own = await ensureInstallationId(em);
    await em.nativeUpdate(Setting, { key: 'installation_id' }, { value: 'another database' });
    await sweepIn(2);
    expect((await (await server.objects.open(orphan)).toArray()).length).toBeGreaterThan(0);
    await em.nativeUpdate(Setting, { key: 'installation_id' }, { value: own });
    await sweepIn(2);
    await expect(server.objects.open(orphan)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('objects without a row and stale parts go after an hour', async () => {
    const orphan = await store();
    await server.orm.em.fork().nativeDelete(Upload, { id: orphan.id });
    const part = crypto.randomUUID();
    await server.objects.parts.append(
      part,
      0,
      (async function* () {
        yield Buffer.from('half');
      })(),
      100,
    );

    expect(await sweepIn(0)).toEqual({ uploads: 0, objects: 0 });
    expect(await sweepParts(server)).toBe(0);
    const old = new Date(Date.now() - 2 * hour);
    await utimes(path.join(server.dataDir, 'objects', orphan.storeKey), old, old);
    await utimes(server.objects.parts.pathOf(part), old, old);
    expect(await sweepIn(0)).toEqual({ uploads: 0, objects: 1 });
    expect(await sweepParts(server)).toBe(1);
    expect(await readdir(path.join(server.dataDir, 'objects', 'incoming'))).toEqual([]);
  });

  test('files are for the owner of the process alone', async () => {
    const upload = await store();
    const file = await stat(path.join(server.dataDir, 'objects', upload.storeKey));
    expect(file.mode & 0o777).toBe(0o600);
  });
});
