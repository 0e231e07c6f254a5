import { z } from 'zod';
import { jsonSchema } from '../rest/openapi-schema.ts';
import { appRouter } from '../trpc/routers/app.ts';

const nodeSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).default({}),
  additionalProperties: z.unknown().optional(),
});

/** The fields of a contract by their path, those of nested objects too; `*` for an object that takes any. */
function fieldsOf(schema: unknown, path = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => fieldsOf(each, path));
  const node = nodeSchema.safeParse(schema).data;
  if (!node) return [];
  const { properties, additionalProperties: others } = node;
  const isClosed = others === undefined || others === false || Object.keys(properties).length === 0;
  return [
    ...(isClosed ? [] : [`${path}*`]),
    ...Object.entries(properties).flatMap(([name, value]) => [
      path + name,
      ...fieldsOf(value, `${path}${name}.`),
    ]),
    ...['items', 'anyOf', 'oneOf', 'allOf'].flatMap((part) => fieldsOf(node[part], path)),
  ];
}

type ProcedureFields = {
  name: string;
  isMutation: boolean;
  /** Null for a procedure that takes nothing. */
  input: z.ZodType | null;
  /** The paths of its fields, `of.filter.status`. */
  fields: string[];
};

/** Every procedure with what it takes, read from its contract. */
export const procedures: readonly ProcedureFields[] = Object.entries(appRouter._def.procedures).map(
  ([name, procedure]) => {
    const { type, inputs } = Object(procedure)._def;
    const [input] = inputs;
    const isContract = input instanceof z.ZodType;
    return {
      name,
      isMutation: type === 'mutation',
      input: isContract ? input : null,
      fields: isContract ? [...new Set(fieldsOf(jsonSchema(input, 'input')))] : [],
    };
  },
);

/** An input in which one field has a value, however deep it lies. */
export function inputWith(path: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  return { [name]: rest.length === 0 ? value : inputWith(rest.join('.'), value) };
}
