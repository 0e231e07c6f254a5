import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { TestClient } from '../../src/server/testing/test-client.ts';
import { m } from '../../src/shared/i18n/paraglide/messages.js';
import { newApplicant } from '../support/applicant.ts';
import { pdf } from '../support/files.ts';
import { Wizard } from '../support/wizard.ts';
import type { FaultCase } from './support/fault-case.ts';
import { bookFailures, Ledger } from './support/ledger.ts';
import { compareFiles, storedKeys } from './support/stored.ts';
import { openVisitor } from './support/visitor.ts';
import { contactWrite, resumeWrite, uploadAddress } from './support/writes.ts';

/** Nothing can be written or read where the uploads lie, whoever tries; gives what mends it. */
function breakStorage(dataDir: string): () => void {
  const folder = path.join(dataDir, 'objects');
  renameSync(folder, `${folder}-away`);
  writeFileSync(folder, '');
  return () => {
    rmSync(folder);
    renameSync(`${folder}-away`, folder);
  };
}

export const f18: FaultCase = {
  id: 'F18',
  title: 'The storage of uploads is down',
  run: async (bench) => {
    const installation = await bench.install({});
    const server = await installation.start();
    const client = new TestClient(server.url);
    const ledger = new Ledger();
    await ledger.send(client, resumeWrite((await uploadAddress(client)) ?? ''));

    const page = await openVisitor(bench, server.url);
    const wizard = new Wizard(page, 'en', server.url);
    const applicant = newApplicant();
    await wizard.start();
    await wizard.fillFields(applicant);
    const mend = breakStorage(installation.dataDir);
    const refused = await ledger.send(client, resumeWrite((await uploadAddress(client)) ?? ''));
    const wasRefused = refused.standing === 'refused';
    const message = await ledger.send(client, contactWrite());
    await wizard.resume.setInputFiles(await pdf());
    await expect(page.getByText('resume.pdf was not uploaded')).toBeVisible({ timeout: 60_000 });
    await expect(wizard.field(m.careers_field_email)).toHaveValue(applicant.email);
    const isDraftKept = ((await wizard.storedDraft()) ?? '').includes(applicant.email);
    mend();
    await ledger.sendAgain(client);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(wizard.removeResume('resume.pdf')).toBeVisible({ timeout: 60_000 });
    await page.context().browser()?.close();
    await installation.stop(server);
    return installation.read(async (orm) => {
      const counts = ledger.compare(await storedKeys(orm));
      const book = await compareFiles(orm, installation.dataDir);
      return [
        {
          what: 'the folder of the uploads unusable while an applicant fills in the form in a browser, then there again',
          counts,
          seen: `an upload ${wasRefused ? 'told 503' : 'not refused'}, a message beside it ${message.standing}; in the browser the upload failed in words, the address stayed in its field, the draft ${isDraftKept ? 'too' : 'was gone'}, and Try again worked; ${book.files} files`,
          failures: [
            ...bookFailures(counts),
            ...book.failures,
            ...(wasRefused ? [] : ['the upload was not refused']),
            ...(refused.standing === 'acknowledged' ? [] : ['trying again did not work']),
            ...(message.standing === 'acknowledged' ? [] : ['the message was refused']),
            ...(isDraftKept ? [] : ['the draft was not kept']),
          ],
        },
      ];
    });
  },
};
