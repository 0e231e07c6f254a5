import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Application } from '../db/entities/applications.ts';
import { Invoice, InvoiceFile } from '../db/entities/invoices.ts';
import { type Orm, openOrm } from '../db/orm.ts';
import { nextClientNumber } from '../services/clients/edit-client.ts';
import { nextNumber } from '../services/invoices/status-transitions.ts';
import { storeApplications } from '../testing/applicant.ts';
import { type Installation, makeInstallation } from '../testing/installation.ts';
import { addClient } from '../testing/portal-people.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const hasTools = spawnSync('pg_dump', ['--version']).status === 0;
const onProgress = () => {};

async function storeInvoiceFile(orm: Orm, content: Buffer): Promise<void> {
  const em = orm.em.fork();
  const invoice = em.create(Invoice, {
    client: addClient(em),
    status: 'sent',
    number: 'TB-2026-0001',
    issuedOn: '2026-11-02',
    dueOn: '2026-11-16',
    currency: 'EUR',
    lines: [{ description: 'Support', quantity: 100, unitPrice: 5000 }],
    taxRate: 1900,
    netCents: 5000,
    taxCents: 950,
    totalCents: 5950,
  });
  em.create(InvoiceFile, { invoice, kind: 'invoice', content, account: null });
  await em.flush();
}

/** Takes the numbers of the next client, invoice and credit note. */
const takeNumbers = (orm: Orm): Promise<string[]> =>
  orm.em
    .fork()
    .transactional(async (em) => [
      await nextClientNumber(em),
      await nextNumber(em, 'invoice', 2026),
      await nextNumber(em, 'credit-note', 2026),
    ]);

// The small form: backup.test.ts does the same under writes, with whole servers, and into other databases.
describeOnBothDatabases('a backup of a site that rests', (kind) => {
  let site: Installation;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    site = await makeInstallation(kind);
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'talabridge-backup-')), 'saved');
    file = path.join(site.dataDir, 'objects', 'cv.pdf');
  });
  afterAll(async () => {
    await site.remove();
    rmSync(path.dirname(folder), { recursive: true, force: true });
  });

  async function withOrm<Result>(
    work: (orm: Orm) => Promise<Result>,
    { target } = site,
  ): Promise<Result> {
    const orm = await openOrm(target);
    try {
      return await work(orm);
    } finally {
      await orm.close(true);
    }
  }
  const restore = (replace: boolean) => restoreBackup({ ...site, folder, replace, onProgress });

  test.skipIf(kind === 'postgres' && !hasTools)(
    'brings back its records and files, but not over others unless asked to, nor when damaged',
    async () => {
      const people = ['Ana Lim', 'Ben Cruz'].map((applicantName) => ({ applicantName }));
      // Bytes that are no text: an invoice as it was issued.
      const document = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x5c, 0x78]);
      await withOrm(async (orm) => {
        await storeApplications(orm, people);
        await storeInvoiceFile(orm, document);
        expect(await takeNumbers(orm)).toEqual(['TB-0001', 'TB-2026-0002', 'TB-CN-2026-0001']);
        // Gives the last ones to no document, so that no stored number shows them.
        const last = ['TB-0002', 'TB-2026-0003', 'TB-CN-2026-0002'];
        expect(await takeNumbers(orm)).toEqual(last);
      });
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '%PDF-1.7');
      expect(await createBackup({ ...site, folder, onProgress })).toMatchObject({ database: kind });

      await withOrm(async (orm) => {
        await orm.em.fork().nativeDelete(Application, { applicantName: 'Ana Lim' });
        await orm.em.fork().nativeDelete(InvoiceFile, {});
        await storeApplications(orm, [{ applicantName: 'Later' }]);
        await takeNumbers(orm);
      });
      rmSync(file);
      await expect(restore(false)).rejects.toThrow('--replace');
      const dump = path.join(folder, 'database.dump');
      const { size } = statSync(dump);
      appendFileSync(dump, 'x');
      await expect(restore(true)).rejects.toThrow('database.dump is not what');
      truncateSync(dump, size);
      expect(existsSync(file)).toBe(false);

      await restore(true);
      const next = ['TB-0003', 'TB-2026-0004', 'TB-CN-2026-0003'];
      await withOrm(async (orm) => {
        const restored = await orm.em.fork().find(Application, {});
        const names = restored.map(({ applicantName }) => applicantName);
        expect(names.toSorted()).toEqual(['Ana Lim', 'Ben Cruz']);
        const kept = await orm.em.fork().findOneOrFail(InvoiceFile, { kind: 'invoice' });
        expect(Buffer.compare(Buffer.from(kept.content), document)).toBe(0);
        expect(await takeNumbers(orm)).toEqual(next);
      });
      expect(readFileSync(file, 'utf8')).toBe('%PDF-1.7');
      if (kind === 'embedded' && inject('postgresUrl')) {
        const other = await makeInstallation('postgres');
        try {
          await restoreBackup({ ...other, folder, replace: true, onProgress });
          expect(await withOrm(takeNumbers, other)).toEqual(next);
        } finally {
          await other.remove();
        }
      }
    },
  );
});
