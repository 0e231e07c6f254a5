import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEmployee } from '../testing/content.ts';
import { canary } from '../testing/hidden-values.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const numbers = {
  hdmfNumber: `1111-${canary}-1111`,
  sssNumber: `2222-${canary}-2222`,
  philhealthNumber: `3333-${canary}-3333`,
  taxId: `4444-${canary}-4444`,
};
const birthdate = '1987-06-05';

describe('what is internal of an employee', () => {
  let app: TestApp;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp('embedded');
    const em = app.orm.em.fork();
    const employee = addEmployee(em, {
      ...numbers,
      birthdate,
      notes: `${canary} notes`,
      address: `${canary} address`,
    });
    await em.flush();
    id = employee.id;
  });
  afterAll(() => app.close());

  test('leaves masked for administrators too, until they ask for it', async () => {
    const client = await app.loginAs('admin');
    const input = encodeURIComponent(JSON.stringify({ json: { id } }));
    const answers = [
      await client.get('/api/employee-profiles'),
      await client.put(`/api/employee-profiles/${id}`, { department: 'Support' }),
      await client.get(`/api/trpc/admin.employees.get?input=${input}`),
      await client.get(`/api/trpc/admin.employees.list?input=${encodeURIComponent('{"json":{}}')}`),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).not.toContain(birthdate);
      for (const number of Object.values(numbers)) expect(text).not.toContain(number);
    }
    const [, , , list] = answers;
    expect(list?.text).not.toContain(canary);
    const revealed = await client.post('/api/trpc/admin.employees.reveal', { json: { id } });
    for (const number of Object.values(numbers)) expect(revealed.text).toContain(number);
    expect(revealed.text).toContain(birthdate);
  });
});
