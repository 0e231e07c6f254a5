import { company } from '../../../shared/content/company.ts';

/** The colours of one drawing of the logo. */
type LogoColours = { line: string; bridge: string; sun: string };

const oneColour = (colour: string): LogoColours => ({ line: colour, bridge: colour, sun: colour });

const schemes = {
  light: { ground: 'light', colours: { line: '#0b1b2b', bridge: '#0f6e6e', sun: '#f2a33a' } },
  dark: { ground: 'dark', colours: { line: '#f4f1ea', bridge: '#5cc2b8', sun: '#f2a33a' } },
  ink: { ground: 'light', colours: oneColour('#0b1b2b') },
  white: { ground: 'dark', colours: oneColour('#ffffff') },
} as const satisfies Record<string, { ground: 'light' | 'dark'; colours: LogoColours }>;

export type LogoForm = 'logo' | 'mark';
export type LogoScheme = keyof typeof schemes;

export type LogoVariant = {
  id: string;
  /** The mark alone, or with the name beside it. */
  form: LogoForm;
  scheme: LogoScheme;
  ground: 'light' | 'dark';
  colours: LogoColours;
  /** Without its ending. */
  fileName: string;
};

const forms = ['logo', 'mark'] as const;
const schemeNames = ['light', 'dark', 'ink', 'white'] as const;

/** Every drawing of the logo that the kit holds. */
export const logoVariants: readonly LogoVariant[] = forms.flatMap((form) =>
  schemeNames.map((scheme) => ({
    id: `${form}-${scheme}`,
    form,
    scheme,
    ...schemes[scheme],
    fileName: `${company.brand.toLowerCase()}-${form}-${scheme}`,
  })),
);
