import { z } from 'zod';
import { errorStatus } from '../../shared/errors.ts';

export type Json = Record<string, unknown>;

/** A contract as JSON Schema. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const converted = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    unrepresentable: 'any',
    io,
    override: ({ zodSchema, jsonSchema: json }) => {
      // Dates travel as ISO 8601 text.
      if (zodSchema._zod.def.type === 'date')
        Object.assign(json, { type: 'string', format: 'date-time' });
    },
  });
  const { $schema: _dialect, ...rest } = converted;
  return rest;
}

/** Shape of every refusal. */
export const errorSchema: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    retryAfterSeconds: { type: 'integer' },
    requestId: { type: 'string' },
  },
};

/** A response for a refusal. */
export const errorResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** The parameters in a path of Express notation. */
export function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'string', format: 'uuid' } : { type: 'string' },
  }));
}

/** Each property of an input as a parameter of the query. */
export function queryParameters(input: Json): Json[] {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }));
}

/** A path of Express notation as OpenAPI writes it. */
export const toOpenApiPath = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');
