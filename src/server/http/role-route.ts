import type { Request, RequestHandler, Response } from 'express';
import type { Role } from '../../shared/domain/accounts.ts';
import { type RoleContext, requireRole } from '../services/context.ts';
import type { RequestContext } from '../trpc/context.ts';
import type { RouteDependencies } from './request-context.ts';

/**
 * A route for callers with one role. Others are refused as by requireRole, before anything of the request is looked at or
 * its body is read.
 */
export function roleRoute<R extends Role>(
  role: R,
  { contextFor, sendError }: RouteDependencies,
  handle: (req: Request, res: Response, context: RequestContext & RoleContext<R>) => Promise<void>,
): RequestHandler {
  return async (req, res) => {
    try {
      const context = await contextFor(req, res);
      await handle(req, res, { ...context, actor: requireRole(context, role) });
    } catch (error) {
      sendError(req, res, error);
    }
  };
}
