import { company } from '../../../shared/content/company.ts';
import { type PaletteId, palette } from '../../../shared/content/media-kit.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type { MediaKit } from '../../../shared/contracts/media-kit.ts';
import { formatLongDate } from '../../../shared/i18n/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { ServiceContext } from '../context.ts';
import { readCompanyContact } from '../settings/company-contact.ts';
import {
  getKitFile,
  type KitFormat,
  kitFileName,
  kitFormats,
  type LogoForm,
  type LogoScheme,
  type LogoVariant,
  logoVariants,
} from './logo.ts';

const formNames: Record<LogoForm, () => string> = {
  logo: m.media_kit_content_form_logo,
  mark: m.media_kit_content_form_mark,
};

const schemeNames: Record<LogoScheme, () => string> = {
  light: m.media_kit_content_scheme_light,
  dark: m.media_kit_content_scheme_dark,
  ink: m.media_kit_content_scheme_ink,
  white: m.media_kit_content_scheme_white,
};

const colourTexts: Record<PaletteId, { name: () => string; use: () => string }> = {
  ink: { name: m.media_kit_content_colour_ink, use: m.media_kit_content_use_ink },
  paper: { name: m.media_kit_content_colour_paper, use: m.media_kit_content_use_paper },
  sea: { name: m.media_kit_content_colour_sea, use: m.media_kit_content_use_sea },
  sun: { name: m.media_kit_content_colour_sun, use: m.media_kit_content_use_sun },
  mist: { name: m.media_kit_content_colour_mist, use: m.media_kit_content_use_mist },
  shallows: { name: m.media_kit_content_colour_shallows, use: m.media_kit_content_use_shallows },
  dawn: { name: m.media_kit_content_colour_dawn, use: m.media_kit_content_use_dawn },
};

const languageNames: Record<Locale, () => string> = {
  en: m.media_kit_content_english,
  de: m.media_kit_content_german,
};

const year = company.foundedOn.slice(0, 4);
const { brand, offices, keyFigures } = company;

const boilerplateTexts = {
  short: {
    title: m.media_kit_content_short_title,
    text: (locale: Locale) => m.media_kit_content_short({ brand, offices }, { locale }),
  },
  medium: {
    title: m.media_kit_content_medium_title,
    text: (locale: Locale) => m.media_kit_content_medium({ brand, offices, year }, { locale }),
  },
  long: {
    title: m.media_kit_content_long_title,
    text: (locale: Locale) =>
      m.media_kit_content_long(
        { brand, offices, year, clients: keyFigures.clients, satisfaction: percent(locale) },
        { locale },
      ),
  },
} as const;

function percent(locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(keyFigures.satisfaction);
}

/** Texts about the company, in three lengths and both languages, those of the request first. */
function boilerplates(locale: Locale): MediaKit['boilerplates'] {
  const languages: readonly Locale[] = locale === 'de' ? ['de', 'en'] : ['en', 'de'];
  return languages.flatMap((language) =>
    Object.entries(boilerplateTexts).map(([length, { title, text }]) => ({
      id: `${length}-${language}`,
      title: title({ language: languageNames[language]() }),
      text: text(language),
    })),
  );
}

/** The company in figures, in the language of the request; `email` is where journalists write. */
function companyFigures(locale: Locale, email: string): MediaKit['facts'] {
  const founded = formatLongDate(new Date(company.foundedOn), locale);
  return [
    { label: m.media_kit_content_fact_name(), value: company.legalName },
    { label: m.media_kit_content_fact_founded(), value: founded },
    { label: m.media_kit_content_fact_director(), value: company.managingDirector },
    { label: m.media_kit_content_fact_registered(), value: company.registeredOffice.city },
    { label: m.media_kit_content_fact_german_office(), value: company.germanOffice.city },
    { label: m.media_kit_content_fact_offices(), value: String(offices) },
    { label: m.media_kit_content_fact_clients(), value: keyFigures.clients },
    { label: m.media_kit_content_fact_satisfaction(), value: percent(locale) },
    { label: m.media_kit_content_fact_support(), value: keyFigures.support },
    { label: m.media_kit_content_fact_press(), value: email },
  ];
}

const kitFileUrl = (variant: LogoVariant, format: KitFormat) =>
  `/media-kit/files/${kitFileName(variant, format)}`;

async function describeFile(variant: LogoVariant, format: KitFormat) {
  const file = await getKitFile(kitFileName(variant, format));
  return { url: kitFileUrl(variant, format), format, size: file?.bytes.length ?? 0 };
}

async function describeLogo(variant: LogoVariant): Promise<MediaKit['logos'][number]> {
  const { id, form, scheme, ground } = variant;
  return {
    id,
    name: `${formNames[form]()}, ${schemeNames[scheme]()}`,
    ground,
    preview: kitFileUrl(variant, 'SVG'),
    files: await Promise.all(kitFormats.map((format) => describeFile(variant, format))),
  };
}

/** Content of the media kit, in the language of the request; the texts about the company in both. */
export async function getMediaKit(
  ctx: Pick<ServiceContext, 'em' | 'log' | 'locale'>,
): Promise<MediaKit> {
  const { locale } = ctx;
  const { email } = await readCompanyContact(ctx);
  return {
    logos: await Promise.all(logoVariants.map(describeLogo)),
    colours: palette.map(({ id, hex }) => ({
      name: colourTexts[id].name(),
      hex,
      use: colourTexts[id].use(),
    })),
    boilerplates: boilerplates(locale),
    facts: companyFigures(locale, email),
  };
}
