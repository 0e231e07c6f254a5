import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { resumeUrlSchema } from './application.ts';
import { registrationFormSchema } from './client.ts';
import { createClientInput, updateClientInput } from './client-admin.ts';
import { createEmployeeInput, updateEmployeeInput } from './employee.ts';
import { updateOwnProfileInput } from './employee-portal.ts';
import { createArticleInput, updateArticleInput } from './news.ts';
import { resourceTargetSchema } from './resource.ts';
import { companyContactSchema } from './settings.ts';

/** Every field that ends in a link or a picture of a page. */
const fields: Record<string, z.ZodType> = {
  'website of a registration': registrationFormSchema.shape.website,
  'website of a new client': createClientInput.shape.website,
  'website of a client': updateClientInput.shape.website,
  'résumé of an application': resumeUrlSchema,
  'link of a resource': resourceTargetSchema.shape.url,
  'picture of a new article': createArticleInput.shape.mainImage,
  'picture of an article': updateArticleInput.shape.mainImage,
  'photo of a new employee': createEmployeeInput.shape.imageUrl,
  'photo of an employee': updateEmployeeInput.shape.imageUrl,
  'first additional photo': createEmployeeInput.shape.additionalImage1,
  'second additional photo': createEmployeeInput.shape.additionalImage2,
  'third additional photo': createEmployeeInput.shape.additionalImage3,
  'photo of one’s own profile': updateOwnProfileInput.shape.imageUrl,
  linkedin: companyContactSchema.shape.linkedin,
  facebook: companyContactSchema.shape.facebook,
  instagram: companyContactSchema.shape.instagram,
  youtube: companyContactSchema.shape.youtube,
};

const hostile = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://nordwind.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://nordwind.example/1',
  '//evil.example',
  '/\\evil.example',
];

describe.each(Object.entries(fields))('%s', (_name, field) => {
  test.each(hostile)('%j is refused', (address) => {
    expect(field.safeParse(address).success).toBe(false);
  });
});
