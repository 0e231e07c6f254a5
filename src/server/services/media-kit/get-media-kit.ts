import { palette } from '../../../shared/content/palette.ts';
import type { MediaKit } from '../../../shared/contracts/media-kit.ts';
import type { ServiceContext } from '../context.ts';
import { readCompanyContact } from '../settings/company-contact.ts';
import { type KitFormat, kitFile, kitFileName, kitFormats } from './kit-files.ts';
import { boilerplates, colourTexts, facts, formNames, schemeNames } from './kit-texts.ts';
import { type LogoVariant, logoVariants } from './logo-variants.ts';

const urlOf = (variant: LogoVariant, format: KitFormat) =>
  `/media-kit/files/${kitFileName(variant, format)}`;

async function describeFile(variant: LogoVariant, format: KitFormat) {
  const file = await kitFile(kitFileName(variant, format));
  return { url: urlOf(variant, format), format, size: file?.bytes.length ?? 0 };
}

async function describeLogo(variant: LogoVariant): Promise<MediaKit['logos'][number]> {
  const { id, form, scheme, ground } = variant;
  return {
    id,
    name: `${formNames[form]()}, ${schemeNames[scheme]()}`,
    ground,
    preview: urlOf(variant, 'SVG'),
    files: await Promise.all(kitFormats.map((format) => describeFile(variant, format))),
  };
}

/** What the media kit holds, in the language of the request; the texts about the company in both. */
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
    facts: facts(locale, email),
  };
}
