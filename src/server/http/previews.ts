import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Request, type Response, Router } from 'express';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import type { SatoriOptions } from 'satori';
import sharp from 'sharp';
import { company } from '../../shared/content/company.ts';
import type { Locale } from '../../shared/contracts/fields.ts';
import { isLocale } from '../../shared/i18n/locale.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { AppError } from '../errors.ts';
import { inLocale } from '../request-scope.ts';
import { drawMark } from '../services/media-kit/logo.ts';
import { ResultCache } from '../services/result-cache.ts';
import { type Caller, createCaller } from '../trpc/routers/app.ts';
import type { DocumentDependencies } from './public-documents.ts';

/** Pixels, as networks ask for the picture of a shared link. */
const width = 1200;
const height = 630;

/** The palette of the site's dark bands (client/styles/tokens.css). */
const colours = {
  ink: '#0b1b2b',
  paper: '#f4f1ea',
  sea: '#5cc2b8',
  sun: '#f2a33a',
  line: '#263f55',
};

/** Longer than this a title is set smaller. */
const longTitleLength = 48;

type PreviewText = {
  title: string;
  /** Kind of the page: a section of the site, an article's category, a person's position. */
  kicker: string;
};

/** The two working days over one horizon, above the words. */
const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
  <path d="M560 292A210 210 0 0 1 980 292" stroke="${colours.paper}" stroke-opacity="0.6" stroke-width="3" stroke-dasharray="2 12" stroke-linecap="round"/>
  <path d="M740 292A210 210 0 0 1 1160 292" stroke="${colours.sea}" stroke-width="6"/>
  <path d="M920 292A210 210 0 0 1 1340 292" stroke="${colours.line}" stroke-width="3"/>
  <path d="M0 292H1200" stroke="${colours.line}" stroke-width="3"/>
  <circle cx="860" cy="119" r="40" fill="${colours.sun}"/>
</svg>`;

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 24" width="100" height="60">${drawMark(
  { line: colours.paper, bridge: colours.sea, sun: colours.sun },
)}</svg>`;

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const fontFile = (path: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@fontsource/${path}`)));

/** Read once, when the first picture is asked for. */
const fonts = new ResultCache<SatoriOptions['fonts']>({ maxEntries: 1 });

async function loadFonts(): Promise<SatoriOptions['fonts']> {
  const [display, text] = await Promise.all([
    fontFile('bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    fontFile('inter/files/inter-latin-500-normal.woff'),
  ]);
  return [
    { name: 'Display', data: display, weight: 700 },
    { name: 'Text', data: text, weight: 500 },
  ];
}

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

const image = (svg: string, style: CSSProperties) =>
  createElement('img', { src: dataUrl(svg), style });

function layout({ title, kicker }: PreviewText) {
  const titleStyle: CSSProperties = {
    fontFamily: 'Display',
    fontSize: title.length > longTitleLength ? 56 : 72,
    lineHeight: 1.1,
    letterSpacing: -1,
    color: colours.paper,
    lineClamp: 3,
  };
  return box(
    { width, height, background: colours.ink, position: 'relative', fontFamily: 'Text' },
    image(scene, { position: 'absolute', top: 0, left: 0, width, height }),
    box(
      { flexDirection: 'column', justifyContent: 'space-between', padding: '64px 72px', width },
      box(
        { alignItems: 'center', gap: 24 },
        image(mark, { width: 100, height: 60 }),
        box({ fontFamily: 'Display', fontSize: 44, color: colours.paper }, company.brand),
      ),
      box(
        { flexDirection: 'column', maxWidth: 1050 },
        box({ fontSize: 28, color: colours.sea, marginBottom: 16 }, kicker),
        box(titleStyle, title),
      ),
    ),
  );
}

/** Draws the picture of a shared link: 1200 by 630 pixels, PNG. Letters outside of Latin are left to a fallback. */
async function drawPreview(text: PreviewText): Promise<Buffer> {
  // Its layout engine takes a moment to load, which a start need not wait for.
  const { default: satori } = await import('satori');
  const faces = await fonts.get('faces', loadFonts);
  const svg = await satori(layout(text), { width, height, fonts: faces });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

type Texts = (locale: Locale) => PreviewText;

/** The pages whose picture is the same for everybody, by the name in the picture's address. */
const pages: Record<string, Texts> = {
  site: (locale) => ({ title: m.site_home_title({}, { locale }), kicker: company.domain }),
  careers: (locale) => ({
    title: m.careers_title({}, { locale }),
    kicker: m.site_nav_careers({}, { locale }),
  }),
  gallery: (locale) => ({
    title: m.gallery_title({}, { locale }),
    kicker: m.gallery_description({}, { locale }),
  }),
  news: (locale) => ({
    title: m.news_title({}, { locale }),
    kicker: m.news_description({ brand: company.brand }, { locale }),
  }),
  register: (locale) => ({
    title: m.contact_register_title({}, { locale }),
    kicker: company.domain,
  }),
  'cookie-preferences': (locale) => ({
    title: m.consent_page_title({}, { locale }),
    kicker: company.domain,
  }),
  impressum: (locale) => ({
    title: m.legal_impressum_title({}, { locale }),
    kicker: company.legalName,
  }),
  'privacy-policy': (locale) => ({
    title: m.legal_privacy_title({}, { locale }),
    kicker: company.legalName,
  }),
  accessibility: (locale) => ({
    title: m.legal_accessibility_title({}, { locale }),
    kicker: company.legalName,
  }),
};

/**
 * The words of a page's preview picture; null for a page there is none of.
 * @param name as in `/og/<locale>/<name>.png`: a page, `article/<slug>` or `profile/<slug>`
 */
async function previewText(
  name: string,
  locale: Locale,
  caller: Caller,
): Promise<PreviewText | null> {
  const [kind, key] = name.split('/');
  if (kind === 'article' && key) {
    const article = await caller.public.getArticle({ slug: key });
    return { title: article.title, kicker: article.categoryName };
  }
  if (kind === 'profile' && key) {
    const profile = await caller.public.getProfile({ key });
    return { title: profile.name, kicker: profile.position };
  }
  return Object.hasOwn(pages, name) ? (pages[name]?.(locale) ?? null) : null;
}

/** Maximum number of drawn pictures in memory; each is some 30 kB. */
const maxCachedPreviews = 200;

/** Serves the pictures that shared links show, `/og/<locale>/<name>.png`, cached by their text. */
export function previews({ visitorContext }: Pick<DocumentDependencies, 'visitorContext'>): Router {
  const drawn = new ResultCache<Buffer>({ maxEntries: maxCachedPreviews });
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: a crawler that wants every picture at once leaves the processor to the visitors. */
  function drawInTurn(text: PreviewText): Promise<Buffer> {
    const picture = last.then(() => drawPreview(text));
    last = picture.catch(() => undefined);
    return picture;
  }

  const router = Router();
  router.get('/og/:locale/*name', async (req: Request, res: Response) => {
    const { locale, name } = req.params;
    const path = (Array.isArray(name) ? name : [name]).join('/');
    if (!isLocale(locale) || !path.endsWith('.png')) throw new AppError('not-found');
    const text = await inLocale(locale, () =>
      previewText(path.slice(0, -'.png'.length), locale, createCaller(visitorContext(req))),
    );
    if (!text) throw new AppError('not-found');
    res
      .set({ 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' })
      .send(await drawn.get(JSON.stringify(text), () => drawInTurn(text)));
  });
  return router;
}
