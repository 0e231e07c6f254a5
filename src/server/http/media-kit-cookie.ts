import type { Request, Response } from 'express';
import { isPass, passSeconds } from '../services/media-kit/pin.ts';
import type { SigningKeys } from '../services/secrets.ts';
import { readCookie } from './cookies.ts';

const cookieName = 'media_kit';

/** Whether the caller gave the PIN of the media kit, and how to remember that it did. */
export type MediaKitAccess = {
  isGranted: () => Promise<boolean>;
  grant: (pass: string) => void;
};

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
  const pass = readCookie(req.headers.cookie, cookieName);
  return {
    isGranted: async () => pass !== null && isPass(keys, await presentPin(), pass),
    grant: (issued) => {
      res.cookie(cookieName, issued, {
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: passSeconds * 1000,
        path: '/',
      });
    },
  };
}
