import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '../server/trpc/routers/app.ts';

/** Typed hooks of every procedure; screens below a DataProvider use them. */
export const trpc = createTRPCReact<AppRouter>();
