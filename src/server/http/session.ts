import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { getIronSession } from 'iron-session';
import { z } from 'zod';
import { readCookie } from '../request-scope.ts';
import type { NewSession } from '../services/accounts/login.ts';
import { isValidPass, passSeconds } from '../services/media-kit/pin.ts';
import type { SigningKeys } from '../services/secrets.ts';
import type { MediaKitAccess, SessionCookie } from '../trpc/context.ts';

const mediaKitCookieName = 'media_kit';

/** For pages that look the same to everybody: the kit is closed. */
export const noMediaKitAccess: MediaKitAccess = {
  isGranted: async () => false,
  grant: () => {
    throw new Error('a page cannot open the media kit');
  },
};

/**
 * Reads the pass of a request from its cookie, and writes it there.
 * @param presentPin asked only where there is a cookie at all
 */
export function openMediaKitCookie(
  req: Request,
  res: Response,
  options: { keys: SigningKeys; isSecure: boolean; presentPin: () => Promise<string> },
): MediaKitAccess {
  const { keys, isSecure, presentPin } = options;
  const pass = readCookie(req.headers.cookie, mediaKitCookieName);
  return {
    isGranted: async () => pass !== null && isValidPass(keys, await presentPin(), pass),
    grant: (issued) => {
      res.cookie(mediaKitCookieName, issued, {
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: passSeconds * 1000,
        path: '/',
      });
    },
  };
}

export const sessionCookieName = 'talabridge_session';
/** The cookie lives as long as a session can: seven days, in seconds. */
const sessionCookieSeconds = 7 * 86_400;

const sessionContent = z.object({
  sessionId: z.uuid(),
  userId: z.uuid(),
  sessionVersion: z.number().int(),
});

/**
 * Opens the sealed cookie of a request. A cookie that cannot be read counts as none.
 * @param passwords id to password; the highest id seals, all of them open
 * @param secure whether the site is served over https
 */
export async function openSessionCookie(
  req: IncomingMessage,
  res: ServerResponse,
  passwords: Record<string, string>,
  secure: boolean,
): Promise<SessionCookie> {
  const open = () =>
    getIronSession<Partial<NewSession>>(req, res, {
      cookieName: sessionCookieName,
      password: passwords,
      ttl: sessionCookieSeconds,
      cookieOptions: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
    });
  // Most visitors have none: looking is cheaper than opening nothing.
  const sent = req.headers.cookie?.includes(`${sessionCookieName}=`) ? await open() : null;
  const parsed = sessionContent.safeParse({ ...sent });
  return {
    current: parsed.success ? parsed.data : null,
    async start(session) {
      const sealed = sent ?? (await open());
      Object.assign(sealed, session);
      await sealed.save();
    },
    end() {
      sent?.destroy();
    },
  };
}
