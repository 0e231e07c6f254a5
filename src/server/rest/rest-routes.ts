import { adminStatsSchema } from '../../shared/contracts/activity.ts';
import { loginInput, loginOutput, sessionUserSchema } from '../../shared/contracts/auth.ts';
import {
  clientRecordSchema,
  clientSummarySchema,
  createClientInput,
} from '../../shared/contracts/client-admin.ts';
import { byIdSchema, okSchema } from '../../shared/contracts/fields.ts';
import { adminGalleryItemSchema, updateGalleryItemInput } from '../../shared/contracts/gallery.ts';
import { messageSchema } from '../../shared/contracts/inbox.ts';
import {
  publicSettingsSchema,
  setApplicationsEnabledInput,
  settingSchema,
  settingValueSchema,
} from '../../shared/contracts/settings.ts';
import { setRoleInput, userSchema } from '../../shared/contracts/user.ts';
import { applicationRows } from './application-rows.ts';
import { contentRows, newsRows } from './content-rows.ts';
import { employeeRows } from './employee-rows.ts';
import { questionRows } from './question-rows.ts';
import {
  listResponse,
  type RestRoute,
  readListQuery,
  restListQuery,
  row,
  toPageInput,
} from './rest-row.ts';
import { siteRows } from './site-rows.ts';

/** The rows of who is there: log in, log out, the user. */
const authRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    role: 'signed in',
    output: sessionUserSchema,
    call: (caller) => caller.public.getUser(),
  }),
  row({
    method: 'post',
    path: '/api/auth/login',
    summary:
      'Log in with username or email address and password, and with a code where a second step is set up (without it: 401, second-factor-required); sets the session cookie',
    role: 'anybody',
    input: loginInput,
    output: loginOutput,
    call: (caller, input) => caller.public.login(input),
  }),
  row({
    method: 'post',
    path: '/api/auth/logout',
    summary: 'End the session',
    role: 'anybody',
    output: okSchema,
    call: (caller) => caller.public.logout(),
  }),
];

/** The rows of the client companies. */
const clientRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: '/api/clients',
    summary:
      'Clients, newest first; the number of all in X-Total-Count, the next page in the Link header',
    role: 'admin',
    input: restListQuery,
    output: clientSummarySchema.array(),
    read: readListQuery,
    call: (caller, input) => caller.admin.clients.list(toPageInput(input)),
    answer: listResponse('/api/clients'),
  }),
  row({
    method: 'post',
    path: '/api/clients',
    summary: 'Add a client',
    role: 'admin',
    status: 201,
    input: createClientInput,
    output: clientRecordSchema,
    call: (caller, input) => caller.admin.clients.create(input),
  }),
];

/** The rows of what visitors have sent. */
const inboxRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: '/api/contact',
    summary:
      'Messages, newest first; the number of all in X-Total-Count, the next page in the Link header',
    role: 'admin',
    input: restListQuery,
    output: messageSchema.array(),
    read: readListQuery,
    call: (caller, input) => caller.admin.inbox.listMessageRecords(toPageInput(input)),
    answer: listResponse('/api/contact'),
  }),
];

const galleryPath = '/api/admin/gallery';

/** The administrator's rows of the gallery; its upload carries a file and stands beside the table. */
const pictureRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: galleryPath,
    summary:
      'Pictures of the gallery, hidden ones too, newest first; the number of all in X-Total-Count, the next page in the Link header',
    role: 'admin',
    input: restListQuery,
    output: adminGalleryItemSchema.array(),
    read: readListQuery,
    call: (caller, query) => caller.admin.pictures.list({ ...toPageInput(query), sort: 'newest' }),
    answer: listResponse(galleryPath),
  }),
  row({
    method: 'patch',
    path: `${galleryPath}/:id`,
    summary: 'Show or hide a picture, or change its texts',
    role: 'admin',
    input: updateGalleryItemInput,
    output: adminGalleryItemSchema,
    read: ({ params, body }) => ({ ...body, id: params.id }),
    call: (caller, input) => caller.admin.pictures.update(input),
  }),
  row({
    method: 'delete',
    path: `${galleryPath}/:id`,
    summary: 'Delete a picture and its likes',
    role: 'admin',
    input: byIdSchema,
    output: okSchema,
    read: ({ params }) => ({ id: params.id }),
    call: (caller, input) => caller.admin.pictures.delete(input),
  }),
];

/** The rows of the settings and of the dashboard's figures. */
const settingsRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: '/api/settings',
    summary: 'What the public site needs to know of the settings',
    role: 'anybody',
    output: publicSettingsSchema,
    call: (caller) => caller.public.getSettings(),
  }),
  row({
    method: 'get',
    path: '/api/settings/applications_enabled',
    summary: "Whether applications are taken, as the text 'true' or 'false'",
    role: 'anybody',
    output: settingValueSchema,
    call: (caller) => caller.public.getApplicationsEnabled(),
  }),
  row({
    method: 'put',
    path: '/api/admin/settings/applications_enabled',
    summary: 'Switch applications on or off',
    role: 'admin',
    input: setApplicationsEnabledInput,
    output: settingSchema,
    call: (caller, input) => caller.admin.overview.setApplicationsEnabled(input),
  }),
  row({
    method: 'get',
    path: '/api/admin/stats',
    summary: 'The figures of the dashboard',
    role: 'admin',
    output: adminStatsSchema,
    call: (caller) => caller.admin.overview.getStats(),
  }),
];

/** The rows of users. */
const userRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: '/api/admin/users',
    summary:
      'Users, newest first; the number of all in X-Total-Count, the next page in the Link header',
    role: 'admin',
    input: restListQuery,
    output: userSchema.array(),
    read: readListQuery,
    call: (caller, query) => caller.admin.users.list(toPageInput(query)),
    answer: listResponse('/api/admin/users'),
  }),
  row({
    method: 'patch',
    path: '/api/users/:userId/role',
    summary: 'Give a user another role; sessions of the old role end',
    role: 'admin',
    input: setRoleInput,
    output: userSchema,
    read: ({ params, body }) => ({ ...body, id: params.userId }),
    call: (caller, input) => caller.admin.users.setRole(input),
  }),
];

/** The specification's paths. Within a domain literal ones stand before those with a parameter. */
export const restRoutes: readonly RestRoute[] = [
  ...siteRows,
  ...userRows,
  ...employeeRows,
  ...clientRows,
  ...pictureRows,
  ...newsRows,
  ...inboxRows,
  ...contentRows,
  ...authRows,
  ...settingsRows,
  ...questionRows,
  ...applicationRows,
];
