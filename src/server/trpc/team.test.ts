import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaders } from '../../shared/content/leaders.ts';
import type { EmployeeProfile } from '../db/entities/employees.ts';
import { addEmployee } from '../testing/content.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

describeOnDatabases('the team', (kind) => {
  let app: TestApp;
  let maria: EmployeeProfile;
  let concealed: EmployeeProfile[];
  beforeAll(async () => {
    app = await startTestApp(kind);
    const em = app.orm.em.fork();
    maria = addEmployee(em, {
      displayOrder: 1,
      email: 'maria.santos@talabridge.example',
      phone: '+49 30 23125 099\r\nX-ADDED:1',
      department: 'Support; "North", East',
      position: 'Lead\r\nTEL:+1',
      german: { position: 'Leiterin', shortBio: 'Kurz.', bio: 'Lang.' },
    });
    addEmployee(em, { name: 'Zoe Adler', displayOrder: 0 });
    addEmployee(em, { name: 'Aaron Bell', displayOrder: 1 });
    concealed = [
      addEmployee(em, { name: 'Not Active', isActive: false }),
      addEmployee(em, { name: 'Not Public', isPublic: false }),
      addEmployee(em, { name: 'Now Deleted', deletedAt: new Date() }),
    ];
    await em.flush();
  });
  afterAll(() => app.close());

  test('lists who is active and public, by order and then by name', async () => {
    const client = app.client();
    const { body } = await client.get('/api/employee-profiles/public');
    expect(body).toMatchObject([
      { name: 'Zoe Adler' },
      { name: 'Aaron Bell' },
      { name: 'Maria Santos', position: 'Lead\r\nTEL:+1', imageUrl: null, picture: null },
    ]);
    const home = await client.trpc.public.getHome.query();
    expect(home.employees).toEqual(body);
  });

  test('a profile is found by id and by slug, in the reader’s language', async () => {
    const client = app.client();
    const byId = await client.get(`/api/employee-profiles/${maria.id.toUpperCase()}`);
    expect(byId.body).toMatchObject({
      id: maria.id,
      department: 'Support; "North", East',
      bio: 'A bio.',
    });
    expect((await client.get('/api/employee-profiles/maria-santos')).body).toEqual(byId.body);
    const german = await client.get('/api/employee-profiles/Maria-Santos', {
      'accept-language': 'de',
    });
    expect(german.body).toMatchObject({ position: 'Leiterin', shortBio: 'Kurz.', bio: 'Lang.' });
  });

  test('leaders have a page without a record', async () => {
    for (const { slug, name } of leaders()) {
      const { body } = await app.client().get(`/api/employee-profiles/${slug}`);
      expect(body).toMatchObject({ id: null, slug, name, email: null, phone: null });
    }
  });

  test('who is not to be shown is not there, by id, by slug, or as a card', async () => {
    const client = app.client();
    for (const { id, slug } of concealed) {
      for (const key of [id, slug]) {
        expect((await client.get(`/api/employee-profiles/${key}`)).status).toBe(404);
        expect((await client.get(`/api/employee-profiles/${key}/vcard`)).status).toBe(404);
      }
    }
    for (const key of [crypto.randomUUID(), 'nobody', '%00', "'; drop table users; --"]) {
      const answer = await client.get(`/api/employee-profiles/${encodeURIComponent(key)}`);
      expect([400, 404]).toContain(answer.status);
    }
  });

  test('the card holds what the profile shows, one property a line', async () => {
    const answer = await app.client().get(`/api/employee-profiles/${maria.id}/vcard`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('filename="maria-santos.vcf"');
    const lines = answer.text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCARD');
    expect(lines.some((line) => line.startsWith('N') && line.includes('Santos;Maria'))).toBe(true);
    expect(lines.filter((line) => line.startsWith('TEL'))).toEqual([
      expect.stringContaining('+49 30 23125 099'),
    ]);
    expect(lines.some((line) => line.startsWith('X-ADDED'))).toBe(false);
    expect(lines).toContain('EMAIL;TYPE=WORK:maria.santos@talabridge.example');
    expect(lines).toContain(`URL;TYPE=WORK:${app.url}/profile/${maria.id}`);
  });

  test('the card speaks the language of the page that links to it', async () => {
    const [leader] = leaders();
    const card = async (key: string, locale: string, preferred: string) => {
      const answer = await app
        .client()
        .get(`/api/employee-profiles/${key}/vcard?locale=${locale}`, {
          'accept-language': preferred,
        });
      return answer.text.replaceAll(/\r\n[ \t]/g, '');
    };
    const german = await card(maria.id, 'de', 'en');
    expect(german).toContain('Leiterin');
    expect(german).toContain(`${app.url}/de/profile/${maria.id}\r\n`);
    const english = await card(maria.id, 'en', 'de');
    expect(english).toContain('Lead');
    expect(english).not.toContain('Leiterin');
    expect(english).toContain(`${app.url}/profile/${maria.id}\r\n`);
    const slug = leader?.slug ?? '';
    expect(await card(slug, 'de', 'en')).toContain('Geschäfts');
    expect(await card(slug, 'en', 'de')).toContain(`TITLE:${leader?.position}`);
    const path = `/api/employee-profiles/${maria.id}/vcard?locale=fr`;
    expect((await app.client().get(path)).status).toBe(404);
  });

  test('of a large team the first hundred are sent, and the others still have their page', async () => {
    const em = app.orm.em.fork();
    for (let index = 0; index < 101; index += 1) {
      addEmployee(em, { name: `Agent ${index}`, displayOrder: 10 + index });
    }
    await em.flush();
    const { employees } = await app.client().trpc.public.getHome.query();
    expect(employees).toHaveLength(100);
    expect(employees.at(-1)?.name).toBe('Agent 96');
    const last = await app.client().get('/api/employee-profiles/agent-100');
    expect(last.status).toBe(200);
    expect((await app.client().get('/sitemap.xml')).text).toContain('/profile/agent-100');
  });
});
