import { z } from 'zod';
import { pinLength } from '../content/media-kit.ts';
import { m } from '../i18n/paraglide/messages.js';

export const openMediaKitInput = z.object({
  pin: z
    .string()
    .trim()
    .length(pinLength, { error: () => m.validation_pin() }),
});

export const openMediaKitOutput = z.object({
  ok: z.literal(true),
  /** Address of the kit, for the holder of the cookie that came with this answer. */
  url: z.string(),
});

const fileSchema = z.object({
  /** `/media-kit/files/<name>`. */
  url: z.string(),
  format: z.enum(['SVG', 'PNG']),
  /** Bytes. */
  size: z.number().int(),
});

/** Content of the kit in the language of the request; served only after the PIN. */
export const mediaKitSchema = z.object({
  logos: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The ground the variant is made for. */
      ground: z.enum(['light', 'dark']),
      preview: z.string(),
      files: z.array(fileSchema),
    }),
  ),
  colours: z.array(z.object({ name: z.string(), hex: z.string(), use: z.string() })),
  boilerplates: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type MediaKit = z.infer<typeof mediaKitSchema>;
