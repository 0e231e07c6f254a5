import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Upload } from '../db/entities/uploads.ts';
import { readResumeQuota } from '../services/uploads/resume-upload.ts';
import { sweepUploads } from '../services/uploads/sweep-uploads.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';
import { pdfFile } from './testing/resume-files.ts';
import { startUploadServer, type UploadServer } from './testing/upload-server.ts';

const gib = 1024 ** 3;

describeOnBothDatabases('room for résumés', (kind) => {
  let server: UploadServer;
  beforeAll(async () => {
    server = await startUploadServer({ kind });
  });
  afterAll(() => server.close());

  /** Asks for an address as the browser does, for a file of the largest size that may be declared. */
  const declare = (address: string) =>
    fetch(`${server.url}/api/uploadthing?actionType=upload&slug=resume`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-uploadthing-version': '7.7.4',
        'x-test-address': address,
        // A sender who says another address than the connection's counts as the connection's.
        'x-sender-address': crypto.randomUUID(),
      },
      body: JSON.stringify({
        files: [{ name: 'cv.pdf', size: 10_485_760, type: 'application/pdf', lastModified: 0 }],
      }),
    });

  const put = async (address: string) =>
    fetch(await server.uploadUrl(address), {
      method: 'PUT',
      body: new Uint8Array(await pdfFile()),
    });

  test('sizes that are only declared take room from nobody else, and from the sender for minutes', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 60; sent += 1) statuses.push((await declare('203.0.113.1')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(51);
    expect(statuses.at(-1)).toBe(429);
    expect(await readResumeQuota(server.orm.em.fork())).toMatchObject({ used: 0 });
    expect((await put('203.0.113.2')).status).toBe(201);

    // Once their addresses are over, they count for nothing.
    await server.orm.em
      .fork()
      .execute(`update "uploads" set "created_at" = "created_at" - interval '16 minutes'`);
    expect((await declare('203.0.113.1')).status).toBe(200);
  });

  test('stored bytes count for their sender until a record has them, and all of them for everybody', async () => {
    const stored = await (await put('203.0.113.3')).json();
    const em = server.orm.em.fork();
    await em.nativeUpdate(Upload, { id: stored.id }, { size: gib / 2 });
    await expect(server.uploadUrl('203.0.113.3')).rejects.toMatchObject({ code: 'rate-limited' });
    expect((await put('203.0.113.4')).status).toBe(201);

    const others = await (await put('203.0.113.5')).json();
    await em.nativeUpdate(Upload, { id: others.id }, { size: 2 ** 31 - 1 });
    const more = await (await put('203.0.113.6')).json();
    await em.nativeUpdate(Upload, { id: more.id }, { size: 2 ** 31 - 1 });
    const last = await (await put('203.0.113.7')).json();
    await em.nativeUpdate(Upload, { id: last.id }, { size: gib });
    // An address that holds little still has the reserve.
    expect((await put('203.0.113.8')).status).toBe(201);
    const middle = await (await put('203.0.113.9')).json();
    await em.nativeUpdate(Upload, { id: middle.id }, { size: gib / 4 });
    await expect(server.uploadUrl('203.0.113.9')).rejects.toMatchObject({ code: 'unavailable' });
    await em.nativeUpdate(Upload, { id: last.id }, { size: 2 ** 31 - 1 });
    await expect(server.uploadUrl('203.0.113.8')).rejects.toMatchObject({ code: 'unavailable' });

    await em.nativeUpdate(Upload, { id: last.id }, { status: 'attached', sender: null });
    expect((await put('203.0.113.8')).status).toBe(201);
  });

  test('ten addresses that fill the room shut no other one out', async () => {
    const em = server.orm.em.fork();
    await em.nativeDelete(Upload, { purpose: 'resume' });
    const addresses = Array.from({ length: 10 }, (_, index) => `198.51.100.${index + 1}`);
    for (const address of addresses) {
      const { id } = await (await put(address)).json();
      await em.nativeUpdate(Upload, { id }, { size: gib / 2 + 1 });
    }
    const { used, limit } = await readResumeQuota(em.fork());
    expect(used).toBeGreaterThan(limit);
    for (const address of addresses) {
      await expect(server.uploadUrl(address)).rejects.toMatchObject({ code: 'unavailable' });
    }
    expect((await put('203.0.113.40')).status).toBe(201);
  });

  test('a full room is not closed for long: the largest senders give the oldest back', async () => {
    const em = server.orm.em.fork();
    await em.nativeDelete(Upload, { status: 'stored' });
    const flood = ['203.0.113.20', '203.0.113.21', '203.0.113.22', '203.0.113.23'];
    const ofFlood: string[] = [];
    for (const address of flood) {
      const { id } = await (await put(address)).json();
      ofFlood.push(id);
    }
    const applicant = await (await put('203.0.113.30')).json();
    await em.nativeUpdate(Upload, { id: { $in: ofFlood } }, { size: 2 ** 31 - 1 });
    await expect(server.uploadUrl('203.0.113.31')).rejects.toMatchObject({ code: 'unavailable' });

    const sweep = (hours: number) =>
      sweepUploads(
        { em: server.orm.em.fork(), objects: server.objects, log: pino({ level: 'silent' }) },
        new Date(Date.now() + hours * 3_600_000),
      );
    await sweep(0);
    expect(await em.fork().count(Upload, { id: { $in: ofFlood } })).toBe(flood.length);
    await sweep(2.1);
    expect(await em.fork().count(Upload, { id: { $in: ofFlood } })).toBeLessThan(flood.length);
    expect(await em.fork().count(Upload, { id: applicant.id })).toBe(1);
    expect((await put('203.0.113.31')).status).toBe(201);
  });
});
