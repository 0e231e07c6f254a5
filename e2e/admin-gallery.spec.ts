import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { blockRequests, expectRetry, holdRequests, requestsTo } from './support/calls.ts';
import { englishTexts } from './support/english-text.ts';
import { pictureFile, uploadPicture } from './support/gallery-picture.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const mark = () => randomUUID().slice(0, 8);
const card = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Gallery' }).getByRole('listitem').filter({ hasText: text });
const uploads = /\/api\/admin\/gallery\/upload/;
const captions = async (page: Page, search: string) => {
  await expect(card(page, search).first()).toBeVisible();
  const texts = await card(page, search).locator('p:first-child').allTextContents();
  return texts.map((text) => text.replace(` ${search}`, ''));
};

test('several images are uploaded at once, with their texts', async ({
  adminPage: page,
  adminApi,
}) => {
  const name = mark();
  await page.goto('/admin/gallery');
  await page.getByRole('button', { name: 'Upload images' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload images' });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expectToast(page, 'No File Selected', 'Please select an image to upload');

  const files = dialog.locator('input[type="file"]');
  await files.setInputFiles([
    { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('text') },
    await pictureFile('one.png'),
    await pictureFile('two.png'),
  ]);
  await expectToast(page, 'Invalid File', 'text.png: Please select an image file');
  const rows = dialog.getByRole('list', { name: 'Chosen images' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const first = rows.first();
  await expect(first.getByRole('img', { name: 'Preview of one.png' })).toBeVisible();
  await first.getByRole('textbox', { name: 'Caption', exact: true }).fill(`Sea ${name}`);
  await first.getByRole('textbox', { name: 'Caption in German' }).fill(`Meer ${name}`);
  await first.getByRole('textbox', { name: 'Description', exact: true }).fill('Teal');
  await first.getByRole('textbox', { name: 'Description in German' }).fill('Petrol');
  await rows.last().getByRole('textbox', { name: 'Caption', exact: true }).fill(`Second ${name}`);
  await dialog.getByRole('button', { name: 'Upload 2 images' }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, 'Image uploaded successfully');
  await expect(card(page, name)).toHaveCount(2);

  const stored = await adminApi.client.trpc.admin.pictures.list.query({ search: name });
  expect(stored.rows.find(({ caption }) => caption === `Sea ${name}`)).toMatchObject({
    captionGerman: `Meer ${name}`,
    alt: 'Teal',
    altGerman: 'Petrol',
    isActive: true,
  });
  await page.goto('/gallery');
  await expect(page.getByRole('img', { name: 'Teal' }).first()).toBeVisible();
});

test('images are uploaded, hidden, edited and deleted, also when the line is cut', async ({
  adminPage: page,
  allowConsoleErrors,
  adminApi,
}) => {
  allowConsoleErrors(failedRequest, /Connecting to 'blob:/);
  await test.step('a failed upload says why and can be tried again', async () => {
    // A recorded trace asks once more for the preview that cannot be drawn, which the policy refuses.
    await page.goto('/admin/gallery?upload=true');
    const dialog = page.getByRole('dialog', { name: 'Upload images' });
    await dialog.locator('input[type="file"]').setInputFiles([
      {
        // Begins as one, and is none.
        name: 'broken.png',
        mimeType: 'image/png',
        buffer: (await pictureFile('broken.png')).buffer.subarray(0, 40),
      },
    ]);
    await dialog.getByRole('button', { name: 'Upload 1 image' }).click();
    await expectToast(page, 'Upload Failed', 'This type of file or request is not accepted.');
    await dialog.getByRole('button', { name: 'Remove broken.png' }).click();

    const mend = await blockRequests(page, uploads);
    await dialog.locator('input[type="file"]').setInputFiles([await pictureFile('sea.png')]);
    await dialog.getByRole('button', { name: 'Upload 1 image' }).click();
    await expectToast(page, 'Upload Failed', 'Upload failed');
    await mend();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('Discard your changes?')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Try sea.png again' }).click();
    await expectToast(page, 'Image uploaded successfully');
    await expect(dialog).toBeHidden();
  });
  await test.step('a refused file is named when several were chosen, and of many only three are', async () => {
    const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
    await page.goto('/admin/gallery?upload=true');
    const dialog = page.getByRole('dialog', { name: 'Upload images' });
    const files = dialog.locator('input[type="file"]');
    await files.setInputFiles(['a', 'b', 'c', 'd', 'e'].map((name) => text(`${name}.png`)));
    await expectToast(
      page,
      'Invalid File',
      'a.png, b.png, c.png and 2 more: Please select an image file',
    );
    await files.setInputFiles([await pictureFile('one.png'), await pictureFile('two.png')]);
    await dialog.getByRole('button', { name: 'Remove one.png' }).click();
    const mend = await blockRequests(page, uploads);
    await dialog.getByRole('button', { name: 'Upload 1 image' }).click();
    await expectToast(page, 'Upload Failed', 'two.png: Upload failed');
    await mend();
  });
  await test.step('what is discarded while it uploads is not sent any more', async () => {
    const name = mark();
    const letGo = await holdRequests(page, uploads);
    let sent = 0;
    page.on('request', (request) => {
      if (uploads.test(request.url())) sent += 1;
    });
    await page.goto('/admin/gallery?upload=true');
    const dialog = page.getByRole('dialog', { name: 'Upload images' });
    await dialog
      .locator('input[type="file"]')
      .setInputFiles([await pictureFile('one.png'), await pictureFile('two.png')]);
    const captions = dialog.getByRole('textbox', { name: 'Caption', exact: true });
    await captions.first().fill(`First ${name}`);
    await captions.last().fill(`Second ${name}`);
    await dialog.getByRole('button', { name: 'Upload 2 images' }).click();
    await expect.poll(() => sent).toBe(1);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    letGo();

    // A round trip of the page after the discarded request has ended: the next one would have left by then.
    await page.getByRole('button', { name: 'Upload images' }).click();
    await expect(dialog).toBeVisible();
    expect(sent).toBe(1);
    const stored = await adminApi.client.trpc.admin.pictures.list.query({ search: name });
    expect(stored.rows).toEqual([]);
  });
  await test.step('hidden at once, shown again, and taken back when the server says no', async () => {
    const name = mark();
    const id = await uploadPicture(adminApi, name);
    await page.goto(`/admin/gallery?search=${name}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Gallery \(\d+ active, \d+ hidden\)$/);
    const before = await heading.textContent();
    await page.getByRole('button', { name: `Hide ${name}` }).click();
    await expectToast(page, 'Image status updated');
    await expect(card(page, name).getByText('Hidden', { exact: true })).toBeVisible();
    await expect(heading).not.toHaveText(before ?? '');
    const shown = await adminApi.client.get('/api/gallery');
    expect(shown.text).not.toContain(id);

    const mend = await blockRequests(page, requestsTo('admin.pictures.update'));
    await page.getByRole('button', { name: `Show ${name}` }).click();
    await expectToast(page, 'Failed to update image status');
    await expect(card(page, name).getByText('Hidden', { exact: true })).toBeVisible();
    await mend();
    await page.getByRole('button', { name: `Show ${name}` }).click();
    await expectToast(page, 'Image status updated');
    await expect(heading).toHaveText(before ?? '');
  });
  await test.step('texts are edited; of two administrators the second sees both texts', async () => {
    const name = mark();
    const id = await uploadPicture(adminApi, name);
    await page.goto(`/admin/gallery?search=${name}`);
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(page).toHaveURL(new RegExp(`edit=${id}`));
    const dialog = page.getByRole('dialog', { name: 'Edit image' });
    const caption = dialog.getByRole('textbox', { name: 'Caption', exact: true });
    await caption.fill(`Mine ${name}`);
    await adminApi.client.patch(`/api/admin/gallery/${id}`, { caption: `Theirs ${name}` });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByRole('alert')).toContainText(`Theirs ${name}`);
    await expect(caption).toHaveValue(`Mine ${name}`);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Image updated successfully');
    await expect(card(page, `Mine ${name}`)).toBeVisible();
  });
  await test.step('deleting asks first', async () => {
    const name = mark();
    await uploadPicture(adminApi, name);
    await page.goto(`/admin/gallery?search=${name}`);
    const remove = page.getByRole('button', { name: `Delete ${name}` });
    await remove.click();
    const dialog = page.getByRole('dialog', { name: 'Delete this image?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, name)).toBeVisible();
    const mend = await blockRequests(page, requestsTo('admin.pictures.delete'));
    await remove.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Delete Failed');
    await mend();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Image deleted successfully');
    await expect(card(page, name)).toHaveCount(0);
    await expect(page.getByText('Nothing matches')).toBeVisible();
  });
  await test.step('a gallery that does not load can be asked for again', async () => {
    await expectRetry(page, {
      address: '/admin/gallery',
      query: 'admin.pictures.list',
      list: page.getByRole('list', { name: 'Gallery' }),
    });
  });
  await test.step('an upload that takes long can be cancelled', async () => {
    await page.route(uploads, () => {});
    await page.goto('/admin/gallery?upload=true');
    const dialog = page.getByRole('dialog', { name: 'Upload images' });
    await dialog.locator('input[type="file"]').setInputFiles([await pictureFile('slow.png')]);
    await dialog.getByRole('button', { name: 'Upload 1 image' }).click();
    await dialog.getByRole('button', { name: 'Cancel the upload of slow.png' }).click();
    await expect(dialog.getByRole('button', { name: 'Upload 1 image' })).toBeEnabled();
  });
});

test('images are put in order, filtered, searched and sorted', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('the order is changed by keyboard and by pointer, and outlasts a reload', async () => {
    const name = mark();
    for (const caption of ['Third', 'Second', 'First']) {
      await uploadPicture(adminApi, `${caption} ${name}`);
    }
    await page.goto(`/admin/gallery?search=${name}`);
    await expect.poll(() => captions(page, name)).toEqual(['First', 'Second', 'Third']);
    const grip = (caption: string) => page.getByRole('button', { name: `Move ${caption} ${name}` });
    await grip('First').focus();
    await page.keyboard.press('Space', { delay: 40 });
    await expect(page.getByText(`Lifted First ${name}, place 1 of 3.`)).toBeAttached();
    await page.keyboard.press('ArrowRight', { delay: 40 });
    await expect(page.getByText(`First ${name} is now at place 2 of 3.`)).toBeAttached();
    await page.keyboard.press('Space', { delay: 40 });
    await expectToast(page, 'Order saved');
    await page.reload();
    await expect.poll(() => captions(page, name)).toEqual(['Second', 'First', 'Third']);

    const from = await grip('Third').boundingBox();
    const to = await grip('Second').boundingBox();
    if (!from || !to) throw new Error('no grips');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 30, to.y + 30, { steps: 8 });
    await page.mouse.move(to.x + 10, to.y + 10, { steps: 4 });
    await page.mouse.up();
    await expectToast(page, 'Order saved');
    await page.reload();
    await expect.poll(() => captions(page, name)).toEqual(['Third', 'Second', 'First']);
  });
  await test.step('filter, search and sort stand in the address', async () => {
    await page.goto('/admin/gallery');
    await page.getByRole('button', { name: /^Hidden/ }).click();
    await expect(page).toHaveURL(/state=hidden/);
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Most liked first' }).click();
    await expect(page).toHaveURL(/sort=likes/);
    await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
    await page.keyboard.press('/');
    await page.keyboard.type('nothing is called so');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('list', { name: 'Gallery' })).toBeVisible();
    // What looks like a number is searched for as it was written.
    await page.goto('/admin/gallery?search=12e99');
    await expect(page.getByRole('searchbox')).toHaveValue('12e99');
  });
});

test('is accessible in both themes, fits a phone, and speaks German', async ({
  adminPage: page,
  adminApi,
}) => {
  const id = await uploadPicture(adminApi, mark());
  await page.goto('/admin/gallery');
  await expect(page.getByRole('list', { name: 'Gallery' })).toBeVisible();
  await expectAccessible(page, 'gallery');
  await page.goto(`/admin/gallery?edit=${id}`);
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, 'edit');
  await page.goto('/admin/gallery?upload=true');
  const upload = page.getByRole('dialog', { name: 'Upload images' });
  await upload.locator('input[type="file"]').setInputFiles([await pictureFile('a.png')]);
  await expect(upload.getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, 'upload');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'upload at 320 px');
  await upload.getByRole('button', { name: 'Remove a.png' }).click();
  await page.goto('/admin/gallery');
  await expect(page.getByRole('list', { name: 'Gallery' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'gallery at 320 px');
  await page.context().addCookies([{ name: 'language', value: 'de', url: adminApi.client.url }]);
  await page.goto('/admin/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Galerie');
  expect(await englishTexts(page)).toEqual([]);
});
