import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, officeDay } from '../../../shared/domain/dates.ts';
import { User } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { Client } from '../../db/entities/clients.ts';
import { Invoice, InvoiceFile, type InvoiceFileKind } from '../../db/entities/invoices.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { linkIn, mailsTo, mailTo } from '../../testing/mailbox.ts';
import { readPdfText } from '../../testing/pdf-text.ts';
import { addCompany, type TestCompany } from '../../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { nextNumber } from './status-transitions.ts';

/** Why an invoice is taken back. */
const reason = 'The hours of September were charged twice.';
/** A credit note to an invoice that was not paid. */
const unpaid = { reason, settlement: 'none_paid' } as const;
const period = { periodFrom: '2026-10-01', periodTo: '2026-10-31' };

const draft = {
  currency: 'EUR' as const,
  taxRate: 1900,
  ...period,
  dueOn: null,
  lines: [
    { description: 'Customer support, October', quantity: 16_050, unitPrice: 450 },
    { description: 'Discount', quantity: 100, unitPrice: -2_000 },
  ],
  note: null,
};

describeOnBothDatabases('invoices', (kind) => {
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
    await app.orm.em.fork().nativeDelete(InvoiceFile, {});
    await app.orm.em.fork().nativeDelete(Invoice, {});
  });

  const invoices = () => admin.trpc.admin.invoices;
  const add = () => invoices().create.mutate({ clientId: company.id, ...draft });
  const today = officeDay(new Date());
  const step = ({ id, version }: { id: string; version: number }) => ({ id, version });
  const refused = (code: string) => ({ data: { error: { code } } });
  const numbers = async () => {
    const stored = await app.orm.em.fork().find(Invoice, { number: { $ne: null } });
    return stored.map(({ number }) => Number(number?.slice(-4))).toSorted((a, b) => a - b);
  };

  test('a draft has sums and no number', async () => {
    const invoice = await add();
    expect(invoice).toMatchObject({
      number: null,
      state: 'draft',
      issuedOn: null,
      netCents: 70_225,
      taxCents: 13_343,
      totalCents: 83_568,
      lines: [{ amountCents: 72_225 }, { amountCents: -2_000 }],
    });
    const changed = await invoices().update.mutate({
      ...draft,
      lines: draft.lines.slice(0, 1),
      taxRate: 0,
      taxCategory: 'outside_scope',
      id: invoice.id,
      version: invoice.version,
    });
    expect(changed).toMatchObject({
      totalCents: 72_225,
      taxCents: 0,
      version: invoice.version + 1,
    });
    expect(changed.lines).toHaveLength(1);
    await expect(
      invoices().update.mutate({ ...draft, id: invoice.id, version: invoice.version }),
    ).rejects.toMatchObject(refused('conflict'));
  });

  test('sending gives number, day and recipient, and nothing changes it afterwards', async () => {
    const { id, version } = await add();
    const sent = await invoices().send.mutate({ id, version });
    expect(sent).toMatchObject({
      number: expect.stringMatching(new RegExp(`^TB-${today.slice(0, 4)}-[0-9]{4}$`)),
      state: 'sent',
      issuedOn: today,
      dueOn: addDays(today, 14),
      recipient: { companyName: 'Nordwind GmbH' },
    });
    const client = await admin.trpc.admin.clients.get.query({ id: company.id });
    await admin.trpc.admin.clients.update.mutate({
      id: company.id,
      version: client.version,
      companyName: 'Südwind GmbH',
    });
    expect((await invoices().get.query({ id })).recipient.companyName).toBe('Nordwind GmbH');
    const now = { id, version: sent.version };
    for (const attempt of [
      () => invoices().update.mutate({ ...draft, ...now }),
      () => invoices().deleteDraft.mutate(now),
      () => invoices().send.mutate(now),
    ]) {
      await expect(attempt()).rejects.toMatchObject(refused('wrong-state'));
    }
    const label = await app.orm.em
      .fork()
      .findOneOrFail(AuditEvent, { action: 'client.send-invoice' }, { orderBy: { at: 'desc' } });
    expect(label).toMatchObject({ subjectId: company.id, actorName: 'Test admin' });
  });

  test('it carries the VAT number, the tax category and the period as they were when it was issued', async () => {
    const { id: clientId } = await addCompany(app, 'Alpenwind GmbH');
    const setVatNumber = async (vatNumber: string | null) => {
      const { version } = await admin.trpc.admin.clients.get.query({ id: clientId });
      await admin.trpc.admin.clients.update.mutate({ id: clientId, version, vatNumber });
    };
    const plain = await invoices().create.mutate({ ...draft, clientId });
    const nothing = { taxCategory: 'standard', buyerVatNumber: null };
    expect(plain).toMatchObject(nothing);
    const reverse = { ...draft, clientId, taxRate: 0, taxCategory: 'reverse_charge' as const };
    await expect(invoices().create.mutate(reverse)).rejects.toMatchObject({
      data: { error: { code: 'invalid-input', issues: [{ path: 'buyerVatNumber' }] } },
    });

    await setVatNumber('at u12345678');
    const created = await invoices().create.mutate({ ...reverse, ...period });
    const said = { ...period, taxCategory: 'reverse_charge', buyerVatNumber: 'ATU12345678' };
    expect(created).toMatchObject({ ...said, taxCents: 0, totalCents: 70_225 });
    const { clientId: _client, ...changes } = reverse;
    const changed = await invoices().update.mutate({
      ...changes,
      ...period,
      id: created.id,
      version: created.version,
      buyerVatNumber: 'ATU 8765 4321',
    });
    expect(changed.buyerVatNumber).toBe('ATU87654321');
    await invoices().send.mutate(changed);
    const document = await admin.fetch(`/api/admin/invoices/${created.id}.pdf`);
    const printed = await readPdfText(new Uint8Array(await document.arrayBuffer()));
    expect(printed).toContain('Reverse charge');
    // A line of 0 % would read as a rate.
    expect(printed).not.toMatch(/VAT\s*0/);
    const before = await app.orm.em.fork().findOneOrFail(Invoice, { id: created.id });
    await setVatNumber(null);
    expect(await app.orm.em.fork().findOneOrFail(Invoice, { id: created.id })).toEqual(before);
    expect(await invoices().get.query({ id: created.id })).toMatchObject({
      ...said,
      buyerVatNumber: 'ATU87654321',
    });
  });

  test('a change that names neither tax category nor period keeps them', async () => {
    const created = await invoices().create.mutate({
      ...draft,
      clientId: company.id,
      taxRate: 0,
      taxCategory: 'outside_scope',
    });
    const { periodFrom: _from, periodTo: _to, ...older } = draft;
    const changed = await invoices().update.mutate({ ...older, taxRate: 0, ...step(created) });
    expect(changed).toMatchObject({ taxCategory: 'outside_scope', ...period });
    // Held against what is stored, not against what a form begins with.
    await expect(
      invoices().update.mutate({ ...older, taxRate: 1900, ...step(changed) }),
    ).rejects.toMatchObject({
      data: { error: { code: 'invalid-input', issues: [{ path: 'taxRate' }] } },
    });
  });

  test('none is sent without its period, the address of the client and a reason for no tax', async () => {
    const { id: clientId } = await addCompany(app, 'Halbwind GmbH');
    const em = app.orm.em.fork();
    await em.nativeUpdate(Client, { id: clientId }, { address: null });
    const bare = { ...draft, periodFrom: null, periodTo: null };
    const created = await invoices().create.mutate({ ...bare, clientId });
    // As drafts were before a rate of 0 needed a reason.
    await em.nativeUpdate(Invoice, { id: created.id }, { taxRate: 0 });
    const bad = await invoices().get.query({ id: created.id });
    const missing = ['taxRate', 'periodFrom', 'address'].map((path) => ({ path }));
    await expect(invoices().send.mutate(step(bad))).rejects.toMatchObject({
      data: { error: { code: 'invalid-input', issues: missing } },
    });
    await em.nativeUpdate(Client, { id: clientId }, { address: 'Kai 3, Bremen' });
    const whole = await invoices().update.mutate({ ...draft, ...step(bad) });
    expect(await invoices().send.mutate(whole)).toMatchObject({
      state: 'sent',
      recipient: { address: 'Kai 3, Bremen' },
    });
  });

  test.each([
    ['US', '12 Main St, Columbus, OH', '12 Main St, Columbus, OH, United States'],
    ['US', '12 Main St, Columbus, OH 43004, usa', '12 Main St, Columbus, OH 43004, usa'],
    ['AT', 'Kai 3, 5020 Salzburg, Österreich', 'Kai 3, 5020 Salzburg, Österreich'],
    ['DE', 'Kai 3, 28195 Bremen', 'Kai 3, 28195 Bremen'],
  ])('to %s, it goes to %s: %s', async (country, address, printed) => {
    const { id: clientId } = await addCompany(app, 'Abroad Inc.');
    await app.orm.em.fork().nativeUpdate(Client, { id: clientId }, { country, address });
    const created = await invoices().create.mutate({ ...draft, clientId });
    expect(created.recipient.address).toBe(printed);
    expect(await invoices().send.mutate(created)).toMatchObject({
      recipient: { address: printed },
    });
  });

  test('its documents stay to the byte, whatever becomes of the invoice', async () => {
    const { id: clientId, portal } = await addCompany(app, 'Ursprung GmbH');
    const { id, version } = await invoices().send.mutate(
      await invoices().create.mutate({ ...draft, clientId }),
    );
    const read = async (person: TestClient, path: string) => {
      const answer = await person.fetch(path);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    // Read at once by several, one of them is kept, for all.
    const [first = Buffer.alloc(0), ...same] = await Promise.all(
      Array.from({ length: 5 }, () => read(admin, `/api/admin/invoices/${id}.pdf`)),
    );
    for (const bytes of same) expect(Buffer.compare(bytes, first)).toBe(0);
    await app.runJobs();
    const paid = await invoices().pay.mutate({ id, version, paidOn: today });
    await invoices().credit.mutate({ ...step(paid), reason, settlement: 'set_off' });
    const credit = await read(portal, `/api/client/invoices/${id}/credit-note.pdf`);
    const texts = (await readPdfText(new Uint8Array(credit))).replaceAll(/\s+/g, ' ');
    expect(texts).toContain('The amount that was paid is set off against your next invoice.');
    // As a later version of the program, which draws it another way.
    const em = app.orm.em.fork();
    await em.nativeUpdate(Invoice, { id }, { note: 'Drawn anew' });
    expect(
      Buffer.compare(await read(portal, `/api/client/invoices/${id}/credit-note.pdf`), credit),
    ).toBe(0);
    const last = await read(portal, `/api/client/invoices/${id}.pdf`);
    expect(Buffer.compare(last, first)).toBe(0);
    await expect(em.nativeDelete(Invoice, { id })).rejects.toThrow(/foreign key/);
  });

  test('a credit note says what becomes of the money, also of what is paid afterwards', async () => {
    const sent = await invoices().send.mutate(await add());
    const paid = await invoices().pay.mutate({ ...step(sent), paidOn: today });
    await expect(invoices().credit.mutate({ ...step(paid), ...unpaid })).rejects.toMatchObject({
      data: { error: { code: 'invalid-input', issues: [{ path: 'settlement' }] } },
    });
    const open = await invoices().send.mutate(await add());
    const credited = await invoices().credit.mutate({ ...step(open), ...unpaid });
    expect(credited.creditNote?.settlement).toBe('none_paid');
    const note = async () => {
      const answer = await admin.fetch(`/api/admin/invoices/${open.id}/credit-note.pdf`);
      return readPdfText(new Uint8Array(await answer.arrayBuffer()));
    };
    // Noted before the credit note is drawn, which still says what it said when it was issued.
    const late = await invoices().pay.mutate({ ...step(credited), paidOn: today });
    expect(late).toMatchObject({
      state: 'void',
      paidOn: today,
      creditNote: { settlement: 'none_paid' },
    });
    expect((await note()).replaceAll(/\s+/g, ' ')).toContain(
      'Nothing is to be paid for the credited invoice any more.',
    );
    await expect(invoices().pay.mutate({ ...step(late), paidOn: today })).rejects.toMatchObject(
      refused('wrong-state'),
    );
    const back = await invoices().reopen.mutate(step(late));
    expect(back).toMatchObject({ state: 'void', paidOn: null });
  });

  test('no mail asks for the money of a credited invoice', async () => {
    const { id: clientId, userId } = await addCompany(app, 'Rückenwind OHG');
    const invoice = await invoices().create.mutate({ ...draft, clientId });
    const { id, version } = await invoices().send.mutate(invoice);
    await app.runJobs();
    const em = app.orm.em.fork();
    const { email } = await em.findOneOrFail(User, { id: userId });
    const request = await mailTo(app, email);
    // As if the mail server had been down since, and the mail waited for its next try.
    await em.nativeUpdate(OutgoingMail, { id: request.id }, { status: 'queued' });
    await invoices().credit.mutate({ id, version, ...unpaid });
    const before = await em.fork().findOneOrFail(OutgoingMail, { id: request.id });
    const outbox = admin.trpc.admin.mails;
    expect((await outbox.get.query({ id: before.id })).canResend).toBe(false);
    await expect(outbox.resend.mutate({ id: before.id })).rejects.toMatchObject(
      refused('wrong-state'),
    );
  });

  test('twenty at once get consecutive numbers', async () => {
    const before = (await invoices().send.mutate(await add())).number ?? '';
    const drafts = [];
    for (let count = 0; count < 20; count += 1) drafts.push(await add());
    const sent = await Promise.all(
      drafts.map(({ id, version }) =>
        // A connection each, as twenty people would have.
        admin.trpc.admin.invoices.send.mutate({ id, version }),
      ),
    );
    expect(new Set(sent.map(({ number }) => number)).size).toBe(20);
    const first = Number(before.slice(-4));
    expect(await numbers()).toEqual(Array.from({ length: 21 }, (_, index) => first + index));
  });

  test('those of one day stand in the order of their numbers, page by page in both directions', async () => {
    const sent = [];
    for (let count = 0; count < 6; count += 1) sent.push(await invoices().send.mutate(await add()));
    const inOrder = sent.map(({ number }) => number);
    const list = company.portal.trpc.client.listInvoices;
    for (const order of ['asc', 'desc'] as const) {
      const page = { sort: 'issuedOn' as const, order, limit: 4 };
      const first = await list.query(page);
      const second = await list.query({ ...page, after: first.nextCursor ?? undefined });
      const back = await list.query({ ...page, before: second.previousCursor ?? undefined });
      const seen = [...first.rows, ...second.rows].map(({ number }) => number);
      expect(seen).toEqual(order === 'asc' ? inOrder : inOrder.toReversed());
      expect(back.rows).toEqual(first.rows);
    }
  });

  test('one that is sent twice at once goes out once, and a failed sending leaves no gap', async () => {
    const { id, version } = await add();
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => admin.trpc.admin.invoices.send.mutate({ id, version })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [first = 0] = await numbers();
    const late = await invoices().create.mutate({
      ...draft,
      clientId: company.id,
      dueOn: addDays(today, -1),
    });
    await expect(invoices().send.mutate(late)).rejects.toMatchObject({
      data: { error: { code: 'invalid-input', issues: [{ path: 'dueOn' }] } },
    });
    await invoices().send.mutate(await add());
    expect(await numbers()).toEqual([first, first + 1]);
  });

  test('each series is numbered from 1 each year, and what is undone leaves no gap', async () => {
    const next = (kind: InvoiceFileKind, year: number) =>
      app.orm.em.fork().transactional((em) => nextNumber(em, kind, year));
    expect(await next('invoice', 2041)).toBe('TB-2041-0001');
    expect(await next('invoice', 2041)).toBe('TB-2041-0002');
    expect(await next('credit-note', 2041)).toBe('TB-CN-2041-0001');
    expect(await next('invoice', 2042)).toBe('TB-2042-0001');
    const undone = app.orm.em.fork().transactional(async (em) => {
      expect(await nextNumber(em, 'invoice', 2041)).toBe('TB-2041-0003');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await next('invoice', 2041)).toBe('TB-2041-0003');
  });

  test('a series that is behind its invoices goes on after them', async () => {
    const year = Number(today.slice(0, 4));
    const { id, number } = await invoices().send.mutate(await add());
    const ahead = `TB-${year}-${String(Number(number?.slice(-4)) + 5).padStart(4, '0')}`;
    await app.orm.em.fork().nativeUpdate(Invoice, { id }, { number: ahead });
    await invoices().send.mutate(await add());
    const [last = 0, next] = await numbers();
    expect(next).toBe(last + 1);
  });

  test('overdue follows from the due day and is never stored', async () => {
    const { id } = await invoices().send.mutate(await add());
    const due = async (day: string) => {
      await app.orm.em.fork().nativeUpdate(Invoice, { id }, { dueOn: day });
      const { rows, stateCounts } = await invoices().list.query({ clientId: company.id });
      return [rows[0]?.state, stateCounts.sent, stateCounts.overdue];
    };
    expect(await due(today)).toEqual(['sent', 1, 0]);
    expect(await due(addDays(today, -1))).toEqual(['overdue', 0, 1]);
    const stored = await app.orm.em.fork().findOneOrFail(Invoice, { id });
    expect(stored.status).toBe('sent');
    const states = async (state: 'sent' | 'overdue') =>
      (await invoices().list.query({ clientId: company.id, state })).total;
    expect([await states('sent'), await states('overdue')]).toEqual([0, 1]);
    const paid = await invoices().pay.mutate({ id, version: stored.version, paidOn: today });
    expect(paid).toMatchObject({ state: 'paid', paidOn: today });
  });

  test('a sent one is paid or taken back, a draft only deleted', async () => {
    const sent = await invoices().send.mutate(await add());
    const { id, version } = sent;
    for (const paidOn of [addDays(today, 1), addDays(today, -1)]) {
      await expect(invoices().pay.mutate({ id, version, paidOn })).rejects.toMatchObject(
        refused('invalid-input'),
      );
    }
    const voided = await invoices().credit.mutate({ id, version, ...unpaid });
    expect(voided).toMatchObject({ state: 'void', number: sent.number, voidedOn: today });
    await expect(invoices().pay.mutate({ id, version, paidOn: today })).rejects.toMatchObject(
      refused('conflict'),
    );
    const other = await add();
    await expect(invoices().credit.mutate({ ...step(other), ...unpaid })).rejects.toMatchObject(
      refused('wrong-state'),
    );
    await invoices().deleteDraft.mutate(other);
    await expect(invoices().get.query({ id: other.id })).rejects.toMatchObject(
      refused('not-found'),
    );
  });

  test.each([
    ['no line', { lines: [] }, 'lines'],
    [
      'a line without text',
      { lines: [{ ...draft.lines[0], description: ' ' }] },
      'lines.0.description',
    ],
    ['no quantity', { lines: [{ ...draft.lines[0], quantity: 0 }] }, 'lines.0.quantity'],
    ['a third decimal', { lines: [{ ...draft.lines[0], quantity: 0.5 }] }, 'lines.0.quantity'],
    [
      'a price beyond bounds',
      { lines: [{ ...draft.lines[0], unitPrice: 1e12 }] },
      'lines.0.unitPrice',
    ],
    ['a sum below zero', { lines: [draft.lines[1]] }, 'lines'],
    ['a tax above a hundred per cent', { taxRate: 10_001 }, 'taxRate'],
    ['no rate and no reason for it', { taxRate: 0 }, 'taxRate'],
    [
      'reverse charge to a country of its own',
      { taxCategory: 'reverse_charge', taxRate: 0, buyerVatNumber: 'DE123456789' },
      'buyerVatNumber',
    ],
    [
      'reverse charge to a country outside the EU',
      { taxCategory: 'reverse_charge', taxRate: 0, buyerVatNumber: 'CHE123456789' },
      'buyerVatNumber',
    ],
    [
      'a client in the EU outside the scope',
      { taxCategory: 'outside_scope', taxRate: 0, buyerVatNumber: 'FR12345678901' },
      'buyerVatNumber',
    ],
    [
      'a German client outside the scope',
      { taxCategory: 'outside_scope', taxRate: 0, buyerVatNumber: 'DE123456789' },
      'buyerVatNumber',
    ],
    ['tax with reverse charge', { taxCategory: 'reverse_charge' }, 'taxRate'],
    [
      'reverse charge to nobody',
      { taxCategory: 'reverse_charge', taxRate: 0, buyerVatNumber: ' ' },
      'buyerVatNumber',
    ],
    ['no VAT number', { buyerVatNumber: '12345' }, 'buyerVatNumber'],
    ['a period without end', { periodTo: null }, 'periodTo'],
    ['a period without beginning', { periodFrom: null }, 'periodFrom'],
    ['a period that ends before it begins', { periodTo: '2026-09-30' }, 'periodTo'],
    ['no day', { dueOn: '2026-02-30' }, 'dueOn'],
    ['no currency of ours', { currency: 'CHF' }, 'currency'],
  ])('%s is refused beside its field', async (_name, wrong, path) => {
    const answer = await admin.post('/api/trpc/admin.invoices.create', {
      json: { clientId: company.id, ...draft, ...wrong },
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(`"path":"${path}"`);
  });

  test('a payment noted in error is taken back, and noted anew; a void invoice stays void', async () => {
    const sent = await invoices().send.mutate(await add());
    const paid = await invoices().pay.mutate({ id: sent.id, version: sent.version, paidOn: today });
    const step = { id: paid.id, version: paid.version };
    const results = await Promise.allSettled([1, 2].map(() => invoices().reopen.mutate(step)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const open = await invoices().get.query({ id: sent.id });
    expect(open).toMatchObject({ state: 'sent', paidOn: null, number: sent.number });
    const events = await app.orm.em.fork().count(AuditEvent, {
      action: 'client.reopen-invoice',
      subjectLabel: { $like: `%${sent.number}` },
    });
    expect(events).toBe(1);
    const again = { id: open.id, version: open.version };
    await expect(invoices().reopen.mutate(again)).rejects.toMatchObject(refused('wrong-state'));
    const voided = await invoices().credit.mutate({ ...again, ...unpaid });
    await expect(
      invoices().reopen.mutate({ id: voided.id, version: voided.version }),
    ).rejects.toMatchObject(refused('invoice-credited'));
  });

  test('sending mails it, with the PDF, to the contact and to whoever can log in, in their language', async () => {
    const { id: clientId, userId } = await addCompany(app, 'Ostwind AG');
    const em = app.orm.em.fork();
    const { contactEmail } = await em.findOneOrFail(Client, { id: clientId });
    await em.nativeUpdate(Client, { id: clientId }, { locale: 'de' });
    const person = await em.findOneOrFail(User, { id: userId });
    const others = [await app.addUser('client'), await app.addUser('client')];
    const [gone, invited] = others.map(({ username }) => `${username}@people.example`);
    await em.nativeUpdate(User, { email: gone }, { client: clientId, isActive: false });
    await em.nativeUpdate(User, { email: invited }, { client: clientId, passwordHash: null });
    const invoice = await invoices().create.mutate({ ...draft, clientId });
    const mailing = () => invoices().findMailing.query({ id: clientId });
    expect(await mailing()).toEqual({
      addresses: [contactEmail.toLowerCase(), person.email],
      hasPortal: true,
    });
    const { number } = await invoices().send.mutate(invoice);
    await app.runJobs();
    for (const address of [contactEmail.toLowerCase(), person.email]) {
      const mail = await mailTo(app, address);
      expect(mail).toMatchObject({
        kind: 'invoice-sent',
        aboutId: invoice.id,
        subject: `Rechnung ${number} von Talabridge`,
      });
      expect(mail.text).toContain('Gesamtbetrag: 835,68');
      expect(mail.text).toMatch(/Fällig am: \d+\. \p{L}+ \d{4}/u);
    }
    const own = linkIn(await mailTo(app, person.email), '/client/invoices');
    expect(own.searchParams.get('invoice')).toBe(invoice.id);
    // The contact has no login, which the link would ask for.
    expect((await mailTo(app, contactEmail.toLowerCase())).text).not.toContain('/client/');
    for (const address of [gone, invited]) expect(await mailsTo(app, address ?? '')).toEqual([]);
    const folder = path.join(app.dataDir, 'mail');
    const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const kept = files.find((text) => text.includes(`To: ${person.email}`)) ?? '';
    const [, encoded = ''] =
      /application\/pdf[\s\S]+?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(kept) ?? [];
    const document = await PDFDocument.load(Buffer.from(encoded, 'base64'), {
      updateMetadata: false,
    });
    expect(document.getTitle()).toBe(number);
    expect(document.catalog.toString()).toContain('(de)');

    await em.nativeUpdate(User, { id: userId }, { isActive: false });
    expect(await mailing()).toEqual({
      addresses: [contactEmail.toLowerCase()],
      hasPortal: false,
    });
  });

  test('a VAT number that was stored before its form was checked is not issued', async () => {
    const { id: clientId } = await addCompany(app, 'Polder B.V.');
    const { id } = await invoices().create.mutate({
      ...draft,
      clientId,
      taxRate: 0,
      taxCategory: 'reverse_charge',
      buyerVatNumber: 'NL123456789B01',
    });
    await app.orm.em.fork().nativeUpdate(Invoice, { id }, { buyerVatNumber: 'NL123' });
    const { version } = await invoices().get.query({ id });
    await expect(invoices().send.mutate({ id, version })).rejects.toMatchObject({
      data: {
        error: {
          code: 'invalid-input',
          issues: [
            {
              path: 'buyerVatNumber',
              message: 'A VAT number of this country looks like NL123456789B01',
            },
          ],
        },
      },
    });
  });

  test('people of an inactive client get the invoice without a link to the closed portal, and of a credited one the credit note alone', async () => {
    const { id: clientId, userId } = await addCompany(app, 'Westwind AG');
    await app.orm.em.fork().nativeUpdate(Client, { id: clientId }, { status: 'inactive' });
    const { email } = await app.orm.em.fork().findOneOrFail(User, { id: userId });
    await invoices().send.mutate(await invoices().create.mutate({ ...draft, clientId }));
    const second = await invoices().create.mutate({ ...draft, clientId });
    const { id, version } = await invoices().send.mutate(second);
    await invoices().credit.mutate({ id, version, ...unpaid });
    await app.runJobs();
    const mails = await mailsTo(app, email);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice-sent']);
    for (const mail of mails) {
      expect(mail.attachments).toHaveLength(1);
      expect(mail.text).not.toContain('/client/');
    }
  });

  test('a credit note takes an issued invoice back in full, once, whoever asks at the same time', async () => {
    const { id: clientId, portal, userId } = await addCompany(app, 'Sturm und Söhne');
    await app.orm.em.fork().nativeUpdate(Client, { id: clientId }, { locale: 'de' });
    const issue = async () =>
      invoices().send.mutate(await invoices().create.mutate({ ...draft, clientId }));
    const sent = await issue();
    const paid = await issue();
    const { id } = await invoices().pay.mutate({ ...step(paid), paidOn: today });
    await app.runJobs();
    const before = await app.orm.em.fork().findOneOrFail(Invoice, { id });

    const version = before.version;
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        invoices().credit.mutate({ id, version, reason, settlement: 'refund' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') {
        expect(answer.reason).toMatchObject(refused('invoice-credited'));
        expect(answer.reason.message).toBe('There is a credit note for this invoice already');
      }
    }
    await invoices().credit.mutate({ ...step(sent), ...unpaid });

    const stored = await app.orm.em.fork().find(Invoice, { client: clientId });
    const year = today.slice(0, 4);
    const [first = 0, second = 0] = stored
      .map(({ creditNumber }) => Number(creditNumber?.replace(`TB-CN-${year}-`, '')))
      .toSorted((a, b) => a - b);
    expect(second).toBe(first + 1);
    const after = stored.find((invoice) => invoice.id === id);
    // Everything that stood on the invoice stands there still.
    expect(after).toMatchObject({
      number: before.number,
      issuedOn: before.issuedOn,
      paidOn: today,
      lines: before.lines,
      totalCents: before.totalCents,
      recipient: before.recipient,
      ...period,
    });
    expect(
      await app.orm.em
        .fork()
        .count(AuditEvent, { action: 'client.credit-invoice', subjectId: clientId }),
    ).toBe(2);

    const own = await portal.trpc.client.getInvoice.query({ id });
    expect(own).toMatchObject({
      state: 'void',
      payTo: null,
      creditNote: { number: after?.creditNumber, issuedOn: today, reason, settlement: 'refund' },
    });
    const found = await portal.trpc.client.listInvoices.query({ search: own.creditNote?.number });
    expect(found.rows.map((row) => row.id)).toEqual([id]);
    const all = await invoices().listAll.query({ search: own.creditNote?.number });
    expect(all.rows.map((row) => row.id)).toEqual([id]);

    const answer = await portal.fetch(`/api/client/invoices/${id}/credit-note.pdf`);
    expect(answer.headers.get('content-disposition')).toContain(`${own.creditNote?.number}.pdf`);
    const text = await readPdfText(new Uint8Array(await answer.arrayBuffer()));
    for (const words of [
      `Rechnungskorrektur (Stornorechnung) ${own.creditNote?.number}`,
      `korrigiert unsere Rechnung ${own.number} vom`,
      'Der bereits gezahlte Betrag wird erstattet.',
      'Leistungszeitraum',
      '-835,68',
      '-133,43',
      reason,
    ]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
    expect(text).not.toMatch(/IBAN|Fällig/);

    await app.runJobs();
    const { email } = await app.orm.em.fork().findOneOrFail(User, { id: userId });
    const mails = (await mailsTo(app, email)).filter((mail) => mail.aboutId === id);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice-sent']);
    const told = mails.find(({ kind }) => kind === 'credit-note');
    expect(told?.subject).toContain(`${own.creditNote?.number}`);
    expect(told?.text).toContain('-835,68');
    expect(told?.text).toContain(reason);
    expect(told?.attachments?.map(({ name }) => name)).toEqual([`${own.creditNote?.number}.pdf`]);
  });

  test('a credited invoice counts for nothing in any sum', async () => {
    const { id: clientId, portal } = await addCompany(app, 'Flaute KG');
    const issue = async () =>
      invoices().send.mutate(await invoices().create.mutate({ ...draft, clientId }));
    const open = await issue();
    const paid = await invoices().pay.mutate({ ...step(await issue()), paidOn: today });
    await issue();
    const sums = async () => ({
      owed: (await portal.trpc.client.getDashboard.query())?.openSums.map((sum) => sum.totalCents),
      invoiced: (await invoices().listAll.query({ search: 'Flaute' })).totals,
    });
    const sum = (totalCents: number) => [{ currency: 'EUR', totalCents }];
    expect(await sums()).toEqual({ owed: [2 * 83_568], invoiced: sum(3 * 83_568) });
    await invoices().credit.mutate({ ...step(open), ...unpaid });
    await invoices().credit.mutate({ ...step(paid), reason, settlement: 'refund' });
    expect(await sums()).toEqual({ owed: [83_568], invoiced: sum(83_568) });
    const { rows, totals } = await invoices().listAll.query({ search: 'Flaute', state: 'void' });
    expect(rows.map(({ creditNumber }) => creditNumber)).not.toContain(null);
    expect(totals).toEqual([]);
    const [none] = await Promise.allSettled([
      invoices().credit.mutate({ ...step(await issue()), ...unpaid, reason: ' ' }),
    ]);
    expect(none).toMatchObject({ reason: refused('invalid-input') });
  });

  test('there is no credit note to what none has taken back, nor to another company’s', async () => {
    const other = await addCompany(app, 'Böe OHG');
    const sent = await invoices().send.mutate(await add());
    const path = `/api/client/invoices/${sent.id}/credit-note.pdf`;
    expect((await company.portal.fetch(path)).status).toBe(404);
    await invoices().credit.mutate({ ...step(sent), ...unpaid });
    expect((await company.portal.fetch(path)).status).toBe(200);
    expect((await other.portal.fetch(path)).status).toBe(404);
  });

  test('what is not there is not found, and more than is asked for is left out', async () => {
    const id = randomUUID();
    for (const call of [
      () => invoices().get.query({ id }),
      () => invoices().send.mutate({ id, version: 1 }),
      () => invoices().list.query({ clientId: id }),
      () => invoices().create.mutate({ clientId: id, ...draft }),
    ]) {
      await expect(call()).rejects.toMatchObject(refused('not-found'));
    }
    const answer = await admin.post('/api/trpc/admin.invoices.create', {
      json: { clientId: company.id, ...draft, status: 'paid', number: 'TB-1', totalCents: 1 },
    });
    expect(answer.status).toBe(200);
    const stored = await app.orm.em.fork().findOneOrFail(Invoice, { client: company.id });
    expect(stored).toMatchObject({ status: 'draft', number: null, totalCents: 83_568 });
  });
});
