import { Router, static as serveStatic } from 'express';
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import { company } from '../../shared/content/company.ts';
import { siteOrigin } from '../http/security.ts';
import { type FileRoute, fileRoutes } from './file-routes.ts';
import {
  errorResponse,
  errorSchema,
  type Json,
  jsonSchema,
  pathParameters,
  queryParameters,
  toOpenApiPath,
} from './openapi-schema.ts';
import { restRoutes } from './rest-routes.ts';
import type { RestRoute } from './rest-row.ts';

const binaryBody = (types: readonly string[]) => ({
  required: true,
  content: Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  ),
});

/** Résumés, which go to signed addresses and are read by administrators alone. */
function resumePaths(): Record<string, Json> {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
  return {
    '/objects/{id}': {
      put: {
        summary: 'Upload a résumé (PDF, DOC or DOCX, at most 10 MB) to a signed address',
        tags: ['Public'],
        parameters: [
          id,
          { name: 'expires', in: 'query', required: true, schema: { type: 'integer' } },
          { name: 'signature', in: 'query', required: true, schema: { type: 'string' } },
          {
            name: 'X-File-Name',
            in: 'header',
            description: 'The name of the file, percent-encoded',
            schema: { type: 'string' },
          },
        ],
        requestBody: binaryBody([
          'application/pdf',
          'application/msword',
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        ]),
        responses: {
          201: { description: 'Stored' },
          403: errorResponse('The address is not signed by us or has expired'),
          409: errorResponse('Something was uploaded to this address already'),
          413: errorResponse('More than 10 MB'),
          415: errorResponse('Not a PDF, DOC or DOCX'),
        },
      },
      get: {
        summary: 'Download a résumé',
        tags: ['Signed in'],
        security: [{ session: [] }],
        parameters: [id],
        responses: {
          200: { description: 'The file' },
          401: errorResponse('No session'),
          403: errorResponse('Another role'),
          404: errorResponse('No such file'),
        },
      },
    },
  };
}

function requestBody({ accepts }: FileRoute): Json {
  if (!accepts) return {};
  const binary = { type: 'string', format: 'binary' };
  if (accepts.type !== 'multipart/form-data') {
    const body =
      accepts.type === 'application/json'
        ? jsonSchema(accepts.schema, 'input')
        : { type: 'string' };
    return { requestBody: { required: true, content: { [accepts.type]: { schema: body } } } };
  }
  const { properties, ...fields } = accepts.fields ? jsonSchema(accepts.fields, 'input') : {};
  const schema = {
    type: 'object',
    ...fields,
    properties: { [accepts.file]: binary, ...Object(properties) },
    required: [accepts.file],
  };
  return { requestBody: { required: true, content: { [accepts.type]: { schema } } } };
}

function fileRouteOperation(route: FileRoute): Json {
  const { path, summary, role, query, accepts, response } = route;
  const schema =
    response.type === 'application/json'
      ? jsonSchema(response.schema, 'output')
      : { type: 'string', format: 'binary' };
  return {
    summary,
    tags: [role === 'anybody' ? 'Public' : 'Signed in'],
    ...(role === 'anybody' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...pathParameters(path),
      ...(query ? queryParameters(jsonSchema(query, 'input')) : []),
    ],
    ...requestBody(route),
    responses: {
      [response.status ?? 200]: { description: 'Done', content: { [response.type]: { schema } } },
      ...(query || accepts ? { 400: errorResponse('A field is missing or wrong') } : {}),
      ...(role === 'anybody'
        ? {}
        : { 401: errorResponse('No session'), 403: errorResponse('Another role') }),
      ...(path.includes(':') ? { 404: errorResponse('No such record') } : {}),
      ...(accepts
        ? {
            413: errorResponse('The file is too large'),
            415: errorResponse('Not a file of this kind'),
          }
        : {}),
      500: errorResponse('Our mistake; carries the request id'),
    },
  };
}

/** The calls that carry files rather than JSON. */
function filePaths(): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const route of fileRoutes) {
    const path = toOpenApiPath(route.path);
    paths[path] = { ...paths[path], [route.method]: fileRouteOperation(route) };
  }
  return { ...paths, ...resumePaths() };
}

function parametersOf(route: RestRoute, input: Json | null): Json[] {
  const inPath = pathParameters(route.path);
  const inHeader = (route.headers ?? []).map(({ name, description }) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  }));
  if (route.method !== 'get' || !input) return [...inPath, ...inHeader];
  return [...inPath, ...queryParameters(input)];
}

/** The input without what stands in the path already. */
function bodySchema(route: RestRoute, input: Json): Json {
  const inPath = new Set([...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const { properties, required } = input;
  return {
    ...input,
    properties: Object.fromEntries(
      Object.entries(properties ?? {}).filter(([name]) => !inPath.has(name)),
    ),
    ...(Array.isArray(required) ? { required: required.filter((name) => !inPath.has(name)) } : {}),
  };
}

function restRouteOperation(route: RestRoute): Json {
  const input = route.input ? jsonSchema(route.input, 'input') : null;
  const hasBody = input !== null && !['get', 'delete'].includes(route.method);
  return {
    summary: route.summary,
    tags: [route.role === 'anybody' ? 'Public' : 'Signed in'],
    ...(route.role === 'anybody' ? {} : { security: [{ session: [] }] }),
    parameters: parametersOf(route, input),
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: bodySchema(route, input) } },
          },
        }
      : {}),
    responses: {
      [route.status]: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(route.output, 'output') } },
      },
      ...(input ? { 400: errorResponse('A field is missing or wrong') } : {}),
      ...(route.role === 'anybody' ? {} : { 401: errorResponse('No session') }),
      ...(route.role === 'admin' ? { 403: errorResponse('Another role') } : {}),
      429: errorResponse('Too many calls; Retry-After says how long to wait'),
      500: errorResponse('Our mistake; carries the request id'),
    },
  };
}

/** The OpenAPI 3.1 document, made from the contracts behind the REST table. */
function buildOpenApi(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of restRoutes) {
    const path = toOpenApiPath(route.path);
    paths[path] = { ...paths[path], [route.method]: restRouteOperation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: company.brand,
      version: '1.0.0',
      description: 'The calls of the website. Errors are JSON with a code and a sentence.',
    },
    servers: [{ url: publicUrl }],
    paths: { ...paths, ...filePaths() },
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'talabridge_session' },
      },
    },
  };
}

const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${company.brand} API</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const docsScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', validatorUrl: null, tryItOutEnabled: false });\n`;

/** The description of the API and a page to read it with, all from this server. */
export function apiDocs(publicUrl: string | undefined): Router {
  const router = Router();
  router.get('/api/openapi.json', (req, res) => {
    res.json(buildOpenApi(siteOrigin(req, publicUrl)));
  });
  router.get('/api/docs', (_req, res) => {
    res
      .set(
        'Content-Security-Policy',
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
      )
      .type('html')
      .send(docsPage);
  });
  router.get('/api/docs/start.js', (_req, res) => {
    res.type('js').send(docsScript);
  });
  router.use('/api/docs/files', serveStatic(absolutePath(), { index: false }));
  return router;
}
