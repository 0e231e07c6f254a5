import { hashString } from '../lib/hash-text.ts';

/** Parts of a drawn portrait. */
interface PortraitTraits {
  skin: { tone: string; shade: string };
  hair: string;
  style: (typeof styles)[number];
  clothes: { body: string; under: string };
  collar: (typeof collars)[number];
  ground: string;
  sunX: number;
  glasses: boolean;
}

const styles = ['crop', 'parted', 'bob', 'long', 'bun', 'curls'] as const;
const collars = ['shirt', 'jacket', 'round'] as const;

const dark = ['#0b1b2b', '#2a1f1c', '#16212c', '#8b959d'];
const brown = ['#0b1b2b', '#2a1f1c', '#4a2f21', '#8b959d'];
/** Each with the hair that stands out from it. */
const skins = [
  { tone: '#f1cba8', shade: '#dcae88', hairs: [...brown, '#7a4b28'] },
  { tone: '#e2b088', shade: '#c99368', hairs: [...brown, '#7a4b28'] },
  { tone: '#cb9367', shade: '#b0784e', hairs: brown },
  { tone: '#a8714a', shade: '#8d5a37', hairs: dark },
  { tone: '#7b5236', shade: '#643f28', hairs: dark },
];
const wardrobe = [
  { body: '#0f6e6e', under: '#fbfaf7' },
  { body: '#1d3f5c', under: '#e6ecec' },
  { body: '#f6cf96', under: '#0f6e6e' },
  { body: '#0a5656', under: '#fdefd9' },
  { body: '#c4541f', under: '#fbfaf7' },
];
const grounds = ['var(--sea-soft)', 'var(--sun-soft)', 'var(--surface)'];
const sunPlaces = [84, 104, 136, 156];

/**
 * Each trait is chosen by a number of its own. These ones suit the people of the demo content; another number gives
 * everybody another face.
 */
const traitSeeds = {
  skin: 78,
  hair: 95,
  style: 44403,
  clothes: 2,
  collar: 3,
  ground: 5,
  sun: 6,
  glasses: 9,
};

function pick<T>(choices: readonly T[], name: string, trait: keyof typeof traitSeeds): T {
  const chosen = choices[hashString(`${traitSeeds[trait]}:${name}`) % choices.length];
  if (chosen === undefined) throw new Error(`No ${trait} to choose from`);
  return chosen;
}

/** The same name has the same face everywhere. */
function portraitTraits(name: string): PortraitTraits {
  const skin = pick(skins, name, 'skin');
  return {
    skin,
    hair: pick(skin.hairs, name, 'hair'),
    style: pick(styles, name, 'style'),
    clothes: pick(wardrobe, name, 'clothes'),
    collar: pick(collars, name, 'collar'),
    ground: pick(grounds, name, 'ground'),
    sunX: pick(sunPlaces, name, 'sun'),
    glasses: pick([true, false, false, false], name, 'glasses'),
  };
}

interface PortraitHairProps {
  style: PortraitTraits['style'];
  /** Hair behind the head, or on it. */
  layer: 'behind' | 'before';
  colour: string;
}

const shapes: Record<PortraitTraits['style'], { behind: string; before: string }> = {
  crop: {
    behind: '',
    before:
      'M73 134C64 84 92 60 123 60C154 60 176 84 167 134C164 120 160 110 152 102C132 108 104 108 88 102C80 110 76 120 73 134Z',
  },
  parted: {
    behind: '',
    before:
      'M73 138C62 82 94 54 130 57C160 60 178 88 167 138C165 120 160 108 152 100C130 106 108 100 98 86C93 104 78 112 73 138Z',
  },
  bob: {
    behind:
      'M66 122C60 72 92 53 120 53C148 53 180 72 174 122L180 182Q166 192 150 190L90 190Q74 192 60 182Z',
    before:
      'M70 150C62 88 90 60 122 59C154 60 178 90 170 150C167 126 160 110 148 98C124 108 100 108 88 100C78 116 74 130 70 150Z',
  },
  long: {
    behind:
      'M64 124C58 70 92 52 120 52C148 52 182 70 176 124C178 166 192 196 188 246L52 246C48 196 62 166 64 124Z',
    before:
      'M70 152C62 90 90 62 120 61C150 62 178 90 170 152C166 122 146 104 120 82C94 104 74 122 70 152Z',
  },
  bun: {
    behind: 'M96 52A24 24 0 1 1 144 52A24 24 0 1 1 96 52Z',
    before:
      'M73 132C66 88 92 62 120 62C148 62 174 88 167 132C160 108 144 92 120 92C96 92 80 108 73 132Z',
  },
  curls: {
    behind:
      'M58 112A24 24 0 0 1 70 78A26 26 0 0 1 102 54A26 26 0 0 1 140 54A26 26 0 0 1 170 78A24 24 0 0 1 182 112A22 22 0 0 1 176 146L64 146A22 22 0 0 1 58 112Z',
    before:
      'M72 130A16 16 0 0 1 72 98C72 72 96 60 120 60C144 60 168 72 168 98A16 16 0 0 1 168 130C164 116 158 110 150 108A14 14 0 0 1 126 104A14 14 0 0 1 100 106A12 12 0 0 1 82 114Q75 120 72 130Z',
  },
};

function PortraitHair({ style, layer, colour }: PortraitHairProps) {
  return <path d={shapes[style][layer]} fill={colour} />;
}

interface PortraitProps {
  name: string;
  className?: string;
}

/** Stands in for a photo: a person before the sun and a bridge, drawn the same for the same name. */
export function Portrait({ name, className }: PortraitProps) {
  const { skin, hair, style, clothes, collar, ground, sunX, glasses } = portraitTraits(name);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 300"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={className}
    >
      <path d="M0 0H240V300H0Z" fill={ground} />
      <circle cx={sunX} cy="118" r="82" fill="var(--sun)" />
      <g stroke="var(--ink)" strokeOpacity="0.4">
        <path d="M-30 252A150 150 0 0 1 270 252" />
        <path d="M0 228H240M0 233H240" />
        <path d="M16 228V160M40 228V138M64 228V122M176 228V122M200 228V138M224 228V160" />
      </g>
      <PortraitHair style={style} layer="behind" colour={hair} />
      <path d="M10 300C12 238 62 212 120 212C178 212 228 238 230 300Z" fill={clothes.body} />
      {collar === 'jacket' && (
        <path d="M90 215L120 300L150 215Q120 208 90 215Z" fill={clothes.under} />
      )}
      <path d="M101 168H139V213A19 19 0 0 1 101 213Z" fill={skin.tone} />
      <path d="M101 176Q120 196 139 176V190Q120 210 101 190Z" fill={skin.shade} />
      {collar === 'shirt' && (
        <path
          d="M99 206L120 236L104 253L84 217ZM141 206L120 236L136 253L156 217Z"
          fill={clothes.under}
        />
      )}
      {collar === 'jacket' && (
        <path
          d="M90 214L73 230L118 300M150 214L167 230L122 300"
          stroke="#0b1b2b"
          strokeOpacity="0.35"
          strokeWidth="2"
        />
      )}
      {collar === 'round' && (
        <path d="M96 214A24 22 0 0 0 144 214" stroke={clothes.under} strokeWidth="5" />
      )}
      <circle cx="75" cy="138" r="9" fill={skin.shade} />
      <circle cx="165" cy="138" r="9" fill={skin.shade} />
      <path
        d="M74 120C74 84 96 70 120 70S166 84 166 120C166 160 146 190 120 190S74 160 74 120Z"
        fill={skin.tone}
      />
      <g stroke="#0b1b2b" strokeWidth="2.5" strokeLinecap="round" strokeOpacity="0.85">
        <path d="M101 137V138M139 137V138" strokeWidth="6" />
        <path d="M91 125Q100 119 109 124M131 124Q140 119 149 125" />
        <path d="M106 164A18 14 0 0 0 134 164" />
      </g>
      <path d="M120 140L116 153H122" stroke={skin.shade} strokeWidth="2.5" strokeLinecap="round" />
      {glasses && (
        <g stroke="#0b1b2b" strokeWidth="2">
          <circle cx="101" cy="138" r="14" />
          <circle cx="139" cy="138" r="14" />
          <path d="M115 135Q120 131 125 135M87 135L75 132M153 135L165 132" />
        </g>
      )}
      <PortraitHair style={style} layer="before" colour={hair} />
    </svg>
  );
}
