import type { AdminApi } from './admin-api.ts';
import { makeEmployee } from './employees.ts';
import { uploadPicture } from './gallery-picture.ts';
import { addPortalClient } from './portal-client.ts';

/** Each ends somewhere else: in text, an attribute, a script, the page's data, a link, a style, a template. */
const payloads = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(2)>',
  '</script><script>alert(3)</script>',
  '<!--<script>alert(4)//',
  "'-alert(5)-'",
  '[x](javascript:alert(6))',
  '![x](x "onerror=alert(7)")',
  '</style></title></textarea><iframe srcdoc="<script>alert(8)</script>">',
  '{{constructor.constructor("alert(9)")()}}',
  '\u2028alert(10)\u2029',
];
const tag = '</script><script>alert(11)</script>';

/** Puts them into everything that people write and others read; each begins with `word`. */
export async function storeHostileRecords(api: AdminApi, word: string) {
  const { client } = api;
  const { admin } = client.trpc;
  const text = `${word} ${payloads.join(' ')}`;
  const line = `${word} ${tag}<img src=x onerror=alert(12)>`;
  const employee = await makeEmployee(api, {
    name: line,
    position: line,
    shortBio: text,
    bio: text,
    skills: [tag],
    notes: text,
  });
  const article = await admin.news.create.mutate({
    title: line,
    content: text,
    excerpt: text,
    category: line,
    authorName: line,
    tags: [tag],
    hashtags: [tag],
    german: { title: line, content: text, excerpt: text, category: line },
    isPublished: true,
  });
  const picture = await uploadPicture(api, line);
  const announcement = await admin.announcements.create.mutate({
    title: line,
    body: text,
    isPublished: true,
  });
  const person = { name: line, email: `${word}@people.example`, company: line, consent: true };
  await client.post('/api/contact', { ...person, message: text });
  const [message] = (await admin.inbox.listMessages.query({ search: word })).rows;
  const application = await api.makeApplication({ applicantName: line, coverLetter: text });
  await api.review(application.id, 'reviewing', text);
  await admin.applications.addNote.mutate({ id: application.id, text });
  const { login, company } = await addPortalClient(api, line);
  const project = await admin.projects.create.mutate({
    clientId: company.id,
    name: line,
    summary: text,
    status: 'active',
    startsOn: null,
    dueOn: null,
    setProgress: null,
    milestones: [],
  });
  await admin.projects.postUpdate.mutate({ projectId: project.id, text });
  const invoice = await admin.invoices.create.mutate({
    clientId: company.id,
    currency: 'EUR',
    taxRate: 1900,
    periodFrom: '2026-10-01',
    periodTo: '2026-10-31',
    dueOn: null,
    lines: [{ description: line, quantity: 100, unitPrice: 100 }],
    note: text,
  });
  await admin.invoices.send.mutate(invoice);
  await admin.users.invite.mutate({
    firstName: `${word} <img src=x onerror=alert(13)>`,
    lastName: 'Invited',
    email: `${word}-invited@people.example`,
    role: 'employee',
    locale: 'en',
  });
  const [mail] = (await admin.mails.list.query({ search: word, kind: 'invitation' })).rows;
  const found = `search=${encodeURIComponent(word)}`;
  return {
    login,
    mail: mail?.id,
    site: [
      '/',
      '/de',
      '/news',
      '/de/news',
      `/news/${article.slug}`,
      `/de/news/${article.slug}`,
      `/gallery?image=${picture}`,
      `/profile/${employee.slug}`,
    ],
    portal: ['/client/services', '/client/projects'],
    admin: [
      '/admin/activity',
      `/admin/employees?${found}`,
      `/admin/users?${found}`,
      `/admin/content?edit=${article.id}`,
      `/admin/content?${found}`,
      `/admin/gallery?${found}`,
      `/admin/inbox?message=${message?.id}`,
      `/admin/applications?review=${application.id}`,
      `/admin/clients/${company.id}?tab=projects&open=${project.id}`,
      `/admin/clients/${company.id}?tab=invoices&open=${invoice.id}`,
    ],
    /** Takes away what stands first in lists that other tests look at. */
    remove: async () => {
      await admin.employees.delete.mutate({ id: employee.id });
      await admin.news.delete.mutate({ id: article.id });
      await admin.pictures.delete.mutate({ id: picture });
      await admin.announcements.delete.mutate({ id: announcement.id });
      await admin.applications.erase.mutate({ id: application.id });
      if (message) await admin.inbox.deleteMessage.mutate({ id: message.id });
    },
  };
}
