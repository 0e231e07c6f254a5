import { company } from '../../shared/content/company.ts';
import { filePaths } from './openapi-files.ts';
import {
  documentedPath,
  errorAnswer,
  errorSchema,
  type Json,
  jsonSchema,
  pathParameters,
  queryParameters,
} from './openapi-schema.ts';
import { restRoutes } from './rest-routes.ts';
import type { RestRoute } from './rest-row.ts';

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

function operation(route: RestRoute): Json {
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
      ...(input ? { 400: errorAnswer('A field is missing or wrong') } : {}),
      ...(route.role === 'anybody' ? {} : { 401: errorAnswer('No session') }),
      ...(route.role === 'admin' ? { 403: errorAnswer('Another role') } : {}),
      429: errorAnswer('Too many calls; Retry-After says how long to wait'),
      500: errorAnswer('Our mistake; carries the request id'),
    },
  };
}

/** The OpenAPI 3.1 document, made from the contracts behind the REST table. */
export function buildOpenApi(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of restRoutes) {
    const path = documentedPath(route.path);
    paths[path] = { ...paths[path], [route.method]: operation(route) };
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
