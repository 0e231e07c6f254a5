import { numberOf } from '../lib/number-of.ts';

/** What a drawn portrait is made of. */
export interface PortraitTraits {
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
const series = {
  skin: 78,
  hair: 95,
  style: 44403,
  clothes: 2,
  collar: 3,
  ground: 5,
  sun: 6,
  glasses: 9,
};

function pick<T>(choices: readonly T[], name: string, trait: keyof typeof series): T {
  const chosen = choices[numberOf(`${series[trait]}:${name}`) % choices.length];
  if (chosen === undefined) throw new Error(`No ${trait} to choose from`);
  return chosen;
}

/** The same name has the same face everywhere. */
export function portraitTraits(name: string): PortraitTraits {
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
