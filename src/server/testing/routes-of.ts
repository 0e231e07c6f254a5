import type { Express } from 'express';
import { z } from 'zod';

const routeSchema = z.object({
  path: z.union([z.string(), z.array(z.string())]),
  methods: z.record(z.string(), z.boolean()),
});

/** The routes in the stack of a router, and of those mounted in it; a router is a function with a stack. */
function routesIn(router: unknown): string[] {
  const { stack } = Object(router);
  if (!Array.isArray(stack)) return [];
  return stack.flatMap((layer) => {
    const { route, handle } = Object(layer);
    if (!route) return routesIn(handle);
    const { path, methods } = routeSchema.parse(route);
    return [path].flat().flatMap((each) => Object.keys(methods).map((name) => `${name} ${each}`));
  });
}

/** Every route that the application answers at a path of its own, as `get /api/questions`. */
export function routesOf(app: Express): string[] {
  return routesIn(app.router);
}
