import { randomUUID } from 'node:crypto';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('a double click adds one client, closes one dialog, and sends one note', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('one client, and one dialog that closes', async () => {
    const name = `Twice ${randomUUID().slice(0, 8)}`;
    await page.goto('/admin/inbox');
    await page.goto('/admin/clients');
    await page.getByRole('button', { name: 'Add Client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Client' });
    await dialog.getByRole('textbox', { name: 'Company name (required)' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Contact person (required)' }).fill('Åsa Berg');
    await dialog.getByRole('textbox', { name: 'Email (required)' }).fill('asa@twice.example');
    await dialog.getByRole('button', { name: 'Add client' }).dblclick();
    await expectToast(page, 'Client added successfully');
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/admin/clients');
    const { total } = await adminApi.client.trpc.admin.clients.list.query({ search: name });
    expect(total).toBe(1);
  });
  await test.step('one note', async () => {
    const { id } = await adminApi.makeApplication();
    await page.goto(`/admin/applications?review=${id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'New note' }).fill('Calls back on Monday.');
    await dialog.getByRole('button', { name: 'Add note' }).dblclick();
    await expectToast(page, 'Note added');
    await expect(dialog.getByText('Calls back on Monday.')).toHaveCount(1);
    const { notes } = await adminApi.client.trpc.admin.applications.get.query({ id });
    expect(notes).toHaveLength(1);
  });
});
