import type { Request, Response } from 'express';
import type { RequestContext } from '../trpc/context.ts';

/** What every path that is no procedure needs: whose request it is, and how it says no. */
export type Door = {
  contextFor: (req: Request, res: Response) => Promise<RequestContext>;
  sendError: (req: Request, res: Response, error: unknown) => void;
};
