import { z } from 'zod';
import { activityFilterSchema } from '../../shared/contracts/activity.ts';
import { applicationFilterSchema } from '../../shared/contracts/application-admin.ts';
import { localeSchema } from '../../shared/contracts/fields.ts';
import { adminGalleryItemSchema, uploadGalleryItemInput } from '../../shared/contracts/gallery.ts';
import { exportSubscribersInput } from '../../shared/contracts/inbox.ts';
import { applicationGrantSchema } from '../../shared/contracts/own-application.ts';
import { cropSchema, storeImageOutput } from '../../shared/contracts/picture.ts';
import { exportQuestionsInput, importQuestionsOutput } from '../../shared/contracts/question.ts';
import { storedDocumentSchema } from '../../shared/contracts/resource.ts';

/** A route that carries a file rather than JSON, and so is no row of the REST table. */
export type FileRoute = {
  method: 'get' | 'post';
  /** In Express notation. */
  path: string;
  summary: string;
  role: 'anybody' | 'staff' | 'admin' | 'employee' | 'client';
  query?: z.ZodObject;
  accepts?:
    | { type: 'text/csv' }
    | { type: 'application/json'; schema: z.ZodType }
    | { type: 'multipart/form-data'; file: string; fields?: z.ZodObject };
  response:
    | { type: 'application/json'; status: 200 | 201; schema: z.ZodType }
    | {
        type: 'text/csv' | 'text/vcard' | 'application/pdf' | 'application/octet-stream';
        status?: 200;
      };
};

const inLanguage = z.object({ locale: localeSchema.optional() });
const pictureUpload = {
  accepts: {
    type: 'multipart/form-data',
    file: 'image',
    fields: z.object({ crop: cropSchema.optional() }),
  },
  response: { type: 'application/json', status: 201, schema: storeImageOutput },
} as const;

/** Every such route; the description of the API is made from them, and the tests of who may call what. */
export const fileRoutes: readonly FileRoute[] = [
  {
    method: 'get',
    path: '/api/admin/applications/export.csv',
    summary: 'The applications that match, as a file for a spreadsheet',
    role: 'admin',
    query: applicationFilterSchema.extend(inLanguage.shape),
    response: { type: 'text/csv' },
  },
  {
    method: 'get',
    path: '/api/admin/activity/export.csv',
    summary: 'The events that match, as a file for a spreadsheet',
    role: 'admin',
    query: activityFilterSchema.extend(inLanguage.shape),
    response: { type: 'text/csv' },
  },
  {
    method: 'get',
    path: '/api/admin/newsletter/export.csv',
    summary: 'The newsletter addresses that match, as a file for a spreadsheet',
    role: 'admin',
    query: exportSubscribersInput.extend(inLanguage.shape),
    response: { type: 'text/csv' },
  },
  {
    method: 'get',
    path: '/api/admin/questions/export.csv',
    summary: 'The questions that match with their answers, as a file that can be imported again',
    role: 'admin',
    query: exportQuestionsInput.extend(inLanguage.shape),
    response: { type: 'text/csv' },
  },
  {
    method: 'get',
    path: '/api/admin/questions/template.csv',
    summary: 'A file of questions to begin with',
    role: 'admin',
    response: { type: 'text/csv' },
  },
  {
    method: 'post',
    path: '/api/admin/questions/import',
    summary:
      'What a file of questions would change; with the fingerprint of that answer it is taken over',
    role: 'admin',
    query: z.object({ fingerprint: z.string().max(100).optional() }),
    accepts: { type: 'text/csv' },
    response: { type: 'application/json', status: 200, schema: importQuestionsOutput },
  },
  {
    method: 'post',
    path: '/api/admin/images',
    summary: 'Upload a picture (JPEG, PNG or WebP, at most 10 MB), cut where a crop is given',
    role: 'admin',
    ...pictureUpload,
  },
  {
    method: 'post',
    path: '/api/employee/images',
    summary: 'The same for one’s own photo',
    role: 'employee',
    ...pictureUpload,
  },
  {
    method: 'post',
    path: '/api/admin/gallery/upload',
    summary: 'Upload a picture (JPEG, PNG or WebP, at most 10 MB) into the gallery',
    role: 'admin',
    accepts: {
      type: 'multipart/form-data',
      file: 'image',
      fields: uploadGalleryItemInput.omit({ part: true }),
    },
    response: { type: 'application/json', status: 201, schema: adminGalleryItemSchema },
  },
  {
    method: 'post',
    path: '/api/admin/resources/files',
    summary: 'Upload a document for a resource, at most 10 MB',
    role: 'admin',
    accepts: {
      type: 'multipart/form-data',
      file: 'file',
      fields: z.object({ fileName: z.string().optional() }),
    },
    response: { type: 'application/json', status: 201, schema: storedDocumentSchema },
  },
  {
    method: 'get',
    path: '/api/resources/:id/file',
    summary: 'The document of a resource',
    role: 'staff',
    response: { type: 'application/octet-stream' },
  },
  {
    method: 'post',
    path: '/api/application/resume',
    summary:
      'An applicant’s own résumé, by the link to the application and the access given for the phone number',
    role: 'anybody',
    accepts: { type: 'application/json', schema: applicationGrantSchema },
    response: { type: 'application/octet-stream' },
  },
  {
    method: 'get',
    path: '/api/employee-profiles/:key/vcard',
    summary: 'A person of the team as a card for an address book',
    role: 'anybody',
    query: inLanguage,
    response: { type: 'text/vcard' },
  },
  {
    method: 'get',
    path: '/api/client/invoices/:id.pdf',
    summary: 'One’s own invoice',
    role: 'client',
    response: { type: 'application/pdf' },
  },
  {
    method: 'get',
    path: '/api/admin/invoices/:id.pdf',
    summary: 'An invoice',
    role: 'admin',
    response: { type: 'application/pdf' },
  },
  {
    method: 'get',
    path: '/api/client/invoices/:id/credit-note.pdf',
    summary: 'The credit note to one’s own invoice',
    role: 'client',
    response: { type: 'application/pdf' },
  },
  {
    method: 'get',
    path: '/api/admin/invoices/:id/credit-note.pdf',
    summary: 'The credit note to an invoice',
    role: 'admin',
    response: { type: 'application/pdf' },
  },
];
