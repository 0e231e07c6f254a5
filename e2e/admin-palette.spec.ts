import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { englishTexts } from './support/english-text.ts';
import { people } from './support/people.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

/** The name of the file in which a source came, which is its hash. */
function builtFile(source: string): string {
  const manifest = new URL('../dist/client/.vite/manifest.json', import.meta.url);
  const { file } = Object(JSON.parse(readFileSync(manifest, 'utf8')))[source];
  return String(file);
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const dashboardReady = async (page: Page, path = '/admin') => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('screens are a few letters away', async ({ adminPage: page }) => {
  await dashboardReady(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('quest ba');
  await expect(option(page, 'Question Bank')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/questions');
  await expect(palette(page)).toBeHidden();

  await page.getByRole('button', { name: 'Search and commands' }).click();
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search and commands' })).toBeFocused();
});

test('records are found, but not those who are covered; keys have their place', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('records are found and opened', async () => {
    const { applicantName, id } = await adminApi.makeApplication();
    await dashboardReady(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(applicantName);
    await expect(option(page, applicantName)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/applications?review=${id}`);
    await expect(page.getByRole('dialog')).toContainText(applicantName);
  });
  await test.step('where more is found than shown, the list itself is one entry away', async () => {
    const mark = randomUUID().slice(0, 8);
    for (let index = 0; index < 6; index += 1) {
      await adminApi.makeQuestion({ questionText: `Which one? ${mark} ${index}` });
    }
    await dashboardReady(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(mark);
    await expect(page.getByRole('option')).toHaveCount(6);
    await option(page, 'Show all matches in Questions').click();
    await expect(page).toHaveURL(new RegExp(`/admin/questions\\?search=.*${mark}`));
    await expect(page.getByRole('rowheader')).toHaveCount(6);
  });
  await test.step('what is typed at once is kept, and nothing found says so', async () => {
    await dashboardReady(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('qqqqqq');
    await expect(palette(page).getByText('Nothing found.')).toBeVisible();
  });
  await test.step('who is covered is not found by name', async () => {
    const { applicantName } = await adminApi.makeApplication();
    const { questionText } = await adminApi.makeQuestion({ questionText: `Ask ${applicantName}` });
    const { setSwitch } = adminApi.client.trpc.admin.settings;
    await setSwitch.mutate({ key: 'blind_review', value: 'true' });
    try {
      await dashboardReady(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type(applicantName);
      await expect(option(page, questionText)).toBeVisible();
      await expect(page.getByRole('option')).toHaveCount(1);
      await dashboardReady(page, '/admin/activity?kind=application');
      await expect(
        page.getByText(/^Applicant [0-9A-F]{6} sent an application$/).first(),
      ).toBeVisible();
      await expect(page.getByText(`${applicantName} sent an application`)).toHaveCount(0);
    } finally {
      await setSwitch.mutate({ key: 'blind_review', value: 'false' });
    }
  });
  await test.step('a dialog keeps its keys to itself', async () => {
    await page.goto('/admin/questions?edit=new');
    await expect(page.getByRole('dialog', { name: 'Add Question' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
  await test.step('? lists the keys, but is a letter where one types', async () => {
    await dashboardReady(page, '/admin/questions');
    await page.getByRole('searchbox').press('?');
    await expect(page.getByRole('searchbox')).toHaveValue('?');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByRole('heading', { name: 'On this screen' })).toBeVisible();
    await expectAccessible(page, 'keys');
    await page.keyboard.press('Escape');
    await dashboardReady(page, '/admin');
    await page.keyboard.press('?');
    await expect(keys).toBeVisible();
    await expect(keys.getByRole('heading', { name: 'On this screen' })).toHaveCount(0);
  });
});

test('actions are run from anywhere', async ({ adminPage: page, adminApi }) => {
  await dashboardReady(page, '/admin/activity');
  for (const [action, address] of [
    ['Add a question', '/admin/questions?edit=new'],
    ['Invite a user', '/admin/users?edit=new'],
    ['Add a client', '/admin/clients?add=true'],
    ['Add an employee', '/admin/employees?edit=new'],
    ['Upload pictures', '/admin/gallery?upload=true'],
    ['Write an article', '/admin/content?edit=new'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(action.toLowerCase());
    await expect(page.getByRole('option', { name: action, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL('/admin/activity');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  try {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('applications off');
    await option(page, 'Turn career applications off').click();
    await expectToast(page, 'Application settings updated successfully');
    await dashboardReady(page, '/admin/activity');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('applications on');
    await option(page, 'Turn career applications on').click();
    await expectToast(page, 'Application settings updated successfully');
  } finally {
    await adminApi.setApplicationsEnabled(true);
  }
  await dashboardReady(page, '/admin/activity');
  const isDark = () => page.locator('html.dark').count();
  const before = await isDark();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('light and dark');
  await expect(
    page.getByRole('option', { name: 'Change between light and dark', selected: true }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(isDark).toBe(1 - before);
  await dashboardReady(page, '/admin/activity');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('deutsch');
  const german = page.getByRole('option', { name: 'Auf Deutsch anzeigen', selected: true });
  await expect(german).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Aktivitäten' })).toBeVisible();
});

for (const [person, path] of [
  [people.employee, '/employee'],
  [people.client, '/client'],
] as const) {
  test(`the portal of the ${person.role} has its own screens and actions`, async ({ signIn }) => {
    const page = await signIn(person);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await dashboardReady(page, path);
    await page.keyboard.press('Control+k');
    await expect(option(page, 'Dashboard')).toBeVisible();
    await expect(option(page, 'Question Bank')).toHaveCount(0);
    await expect(option(page, 'Add a question')).toHaveCount(0);
    await page.keyboard.type('log out');
    await expect(page.getByRole('option')).toHaveCount(1);
    expect(asked.filter((url) => url.includes('admin.'))).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });
}

test('its code comes when it is wanted; it is accessible, fits a phone, and is German in German', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('neither its code nor that of the charts comes before it is wanted', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await dashboardReady(page);
    await page.waitForLoadState('networkidle');
    const early = asked.length;
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible();
    const palettes = builtFile('src/client/features/palette/palette-dialog.tsx');
    const charts = builtFile('src/client/features/analytics/charts.tsx');
    const came = (urls: readonly string[], file: string) => urls.some((url) => url.endsWith(file));
    expect(came(asked.slice(0, early), palettes), 'the palette before it is wanted').toBe(false);
    expect(came(asked, charts), 'charts where there are none').toBe(false);
    expect(came(asked.slice(early), palettes), 'the palette').toBe(true);
  });
  await test.step('it is accessible, fits a phone, and is German in German', async () => {
    await adminApi.makeApplication();
    await dashboardReady(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('maria');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'palette');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, 'palette at 320');
    await page.context().addCookies([{ name: 'language', value: 'de', url: adminApi.client.url }]);
    await dashboardReady(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await englishTexts(page)).toEqual([]);
  });
});
