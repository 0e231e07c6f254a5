import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import type { AdminApi } from './support/admin-api.ts';
import { blockRequests, expectRetry, holdRequests, requestsTo } from './support/calls.ts';
import { englishTexts } from './support/english-text.ts';
import { pictureFile } from './support/gallery-picture.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const mark = () => randomUUID().slice(0, 8);
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( \\(required\\))?$`) });
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function write({ client }: AdminApi, fields: Record<string, unknown>) {
  const answer = await client.post('/api/news', { content: 'Some text.', ...fields });
  if (answer.status !== 201) throw new Error(`not written: ${answer.status} ${answer.text}`);
  return Object(answer.body);
}
const read = async ({ client }: AdminApi, search: string) => {
  const { rows } = await client.trpc.admin.news.list.query({ search });
  const [found] = rows;
  if (!found) throw new Error('no such article');
  return client.trpc.admin.news.get.query({ id: found.id });
};

test('a title and a text are enough: published with every default, at once on the home page @journey', async ({
  adminPage: page,
  adminApi,
}) => {
  const name = mark();
  await page.goto('/');
  await page.goto('/admin/content');
  await page.getByRole('button', { name: 'New article' }).click();
  await expect(page).toHaveURL(/edit=new/);
  await field(page, 'Title').fill(`We grow: Überall ${name}!`);
  await expect(field(page, 'Address')).toHaveValue(`we-grow-ueberall-${name}`);
  await field(page, 'Content').fill('We **grow**.\n\nReally.');
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByText('grow', { exact: true }),
  ).toHaveCSS('font-weight', /[67]00/);
  await submit(page, 'Publish').click();
  await expectToast(page, 'News article created successfully');
  await expect(row(page, name)).toContainText('Published');
  expect(await read(adminApi, name)).toMatchObject({
    excerpt: 'We grow. Really.',
    authorName: 'Admin',
    category: 'Company News',
    state: 'published',
  });
  await page.goto('/');
  await expect(page.getByText(`We grow: Überall ${name}!`).first()).toBeVisible();
  await page.goto(`/news/we-grow-ueberall-${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('articles are filled in, drafted, published, scheduled and found; what is missing is said', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('everything can be filled in, German and a picture too', async () => {
    const name = mark();
    await page.goto('/admin/content?edit=new');
    await field(page, 'Title').fill(`Full ${name}`);
    await field(page, 'Content').fill('Text');
    await field(page, 'Excerpt').fill('Short');
    await field(page, 'Address').fill(`own-${name}`);
    await field(page, 'Title').fill(`Fuller ${name}`);
    await expect(field(page, 'Address')).toHaveValue(`own-${name}`);
    await field(page, 'Category').fill('Places');
    await field(page, 'Author').fill('Maria');
    await field(page, 'Tags').fill(' office, , Cebu ');
    await field(page, 'Hashtags').fill('#cebu,#bpo');
    await page
      .locator('input[type="file"]')
      .last()
      .setInputFiles(await pictureFile('main.png'));
    await expect(page.getByRole('img', { name: 'The chosen main image' })).toBeVisible();
    await page.getByRole('tab', { name: 'German' }).click();
    await field(page, 'Title').fill(`Voll ${name}`);
    await submit(page, 'Publish').click();
    await expect(page.getByText('Please enter the text of the article')).toBeVisible();
    await expect(field(page, 'Content')).toBeFocused();
    await field(page, 'Content').fill('Deutscher Text');
    await submit(page, 'Publish').click();
    await expectToast(page, 'News article created successfully');
    expect(await read(adminApi, name)).toMatchObject({
      title: `Fuller ${name}`,
      slug: `own-${name}`,
      excerpt: 'Short',
      category: 'Places',
      authorName: 'Maria',
      tags: ['office', 'Cebu'],
      hashtags: ['#cebu', '#bpo'],
      mainImage: expect.stringMatching(/^\/images\//),
      german: { title: `Voll ${name}`, content: 'Deutscher Text', excerpt: 'Deutscher Text' },
    });
  });
  await test.step('an incomplete article is not sent and says what is missing', async () => {
    await page.goto('/admin/content?edit=new');
    await submit(page, 'Publish').click();
    await expect(page.getByText('Please enter a title')).toBeVisible();
    await expect(page.getByText('Please enter the text of the article')).toBeVisible();
    await expect(field(page, 'Title')).toBeFocused();
    await page.getByRole('radio', { name: 'Schedule' }).click();
    await submit(page, 'Schedule').click();
    await expect(page.getByText('Please choose a date and a time')).toBeVisible();
    await page.getByLabel(/^Date and time/).fill('2020-01-01T08:00');
    await submit(page, 'Schedule').click();
    await expect(page.getByText('Please choose a time that is still to come')).toBeVisible();
  });
  await test.step('draft, published, unpublished', async () => {
    const name = mark();
    await page.goto('/admin/content?edit=new');
    await field(page, 'Title').fill(`State ${name}`);
    await field(page, 'Content').fill('Text');
    await page.getByRole('radio', { name: 'Save as draft' }).click();
    await submit(page, 'Save draft').click();
    await expectToast(page, 'News article created successfully');
    await expect(row(page, name)).toContainText('Draft');
    expect((await page.request.get(`/news/state-${name}`)).status()).toBe(404);

    await page.getByRole('button', { name: `Edit State ${name}` }).click();
    await page.getByRole('radio', { name: 'Publish now' }).click();
    await submit(page, 'Publish').click();
    await expectToast(page, 'News article updated successfully');
    await expect(row(page, name)).toContainText('Published');
    expect((await page.request.get(`/news/state-${name}`)).status()).toBe(200);

    await page.getByRole('button', { name: `Edit State ${name}` }).click();
    await page.getByRole('radio', { name: 'Unpublish' }).click();
    await submit(page, 'Unpublish').click();
    await expectToast(page, 'News article updated successfully');
    await expect(row(page, name)).toContainText('Draft');
    expect((await read(adminApi, name)).isPublished).toBe(false);
    expect((await page.request.get(`/news/state-${name}`)).status()).toBe(404);
  });
  await test.step('a scheduled article comes out by itself, on pages that were kept before', async () => {
    const name = mark();
    await page.goto('/admin/content?edit=new');
    await field(page, 'Title').fill(`Later ${name}`);
    await field(page, 'Content').fill('Text');
    await page.getByRole('radio', { name: 'Schedule' }).click();
    // The portal shows and takes times of the administrator's zone, Manila here.
    await page.getByLabel(/^Date and time/).fill('2099-05-01T08:00');
    await submit(page, 'Schedule').click();
    await expectToast(page, 'News article created successfully');
    await expect(row(page, name)).toContainText('Scheduled');
    const { id, publishedAt } = await read(adminApi, name);
    expect(publishedAt?.toISOString()).toBe('2099-05-01T00:00:00.000Z');

    await adminApi.client.patch(`/api/news/${id}`, {
      publishedAt: new Date(Date.now() + 3000).toISOString(),
    });
    const home = async () => (await page.request.get('/')).text();
    expect(await home()).not.toContain(`Later ${name}`);
    await expect.poll(home, { timeout: 30_000 }).toContain(`Later ${name}`);
  });
  await test.step('the toolbar and its keys work on the selection', async () => {
    await page.goto('/admin/content?edit=new');
    const content = field(page, 'Content');
    await content.fill('one two');
    await content.press('End');
    await content.press('Control+Shift+ArrowLeft');
    await content.press('Control+b');
    await expect(content).toHaveValue('one **two**');
    await expect(page.getByRole('link', { name: 'Content Manager' })).toBeVisible();
    await page.getByRole('button', { name: 'Bold' }).click();
    await expect(content).toHaveValue('one two');
    await page.getByRole('button', { name: 'Quote' }).click();
    await expect(content).toHaveValue('> one two');
    await content.press('Control+z');
    await expect(content).toHaveValue('one two');
    await page.getByRole('button', { name: 'Heading', exact: true }).click();
    await expect(
      page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'one two' }),
    ).toBeVisible();
    await content.press('End');
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await pictureFile('inline.png'));
    await expect(content).toHaveValue(/\(\/images\/[0-9a-f-]{36}\)/);
    await expect(page.getByRole('region', { name: 'Preview' }).locator('img')).toBeAttached();
  });
  await test.step('state, category, search and sort stand in the address; j, k and Enter work', async () => {
    const name = mark();
    await write(adminApi, { title: `A ${name}`, category: `Cat ${name}` });
    await write(adminApi, { title: `B ${name}`, category: `Cat ${name}`, isPublished: false });
    await page.goto(`/admin/content?search=${name}&sort=title&order=asc`);
    await expect(page.getByRole('rowheader')).toHaveText([`A ${name}`, `B ${name}`]);
    await page.getByRole('button', { name: 'Title', exact: true }).click();
    await expect(page.getByRole('rowheader')).toHaveText([`B ${name}`, `A ${name}`]);
    await page.getByRole('button', { name: /^Draft/ }).click();
    await expect(page).toHaveURL(/state=draft/);
    await expect(page.getByRole('rowheader')).toHaveText([`B ${name}`]);
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: `Cat ${name}` }).click();
    await expect(page).toHaveURL(/category=Cat/);
    await page.getByRole('main').focus();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Title')).toHaveValue(`B ${name}`);
    await page.goBack();
    await expect(page.getByRole('button', { name: `Edit B ${name}` })).toBeFocused();
  });
});

test('articles that are refused, outdated, deleted or not loaded', async ({
  adminPage: page,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await test.step('an address that is taken is told with one that is free', async () => {
    const name = mark();
    await write(adminApi, { title: `Same ${name}` });
    await page.goto('/admin/content?edit=new');
    await field(page, 'Title').fill(`Same ${name}`);
    await field(page, 'Content').fill('Text');
    await submit(page, 'Publish').click();
    const told = `Another article has this address already. same-${name}-2 is free.`;
    await expectToast(page, 'Failed to create news article', told);
    await expect(page.getByRole('main').getByText(told)).toBeVisible();
    await field(page, 'Address').fill(`same-${name}-2`);
    await submit(page, 'Publish').click();
    await expectToast(page, 'News article created successfully');
  });
  await test.step('two administrators with one article: the second sees both texts', async () => {
    const name = mark();
    const { id } = await write(adminApi, { title: `Both ${name}` });
    await page.goto(`/admin/content?edit=${id}`);
    await field(page, 'Content').fill('Mine');
    await adminApi.client.patch(`/api/news/${id}`, { content: 'Theirs' });
    await submit(page, 'Save changes').click();
    await expect(page.getByRole('alert')).toContainText('Theirs');
    await expect(field(page, 'Content')).toHaveValue('Mine');
    await submit(page, 'Save changes').click();
    await expectToast(page, 'News article updated successfully');
    expect((await read(adminApi, name)).content).toBe('Mine');
  });
  await test.step('deleting asks first and can be undone', async () => {
    const name = mark();
    await write(adminApi, { title: `Gone ${name}` });
    const dialog = page.getByRole('dialog', { name: 'Delete this article?' });
    // The question goes with its list, and does not come back with it.
    await page.goto('/admin/content?tab=resources');
    await page.getByRole('tab', { name: 'News' }).click();
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('button', { name: `Delete Gone ${name}` }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Resources', selected: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('tab', { name: 'News' }).click();
    await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await page.goto(`/admin/content?search=${name}`);
    await page.getByRole('button', { name: `Delete Gone ${name}` }).click();
    const mend = await blockRequests(page, requestsTo('admin.news.delete'));
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Failed to delete news article');
    await mend();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'News article deleted successfully');
    await expect(row(page, name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'News article restored');
    await expect(row(page, name).getByRole('button', { name: /^Edit/ })).toBeFocused();
  });
  await test.step('two announcements are deleted in a row, the first still on its way: both go, and the one told last comes back', async () => {
    const name = mark();
    const { announcements } = adminApi.client.trpc.admin;
    for (const title of [`One ${name}`, `Two ${name}`]) {
      await announcements.create.mutate({ title, body: 'Text', isPublished: false });
    }
    await page.goto(`/admin/content?tab=announcements&search=${name}`);
    const release = await holdRequests(page, requestsTo('admin.announcements.delete'));
    await page.getByRole('button', { name: `Delete “One ${name}”` }).click();
    await page.getByRole('button', { name: `Delete “Two ${name}”` }).click();
    release();
    await expect(row(page, name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, name)).toHaveCount(1);
    expect(await announcements.list.query({ search: name })).toMatchObject({ total: 1 });
  });
  await test.step('articles that do not load can be asked for again; an unknown one says so', async () => {
    await expectRetry(page, {
      address: '/admin/content',
      query: 'admin.news.list',
      list: page.getByRole('table', { name: 'Content Manager' }),
    });
    await page.goto(`/admin/content?edit=${randomUUID()}`);
    await expect(page.getByText('This record is not here any more')).toBeVisible();
  });
});

test('leaving with unsaved text asks, and the text is offered again', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/content?edit=new');
  await field(page, 'Title').fill('Half a thou');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Discard your changes?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Title')).toHaveValue('Half a thou');
  await page.waitForFunction(() =>
    Object.entries<string>(localStorage).some(
      ([key, text]) => key.endsWith(':news:new') && text.includes('Half a thou'),
    ),
  );
  // A crash asks nobody.
  const crashed = page.context().newPage();
  await page.close({ runBeforeUnload: false });
  const again = await crashed;
  await again.goto('/admin/content?edit=new');
  await again.getByRole('button', { name: 'Go on with it' }).click();
  await expect(field(again, 'Title')).toHaveValue('Half a thou');
  await field(again, 'Content').fill('ght');
  await submit(again, 'Publish').click();
  await expectToast(again, 'News article created successfully');
  await again.goto('/admin/content?edit=new');
  await expect(field(again, 'Title')).toHaveValue('');
  await expect(again.getByRole('button', { name: 'Go on with it' })).toHaveCount(0);

  // What was typed at the last moment is kept as well.
  again.on('dialog', (question) => void question.accept());
  await field(again, 'Title').fill('Second title');
  await again.reload();
  await again.getByRole('button', { name: 'Go on with it' }).click();
  await expect(field(again, 'Title')).toBeFocused();
  await field(again, 'Title').fill('Third title');
  await expect(field(again, 'Address')).toHaveValue('third-title');
  await again.reload();
  await again.getByRole('button', { name: 'Throw it away' }).click();
  await expect(field(again, 'Title')).toBeFocused();
  await expect(field(again, 'Title')).toHaveValue('');

  // What was discarded is not offered again.
  await field(again, 'Title').fill('Fourth title');
  await again.waitForFunction(() =>
    Object.values<string>(localStorage).some((text) => text.includes('Fourth title')),
  );
  await field(again, 'Content').fill('Never mind');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await again.getByRole('button', { name: 'Discard changes' }).click();
  await expect(again).not.toHaveURL(/edit=new/);
  await again.waitForFunction(() =>
    Object.values<string>(localStorage).every((text) => !text.includes('Fourth title')),
  );
  await again.goto('/admin/content?edit=new');
  await expect(field(again, 'Title')).toHaveValue('');
  await expect(again.getByRole('button', { name: 'Go on with it' })).toHaveCount(0);
});

test('is accessible in both themes, fits a phone, and speaks German', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id } = await write(adminApi, { title: `Look ${mark()}`, content: '# A\n\n- b\n\n> c' });
  await page.goto('/admin/content');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'content');
  await page.goto(`/admin/content?edit=${id}`);
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('listitem')).toBeVisible();
  await expectAccessible(page, 'editor');
  for (const path of ['/admin/content', `/admin/content?edit=${id}`]) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^(Edit Look|Save changes)/ })).toBeVisible();
    await expectNoSidewaysScroll(page, `${path} at 320 px`);
  }
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.context().addCookies([{ name: 'language', value: 'de', url: adminApi.client.url }]);
  await page.goto('/admin/content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inhalte');
  await expect(page.getByRole('table')).toBeVisible();
  const englishOnList = await englishTexts(page);
  await page.goto('/admin/content?edit=new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neuer Artikel');
  expect([...englishOnList, ...(await englishTexts(page))]).toEqual([]);
});
