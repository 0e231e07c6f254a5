import superjson from 'superjson';

/**
 * Superjson for callers of our procedures, without its list of values that stand in several places, which are written out
 * at each of them anyway: in an input the server takes dates and `undefined` alone.
 */
export const plainInputs = {
  input: {
    serialize: (input: unknown) => {
      const { json, meta } = superjson.serialize(input);
      return meta?.values ? { json, meta: { values: meta.values, v: meta.v } } : { json };
    },
    deserialize: superjson.deserialize,
  },
  output: superjson,
};
