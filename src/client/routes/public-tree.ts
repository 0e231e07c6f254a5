import { careersRoute } from './careers.ts';
import { cookiePreferencesRoute } from './cookie-preferences.ts';
import { galleryRoute } from './gallery.ts';
import { homeRoute } from './home.ts';
import { impressumRoute } from './impressum.ts';
import { mediaKitRoute } from './media-kit.ts';
import { mediaKitFileRoute } from './media-kit-file.ts';
import { newsRoute } from './news.ts';
import { newsArticleRoute } from './news-article.ts';
import { privacyPolicyRoute } from './privacy-policy.ts';
import { profileRoute } from './profile.ts';
import { publicLayoutRoute } from './public-layout.ts';
import { registerRoute } from './register.ts';
import { rootRoute } from './root.tsx';
import { unknownRoute } from './unknown.ts';

/** The pages that every page knows the way to. */
export const publicRoutes = [
  homeRoute,
  galleryRoute,
  profileRoute,
  newsRoute,
  newsArticleRoute,
  careersRoute,
  registerRoute,
  privacyPolicyRoute,
  impressumRoute,
  unknownRoute,
  mediaKitFileRoute,
  mediaKitRoute,
  cookiePreferencesRoute,
] as const;

/** What a public page starts with; the portals are added when somebody goes there. */
export const publicTree = rootRoute.addChildren([publicLayoutRoute.addChildren([...publicRoutes])]);
