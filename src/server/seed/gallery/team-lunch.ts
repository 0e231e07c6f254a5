import {
  box,
  colour,
  disc,
  gradient,
  grain,
  repeat,
  type Scene,
  shape,
  stroke,
  svg,
} from './paint.ts';

const size = { width: 1200, height: 1200 };

const shadowed = (x: number, y: number, r: number, fill: string) =>
  disc(x + 10, y + 14, r, '#3d2114', 'opacity=".35"') + disc(x, y, r, fill);

const table = [
  box(0, 0, 1200, 1200, 'url(#wood)'),
  repeat(8, (plank) => box(0, plank * 150, 1200, 4, '#6b3a20', 'opacity=".45"')),
  repeat(26, (knot) =>
    stroke(
      `M${(knot * 331) % 1200} ${30 + ((knot * 149) % 1160)}q60 ${knot % 2 ? 9 : -9} ${110 + (knot % 3) * 40} 0`,
      '#6b3a20',
      3,
      'opacity=".28"',
    ),
  ),
].join('');

const bananaLeaf = [
  shape(
    'M210 640Q600 330 1010 560Q640 860 210 640z',
    '#2c1a10',
    'opacity=".3" transform="translate(10 16)"',
  ),
  shape('M210 640Q600 330 1010 560Q640 860 210 640z', colour.leaf),
  stroke('M220 638Q600 580 1000 562', colour.moss, 8),
  repeat(12, (vein) =>
    stroke(
      `M${290 + vein * 56} ${628 - vein * 5}q30-50 76-${70 - Math.abs(6 - vein) * 6}M${290 + vein * 56} ${628 - vein * 5}q40 36 86 ${70 - Math.abs(6 - vein) * 6}`,
      colour.moss,
      3,
      'opacity=".7"',
    ),
  ),
].join('');

const food = [
  repeat(5, (mound) => disc(450 + mound * 78, 610 - (mound % 2) * 34, 62, colour.paper)),
  repeat(60, (grainOfRice) =>
    box(
      410 + ((grainOfRice * 137) % 400),
      545 + ((grainOfRice * 61) % 110),
      13,
      5,
      colour.sand,
      `rx="2" transform="rotate(${(grainOfRice * 47) % 180} ${410 + ((grainOfRice * 137) % 400)} ${545 + ((grainOfRice * 61) % 110)})"`,
    ),
  ),
  repeat(
    6,
    (skewer) =>
      `<g transform="rotate(${-34 + skewer * 4} ${860 + skewer * 16} 560)">${box(740 + skewer * 14, 540 + skewer * 14, 190, 6, colour.sand)}${repeat(4, (bite) => box(760 + skewer * 14 + bite * 36, 530 + skewer * 14, 30, 26, bite % 2 ? colour.clay : '#8c3d22', 'rx="9"'))}</g>`,
  ),
  shape('M300 620q40-70 96-30q-10 66-96 30z', colour.sun) +
    shape('M318 660q50-40 90 0q-30 44-90 0z', colour.amber),
].join('');

const plate = (x: number, y: number, r: number, rim: string, filling: string) =>
  shadowed(x, y, r, rim) + disc(x, y, r * 0.86, colour.paper) + filling;

const plates = [
  plate(
    230,
    230,
    170,
    colour.sea,
    disc(230, 230, 104, '#d9a35a') +
      repeat(16, (noodle) =>
        stroke(
          `M${150 + ((noodle * 23) % 100)} ${176 + noodle * 7}q40-30 80 0t70 0`,
          colour.peach,
          6,
        ),
      ) +
      repeat(5, (pea) => disc(180 + pea * 26, 210 + ((pea * 41) % 60), 11, colour.leaf)),
  ),
  plate(
    960,
    220,
    170,
    colour.sun,
    repeat(
      6,
      (roll) =>
        `<g transform="rotate(${roll * 60} 960 220)">${box(944, 112, 32, 82, '#c0702f', 'rx="15"')}${box(950, 120, 8, 60, colour.peach, 'rx="4"')}</g>`,
    ) + disc(960, 220, 34, colour.clay),
  ),
  plate(
    250,
    970,
    165,
    colour.clay,
    repeat(7, (slice) =>
      shape(
        `M250 970L${Math.round(250 + Math.cos((slice * 51 * Math.PI) / 180) * 108)} ${Math.round(970 + Math.sin((slice * 51 * Math.PI) / 180) * 108)}A108 108 0 0 1 ${Math.round(250 + Math.cos(((slice * 51 + 40) * Math.PI) / 180) * 108)} ${Math.round(970 + Math.sin(((slice * 51 + 40) * Math.PI) / 180) * 108)}z`,
        slice % 2 ? colour.sun : '#e8853a',
      ),
    ),
  ),
  plate(
    950,
    965,
    175,
    colour.lagoon,
    disc(950, 965, 120, colour.moss) +
      repeat(
        14,
        (leaf) =>
          `<ellipse cx="${880 + ((leaf * 53) % 140)}" cy="${895 + ((leaf * 37) % 140)}" rx="34" ry="15" fill="${leaf % 2 ? colour.leaf : '#7fae62'}" transform="rotate(${leaf * 49} ${880 + ((leaf * 53) % 140)} ${895 + ((leaf * 37) % 140)})"/>`,
      ) +
      repeat(4, (tomato) => disc(900 + tomato * 34, 930 + ((tomato * 53) % 80), 19, colour.clay)),
  ),
].join('');

const glasses = [
  shadowed(600, 170, 66, colour.mist) +
    disc(600, 170, 52, '#f0b95b') +
    shape('M560 170a40 40 0 0 1 80 0z', colour.peach),
  shadowed(590, 1010, 66, colour.mist) +
    disc(590, 1010, 52, colour.clay) +
    disc(606, 996, 15, colour.paper, 'opacity=".6"'),
  shadowed(70, 600, 60, colour.paper) +
    disc(70, 600, 46, '#4a2a18') +
    stroke('M44 600a26 26 0 0 1 52 0', colour.sand, 5),
  shadowed(1130, 600, 60, colour.paper) +
    disc(1130, 600, 46, '#4a2a18') +
    stroke('M1104 600a26 26 0 0 1 52 0', colour.sand, 5),
].join('');

const cutlery = [
  [430, 130, 14],
  [770, 130, -12],
  [440, 1090, -10],
  [745, 1090, 12],
]
  .map(
    ([x = 0, y = 0, turn = 0]) =>
      `<g transform="rotate(${turn} ${x} ${y})">${box(x - 5, y - 80, 10, 170, colour.mist, 'rx="5"')}<ellipse cx="${x}" cy="${y - 92}" rx="20" ry="32" fill="${colour.mist}"/></g>`,
  )
  .join('');

/** Lunch on one long table, seen from above. */
export const teamLunch: Scene = {
  ...size,
  draw: () =>
    svg(
      size,
      gradient('wood', [0, '#b8743f'], [0.5, '#a9662f'], [1, '#965426']),
      table +
        bananaLeaf +
        food +
        plates +
        glasses +
        cutlery +
        grain(81, { x: 0, y: 0, w: 1200, h: 1200 }, 520, '#3d2114', 0.22),
    ),
};
