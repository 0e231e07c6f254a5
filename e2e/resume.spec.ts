import { maxResumeBytes } from '../src/shared/contracts/upload.ts';
import { blockRequests, uploads } from './support/calls.ts';
import { pdf, picture, renamedProgram, sizedPdf, wordDocument } from './support/files.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

/** The upload library writes the request that failed to the console. */
const failedUpload = /\/api\/uploadthing\?/;

test('a résumé is dropped, replaced and removed; one of another type, empty or too large is refused, and Next waits for the upload', async ({
  page,
  wizard,
  applicant,
}) => {
  const large = await sizedPdf(maxResumeBytes);
  await wizard.start();
  await test.step('a file that is dropped is uploaded, and can be replaced and removed', async () => {
    const file = await wordDocument('dropped.docx');
    const transfer = await page.evaluateHandle(
      ({ name, mimeType, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], name, { type: mimeType }));
        return data;
      },
      { name: file.name, mimeType: file.mimeType, base64: file.buffer.toString('base64') },
    );
    const target = page.getByText('Choose a file or drop it here');
    await target.dispatchEvent('dragover', { dataTransfer: transfer });
    await target.dispatchEvent('drop', { dataTransfer: transfer });
    await expectToast(page, 'Resume uploaded successfully!');
    await expect(wizard.removeResume('dropped.docx')).toBeVisible();

    await wizard.attach(await pdf('first.pdf'));
    await wizard.attach(await pdf('second.pdf'));
    await expect(wizard.removeResume('first.pdf')).toHaveCount(0);
    await wizard.removeResume('second.pdf').click();
    await expect(wizard.removeResume('second.pdf')).toHaveCount(0);
    await wizard.attach(await pdf('second.pdf'));
    await wizard.removeResume('second.pdf').click();
  });
  await test.step('a file of another type, an empty one or one byte over 10 MB is refused, exactly 10 MB is taken', async () => {
    await wizard.resume.setInputFiles(picture());
    await expectToast(page, 'Invalid file type', 'Please upload a PDF, DOC, or DOCX file.');
    await expect(wizard.resume).toHaveAccessibleDescription(
      /Please upload a PDF, DOC, or DOCX file/,
    );

    await wizard.resume.setInputFiles({ ...(await sizedPdf(2000)), buffer: Buffer.alloc(0) });
    await expectToast(page, 'Empty file');
    await expect(wizard.resume).toHaveAccessibleDescription(/has no content/);

    await wizard.resume.setInputFiles(await sizedPdf(maxResumeBytes + 1));
    await expectToast(page, 'File too large', 'Please upload a file smaller than 10MB.');

    await wizard.resume.setInputFiles(large);
    await expectToast(page, 'Resume uploaded successfully!');
    await expect(page.getByText('10 MB, uploaded')).toBeVisible();
  });
  await test.step('Next waits for an upload that is under way', async () => {
    await wizard.removeResume(large.name).click();
    await wizard.fillFields(applicant);
    const held = Promise.withResolvers<void>();
    await page.route(uploads, async (route) => {
      await held.promise;
      await route.continue();
    });
    await wizard.resume.setInputFiles(await pdf());
    await wizard.next.click();
    await expect(page.getByText('Your résumé is still uploading.', { exact: false })).toBeVisible();
    await wizard.expectStep(1);
    held.resolve();
    await expect(wizard.removeResume('resume.pdf')).toBeVisible();
    await wizard.next.click();
    await wizard.expectStep(2);
  });
});

test('a program under the name of a PDF is refused by the server; an upload can be cancelled, and goes on by itself when the line is back', async ({
  page,
  context,
  wizard,
  allowConsoleErrors,
  watch,
}) => {
  allowConsoleErrors(failedRequest);
  await wizard.start();
  await test.step('a program under the name of a PDF is refused by the server', async () => {
    await wizard.resume.setInputFiles(renamedProgram());
    await expectToast(
      page,
      'Invalid file type',
      'The content of resume.pdf is not a PDF, DOC or DOCX document. Please choose another file.',
    );
    await expect(wizard.removeResume('resume.pdf')).toHaveCount(0);
  });
  await test.step('an upload can be cancelled and begun anew', async () => {
    await page.route(uploads, () => {}, { times: 1 });
    await wizard.resume.setInputFiles(await pdf());
    await expectToast(page, 'Uploading resume...');
    await expect(page.getByRole('progressbar', { name: 'resume.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByRole('progressbar', { name: 'resume.pdf' })).toBeHidden();
    await expect(wizard.removeResume('resume.pdf')).toHaveCount(0);
    await wizard.attach(await pdf());
    await wizard.removeResume('resume.pdf').click();
    expect(watch.unexpectedErrors).toEqual([]);
  });
  await test.step('an upload that failed without a connection goes on by itself when it is back', async () => {
    allowConsoleErrors(failedUpload);
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    await wizard.resume.setInputFiles(await pdf());
    await expect(page.getByText('resume.pdf was not uploaded')).toBeVisible();
    await context.setOffline(false);
    await expect(wizard.removeResume('resume.pdf')).toBeVisible();
  });
});

test('a cut line is told, and trying again works @journey', async ({
  page,
  wizard,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest, failedUpload);
  await wizard.start();
  const mend = await blockRequests(page, uploads);
  await wizard.resume.setInputFiles(await pdf());
  await expectToast(page, 'Upload failed', 'Please try uploading your resume again.');
  await expect(page.getByText('resume.pdf was not uploaded')).toBeVisible();
  await mend();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Resume uploaded successfully!');
  await expect(wizard.removeResume('resume.pdf')).toBeVisible();
});
