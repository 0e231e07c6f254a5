import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { fileRoutes } from './file-routes.ts';
import { restRoutes } from './rest-routes.ts';

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
  schema: z.record(z.string(), z.unknown()),
});
const content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }));
const operation = z.object({
  summary: z.string().min(5),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ required: z.boolean(), content }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.object({ description: z.string(), content: content.optional() }),
  ),
});
/** The parts of OpenAPI 3.1 that this document uses. */
const openApi = z.object({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.url() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: z.record(z.string(), z.object({ type: z.string() })),
  }),
});

const rows = restRoutes.map((route) => ({
  ...route,
  name: `${route.method} ${route.path}`,
  documented: route.path.replaceAll(/:(\w+)/g, '{$1}'),
}));

describe('the description of the API', () => {
  let app: TestApp;
  let document: z.infer<typeof openApi>;
  let text: string;
  beforeAll(async () => {
    app = await startTestApp('embedded');
    const answer = await app.client().get('/api/openapi.json');
    expect(answer.status).toBe(200);
    text = answer.text;
    document = openApi.parse(answer.body);
  });
  afterAll(() => app.close());

  const find = ({ documented, method }: (typeof rows)[number]) =>
    operation.parse(document.paths[documented]?.[method]);

  test.each(rows)('$name is in it, with its answer and who may call it', (row) => {
    const { responses, security } = find(row);
    expect(responses[row.status]?.content).toBeDefined();
    expect(responses['500']).toBeDefined();
    expect(security !== undefined).toBe(row.role !== 'anybody');
    expect(responses['401'] !== undefined).toBe(row.role !== 'anybody');
    expect(responses['403'] !== undefined).toBe(row.role === 'admin');
  });

  test.each(rows)('$name names the parameters of its path, and only those in the path', (row) => {
    const inPath = [...row.documented.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const { parameters, requestBody } = find(row);
    const named = parameters.filter((one) => one.in === 'path');
    expect(named.map(({ name }) => name)).toEqual(inPath);
    expect(named.every(({ required }) => required)).toBe(true);
    const body = Object(requestBody?.content['application/json']?.schema.properties);
    expect(Object.keys(body).filter((name) => inPath.includes(name))).toEqual([]);
  });

  test.each(fileRoutes)('$method $path is in it, with what it takes and gives', (route) => {
    const { method, path, role, accepts, response } = route;
    const found = operation.parse(document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method]);
    expect(Object.keys(found.responses[response.status ?? 200]?.content ?? {})).toEqual([
      response.type,
    ]);
    expect(found.requestBody && Object.keys(found.requestBody.content)).toEqual(
      accepts && [accepts.type],
    );
    expect(found.security !== undefined).toBe(role !== 'anybody');
  });

  test('a form with a file names its fields', () => {
    const upload = document.paths['/api/admin/gallery/upload']?.post?.requestBody;
    const { properties, required } = Object(upload?.content['multipart/form-data']?.schema);
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['image', 'caption', 'alt']));
    expect(Object.keys(properties)).not.toContain('part');
    expect(required).toEqual(['image']);
  });

  test('the résumés are in it', () => {
    expect(document.paths['/objects/{id}']?.put).toBeDefined();
    expect(document.paths['/objects/{id}']?.get).toBeDefined();
    expect(document.paths['/api/objects/upload']?.post).toBeDefined();
  });

  test('the specified payload of an application is described', () => {
    const schema =
      document.paths['/api/applications']?.post?.requestBody?.content['application/json'];
    const { properties, required } = Object(schema?.schema);
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining([
        'applicantName',
        'email',
        'phone',
        'position',
        'resumeUrl',
        'coverLetter',
        'generalQuizScore',
        'typingTestWpm',
        'typingTestAccuracy',
        'englishTestScore',
        'finalScore',
        'attemptId',
      ]),
    );
    expect(required.toSorted()).toEqual([
      'applicantName',
      'email',
      'phone',
      'position',
      'resumeUrl',
    ]);
    const list = document.paths['/api/applications']?.get?.parameters ?? [];
    expect(list.map(({ name }) => name).toSorted()).toEqual(['cursor', 'limit']);
  });

  test('dates are texts, references lead somewhere, nothing is undefined', () => {
    expect(text).toContain('"format":"date-time"');
    expect(text).not.toContain('undefined');
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(String(name));
    }
  });

  test('the page to read it with is served from here alone', async () => {
    const client = app.client();
    const page = await client.get('/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.text).not.toMatch(/https?:\/\//);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/https?:|script-src[^;]*unsafe/);
    const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(parts).toHaveLength(3);
    for (const path of parts) {
      expect((await client.get(path)).status).toBe(200);
    }
  });
});
