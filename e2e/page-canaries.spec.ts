import { randomInt, randomUUID } from 'node:crypto';
import { localizedPath } from '../src/shared/i18n/locale.ts';
import type { AdminApi } from './support/admin-api.ts';
import { makeEmployee } from './support/employees.ts';
import { uploadPicture } from './support/gallery-picture.ts';
import { mailTo, pathIn } from './support/mails.ts';
import { expect, test } from './support/test.ts';

const canary = `canary-${randomUUID().slice(0, 8)}`;
/** The same for what is written in digits; twelve are a number of PhilHealth and Pag-IBIG, ten one of SSS. */
const canaryDigits = String(randomInt(1e11, 2e11));
const shortCanaryDigits = canaryDigits.slice(0, 10);

/** Names of fields that no page has a use for, and the beginning of a stored password. */
const internal =
  /correctAnswer|correctOption|passwordHash|argon2|reviewNotes|storeKey|sessionVersion|birthdate|hdmfNumber|sssNumber|philhealthNumber|taxId|privatePhone|privateEmail|publicConsent|isSuspicious|submissionDigest/;

/** The birthday below, as it is stored and as it is written; four digits alone stand in many an id. */
const birthdays = /1901-02-03|0?[23][/.]\s?0?[23][/.]\s?1901|(February|Februar|Feb\.?) (3, )?1901/;

/** A person, an article and a picture to be seen, others that are not, and what people have sent. */
async function fill(api: AdminApi) {
  const { admin } = api.client.trpc;
  const secrets = {
    birthdate: '1901-02-03',
    address: `${canary} street`,
    privatePhone: `${canary} 12345`,
    privateEmail: `${canary}@people.example`,
    hdmfNumber: canaryDigits,
    sssNumber: shortCanaryDigits,
    philhealthNumber: canaryDigits,
    taxId: canaryDigits,
    notes: canary,
  };
  const shown = await makeEmployee(api, secrets);
  const hidden = await makeEmployee(api, { ...secrets, name: `${canary} hidden`, isPublic: false });
  const draft = await admin.news.create.mutate({
    title: `${canary} draft`,
    content: canary,
    isPublished: false,
  });
  const picture = await uploadPicture(api, `${canary} hidden`);
  const { version } = await admin.pictures.get.query({ id: picture });
  await admin.pictures.update.mutate({ id: picture, version, isActive: false });
  await admin.clients.create.mutate({
    companyName: canary,
    contactPerson: canary,
    contactEmail: `${canary}@clients.example`,
    notes: canary,
  });
  const person = { name: canary, email: `${canary}@people.example`, consent: true };
  const sent = await api.client.post('/api/contact', { ...person, message: canary });
  const { slots } = await api.client.trpc.public.listSlots.query();
  const booked = { ...person, topic: canary, startsAt: slots.at(-1)?.toISOString() };
  const meeting = await api.client.post('/api/bookings', booked);
  expect([sent.status, meeting.status]).toEqual([200, 201]);
  const email = `applicant-${canary}@people.example`;
  const { id } = await api.makeApplication({ applicantName: canary, email, coverLetter: canary });
  await api.review(id, 'reviewing', canary);
  return {
    shown: shown.slug,
    hidden: hidden.slug,
    draft: draft.slug,
    application: pathIn(await mailTo(api, email, 'application-received'), '/application'),
    booking: pathIn(await mailTo(api, person.email, 'booking-confirmed'), '/booking'),
  };
}

test('no page, feed, card or picture tells what is internal, in either language @journey', async ({
  request,
  adminApi,
}) => {
  const filled = await fill(adminApi);
  const pages = [
    '/',
    '/careers',
    '/gallery',
    '/news',
    `/news?search=${canary.slice(0, 6)}`,
    '/news/ten-years-between-two-mornings',
    `/profile/${filled.shown}`,
    '/register',
    '/impressum',
    '/privacy-policy',
    '/accessibility',
    '/cookie-preferences',
    '/media-kit',
    '/forgot',
    filled.application,
    filled.booking,
    '/news/rss.xml',
  ];
  const addresses = [
    ...(['en', 'de'] as const).flatMap((locale) =>
      pages.map((path) => localizedPath(path, locale)),
    ),
    '/admin',
    '/client',
    '/employee',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    `/api/employee-profiles/${filled.shown}/vcard`,
    '/api/openapi.json',
  ];
  for (const address of addresses) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    const text = await answer.text();
    expect([address, text.includes(canary)]).toEqual([address, false]);
    expect([address, text.includes(shortCanaryDigits)]).toEqual([address, false]);
    expect([address, birthdays.exec(text)?.[0]]).toEqual([address, undefined]);
    if (!address.includes('openapi')) {
      expect([address, internal.exec(text)?.[0]]).toEqual([address, undefined]);
    }
    const policy = answer.headers()['content-security-policy'] ?? '';
    const [scripts = ''] = /script-src [^;]*|default-src 'none'/.exec(policy) ?? [];
    expect([address, scripts === '' || /unsafe|\*|https?:/.test(scripts)]).toEqual([
      address,
      false,
    ]);
  }
  for (const address of [
    `/profile/${filled.hidden}`,
    `/news/${filled.draft}`,
    `/og/en/profile/${filled.hidden}.png`,
    `/og/de/article/${filled.draft}.png`,
    `/api/employee-profiles/${filled.hidden}/vcard`,
  ]) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 404]);
    // What was asked for stands in the address of a page; nothing else of it does.
    const rest = (await answer.text()).replaceAll(/canary-[0-9a-f]+-(hidden|draft)/g, '');
    expect([address, rest.includes(canary)]).toEqual([address, false]);
  }
});
