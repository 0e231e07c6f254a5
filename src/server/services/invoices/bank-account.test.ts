import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BankAccount } from '../../../shared/contracts/bank-account.ts';
import { officeDay } from '../../../shared/domain/dates.ts';
import { User } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { Client } from '../../db/entities/clients.ts';
import { Setting } from '../../db/entities/system.ts';
import { demoBankAccount } from '../../seed/seed-client-portal.ts';
import { mailsTo, mailTo } from '../../testing/mailbox.ts';
import { readPdfText } from '../../testing/pdf-text.ts';
import { addCompany, type TestCompany } from '../../testing/portal-people.ts';
import { generateTotpCode, setUpTwoStepLogin } from '../../testing/second-factor.ts';
import { startTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const account: BankAccount = {
  holder: 'Talabridge Business Services, Inc.',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bank: 'Musterbank',
  elsewhere: '',
};
const other: BankAccount = { ...account, iban: 'FR1420041010050500013M02606', bic: '' };
const grouped = 'DE89 3704 0044 0532 0130 00';
const otherGrouped = 'FR14 2004 1010 0505 0001 3M02 606';

describeOnBothDatabases('the bank account that invoices are paid to', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let company: TestCompany;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    company = await addCompany(app, 'Nordwind GmbH');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.orm.em.fork().nativeDelete(Setting, { key: 'bank_account' });
  });

  const read = async () => (await admin.trpc.admin.settings.get.query()).bankAccount;
  const save = async (value: BankAccount | null) =>
    admin.trpc.admin.settings.updateBankAccount.mutate({
      value,
      seenAt: (await read()).updatedAt,
      password: testPassword,
    });
  const send = async (clientId = company.id) => {
    const draft = await admin.trpc.admin.invoices.create.mutate({
      clientId,
      currency: 'EUR',
      taxRate: 1900,
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
      dueOn: null,
      lines: [{ description: 'Support, hours', quantity: 10_000, unitPrice: 450 }],
      note: null,
    });
    const { id, version, number } = await admin.trpc.admin.invoices.send.mutate(draft);
    return { id, version, number: number ?? '' };
  };
  const invoices = () => admin.trpc.admin.invoices;
  const step = ({ id, version }: { id: string; version: number }) => ({ id, version });
  const pdf = async (id: string) => {
    const answer = await company.portal.fetch(`/api/client/invoices/${id}.pdf`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { bytes, text: await readPdfText(bytes) };
  };

  test('is stored as computers exchange it, and noted by name without what it says', async () => {
    expect(await read()).toMatchObject({ value: null, updatedAt: null });
    await save({ ...account, iban: ' de89 3704 0044 0532 0130 00', bic: 'cobadeff xxx' });
    expect(await read()).toMatchObject({ value: account, changed: { by: 'Test admin' } });
    const [event] = await app.orm.em
      .fork()
      .find(AuditEvent, {}, { orderBy: { at: 'desc', id: 'desc' }, limit: 1 });
    expect(event).toMatchObject({
      action: 'setting.update',
      subjectId: 'bank_account',
      subjectLabel: 'bank_account',
    });
  });

  test.each([
    [
      'iban',
      'DE88370400440532013000',
      'The check digits do not fit',
      'Die Prüfziffern passen nicht',
    ],
    ['iban', 'DE8937040044053201300', '22 characters, this one has 21', 'hat 22 Zeichen'],
    ['iban', 'XX89370400440532013000', 'begins with a country', 'beginnt mit dem Land'],
    ['iban', ' ', 'Please enter the IBAN', 'Bitte geben Sie die IBAN ein'],
    ['bic', 'COBA', 'A BIC has 8 or 11', 'Eine BIC hat 8 oder 11'],
    ['holder', '', 'Please enter who holds the account', 'Bitte geben Sie den Kontoinhaber ein'],
    ['bank', '', 'Please enter the name of the bank', 'Bitte geben Sie den Namen der Bank ein'],
  ])('%s cannot be %j', async (field, text, english, german) => {
    for (const [language, sentence] of [
      ['en', english],
      ['de', german],
    ]) {
      const answer = await admin.post(
        '/api/trpc/admin.settings.updateBankAccount',
        {
          json: { value: { ...account, [field]: text }, seenAt: null, password: testPassword },
        },
        { 'x-language': language ?? '' },
      );
      expect(answer.status).toBe(400);
      expect(answer.text).toContain(`"path":"value.${field}"`);
      expect(answer.text).toContain(sentence);
    }
    expect((await read()).value).toBeNull();
  });

  test('is changed by whoever knows the password, and of two who saw the same the second is told', async () => {
    const { updateBankAccount } = admin.trpc.admin.settings;
    await expect(
      updateBankAccount.mutate({ value: account, seenAt: null, password: 'not it' }),
    ).rejects.toMatchObject({
      data: { error: { code: 'invalid-input', issues: [{ path: 'password' }] } },
    });
    expect((await read()).value).toBeNull();
    await save(account);
    await expect(
      updateBankAccount.mutate({ value: other, seenAt: null, password: testPassword }),
    ).rejects.toMatchObject({ data: { error: { code: 'conflict' } } });
    expect((await read()).value).toEqual(account);
  });

  test('a change is told to every administrator, also to those without notices, by the ends of the numbers', async () => {
    await save(account);
    const users = app.orm.em.fork();
    const administrators = { role: 'admin', isActive: true } as const;
    await users.nativeUpdate(User, administrators, { wantsNotices: false, locale: 'de' });
    await save(other);
    await app.runJobs();
    const told = await users.find(User, { ...administrators, passwordHash: { $ne: null } });
    expect(told.length).toBeGreaterThan(0);
    for (const { email } of told) {
      const mails = await mailsTo(app, email);
      const mail = mails.find(({ text }) => text?.includes(`IBAN FR … ${other.iban.slice(-4)}`));
      expect(mail?.subject).toContain('Die Bankverbindung für Rechnungen wurde geändert');
      expect(mail?.text).toContain('IBAN DE … 3000');
      expect(mail?.text).toContain('Test admin');
      for (const secret of [other.iban, otherGrouped, account.iban, grouped]) {
        expect(mail?.text).not.toContain(secret);
      }
    }
    const first = told[0]?.email ?? '';
    const before = (await mailsTo(app, first)).length;
    await save(other);
    await app.runJobs();
    expect(await mailsTo(app, first)).toHaveLength(before);
    // The same IBAN, and another account for payers outside SEPA.
    await save({ ...other, elsewhere: 'Account 0532013000, routing 021000021' });
    await app.runJobs();
    const elsewhere = (await mailsTo(app, first)).filter(({ text }) =>
      text?.includes('Geändert: Für Zahlungen von außerhalb der SEPA'),
    );
    expect(elsewhere).toHaveLength(1);
    await users.nativeUpdate(User, administrators, { wantsNotices: true, locale: 'en' });
  });

  test('is taken away by an administrator, and the portal says not to use it', async () => {
    await save(account);
    const { id } = await send();
    await app.runJobs();
    const { updateBankAccount } = admin.trpc.admin.settings;
    const { updatedAt } = await read();
    await expect(
      updateBankAccount.mutate({ value: null, seenAt: updatedAt, password: 'not it' }),
    ).rejects.toMatchObject({ data: { error: { code: 'invalid-input' } } });
    await save(null);
    expect(await read()).toMatchObject({ value: null, changed: { by: 'Test admin' } });
    const own = await company.portal.trpc.client.getInvoice.query({ id });
    expect(own).toMatchObject({ payTo: null, isAccountOutdated: true });
    // What was issued keeps it; what is issued from now on does not name it.
    expect((await pdf(id)).text).toContain(grouped);
    expect((await pdf((await send()).id)).text).not.toContain('IBAN');
    await app.runJobs();
    const { email } = await app.orm.em
      .fork()
      .findOneOrFail(User, { role: 'admin', isActive: true, passwordHash: { $ne: null } });
    const removal = (await mailsTo(app, email)).find(({ subject }) =>
      subject.includes('The bank account for invoices was removed'),
    );
    expect(removal?.text).toContain('Open invoices do not say in the portal where to pay');
    expect(removal?.text).not.toContain('Clients now see this account');
    await save(other);
    expect((await read()).value).toEqual(other);
  });

  test('needs a code as well of whoever has a second factor', async () => {
    const careful = await app.loginAs('admin');
    const { secret } = await setUpTwoStepLogin(careful, testPassword);
    const change = { value: account, seenAt: null, password: testPassword };
    const { updateBankAccount } = careful.trpc.admin.settings;
    for (const proof of [{}, { code: '000000' }]) {
      await expect(updateBankAccount.mutate({ ...change, ...proof })).rejects.toMatchObject({
        data: { error: { code: 'invalid-input', issues: [{ path: 'code' }] } },
      });
    }
    await updateBankAccount.mutate({ ...change, code: generateTotpCode(secret, 1) });
    expect((await read()).value).toEqual(account);
  });

  test('is read and written by administrators alone; a client sees it with what is open', async () => {
    await save(account);
    const employee = await app.loginAs('employee');
    for (const [person, status] of [
      [app.client(), 401],
      [employee, 403],
      [company.portal, 403],
    ] as const) {
      expect((await person.get('/api/trpc/admin.settings.get')).status).toBe(status);
      const answer = await person.post('/api/trpc/admin.settings.updateBankAccount', {
        json: { value: other, seenAt: null, password: testPassword },
      });
      expect(answer.status).toBe(status);
    }
    expect((await read()).value).toEqual(account);
    const { id, version } = await send();
    const own = () => company.portal.trpc.client.getInvoice.query({ id });
    expect((await own()).payTo).toEqual(account);
    await admin.trpc.admin.invoices.pay.mutate({ id, version, paidOn: officeDay(new Date()) });
    expect((await own()).payTo).toBeNull();
  });

  test('stands in the PDF as it was when the invoice was issued', async () => {
    const unsaid = await pdf((await send()).id);
    expect(unsaid.text).toMatch(/and give the number TB-\d{4}-\d{4}\./);
    expect(unsaid.text).not.toContain('IBAN');
    await save(account);
    const sent = await send();
    const first = await pdf(sent.id);
    for (const line of ['How to pay', account.holder, grouped, account.bic, account.bank]) {
      expect(first.text.split('\n')).toContain(line);
    }
    expect(first.text).toMatch(new RegExp(`Payment reference\n${sent.number}\n`));
    // Neither another account nor what becomes of the invoice reaches the document that was issued.
    await save(other);
    const own = () => company.portal.trpc.client.getInvoice.query({ id: sent.id });
    expect(await own()).toMatchObject({ payTo: other, isAccountOutdated: true });
    const today = officeDay(new Date());
    const paid = await invoices().pay.mutate({ ...step(sent), paidOn: today });
    const open = await invoices().reopen.mutate(step(paid));
    await invoices().credit.mutate({ ...step(open), reason: 'Wrong', settlement: 'none_paid' });
    const last = await pdf(sent.id);
    expect(Buffer.compare(first.bytes, last.bytes)).toBe(0);
    expect(await own()).toMatchObject({ payTo: null, isAccountOutdated: false });
  });

  test('stands in the mail that brings the invoice, in the language of the client', async () => {
    await save({ ...account, elsewhere: 'Account 0532013000, routing 021000021' });
    const { id } = await addCompany(app, 'Ostwind AG');
    const { contactEmail } = await app.orm.em.fork().findOneOrFail(Client, { id });
    await app.orm.em.fork().nativeUpdate(Client, { id }, { locale: 'de' });
    const { number } = await send(id);
    await app.runJobs();
    const { text } = await mailTo(app, contactEmail.toLowerCase());
    expect(text).toContain(`IBAN: ${grouped}`);
    expect(text).toContain('Außerhalb der SEPA: Account 0532013000, routing 021000021');
    expect(text).toContain(`Verwendungszweck: ${number}`);
  });

  test.each([
    ['paypal', 'by PayPal, as we have agreed'],
    ['crypto', 'in cryptocurrency, as we have agreed'],
  ] as const)('is not named to a client who pays by %s', async (paymentMethod, words) => {
    await save(account);
    const { id: clientId, portal } = await addCompany(app, 'Südwind KG');
    const em = app.orm.em.fork();
    await em.nativeUpdate(Client, { id: clientId }, { paymentMethod });
    const { contactEmail } = await em.findOneOrFail(Client, { id: clientId });
    const { id } = await send(clientId);
    await app.runJobs();
    const own = await portal.trpc.client.getInvoice.query({ id });
    expect(own).toMatchObject({ payTo: null, paymentMethod, isAccountOutdated: false });
    const answer = await portal.fetch(`/api/client/invoices/${id}.pdf`);
    const text = await readPdfText(new Uint8Array(await answer.arrayBuffer()));
    const mail = await mailTo(app, contactEmail.toLowerCase());
    for (const said of [text.replaceAll(/\s+/g, ' '), mail.text]) {
      expect(said).toContain(words);
      expect(said).not.toMatch(/IBAN|BIC/);
    }
  });

  test('is asked for before going live until it is an own one', async () => {
    const line = async () => {
      const { lines } = await admin.trpc.admin.launch.getChecklist.query();
      return lines.find(({ id }) => id === 'bank-account');
    };
    expect(await line()).toMatchObject({ isDone: false, account: 'missing' });
    await save(demoBankAccount);
    expect(await line()).toMatchObject({ isDone: false, account: 'demo' });
    await save(other);
    expect(await line()).toMatchObject({ isDone: true, account: 'own' });
  });
});
