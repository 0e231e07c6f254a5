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

const wall = [
  box(0, 0, 1200, 1200, 'url(#wall)'),
  disc(600, 780, 470, colour.sun),
  repeat(4, (ring) =>
    stroke(
      `M${60 - ring * 60} 780a${540 + ring * 60} ${540 + ring * 60} 0 0 1 ${1080 + ring * 120} 0`,
      colour.peach,
      4,
      `opacity="${0.7 - ring * 0.15}"`,
    ),
  ),
  box(0, 780, 1200, 420, 'url(#table)'),
  box(0, 780, 1200, 10, '#5b2a1b', 'opacity=".35"'),
].join('');

const book = [
  shape('M640 860l430 34l-40 176l-470-44z', colour.ink),
  shape('M628 846l430 34l-40 176l-470-44z', colour.paper),
  repeat(6, (row) =>
    stroke(`M${680 - row * 7} ${884 + row * 24}l${330 - (row % 3) * 60} 26`, colour.lagoon, 6),
  ),
  shape('M1010 820l54 10l-170 250l-36 16l-10-40z', colour.amber) +
    shape('M848 1056l10 40l36-16z', colour.paper),
].join('');

const cup = [
  '<ellipse cx="232" cy="1030" rx="180" ry="36" fill="#5b2a1b" opacity=".35"/>',
  stroke('M318 880q104 0 86 70q-16 54-104 50', colour.paper, 24),
  shape('M110 830h230l-22 168q-6 34-40 34h-106q-34 0-40-34z', colour.paper),
  shape('M118 890h214l-9 70h-196z', colour.sea),
  '<ellipse cx="225" cy="832" rx="115" ry="24" fill="#5b2a1b"/>',
  stroke(
    'M190 770q-30-40 4-80q30-36 0-78M252 770q-30-40 4-80q30-36 0-78',
    colour.paper,
    9,
    'opacity=".65"',
  ),
].join('');

const headset = [
  '<ellipse cx="600" cy="968" rx="330" ry="38" fill="#5b2a1b" opacity=".4"/>',
  stroke('M340 760V560a260 260 0 0 1 520 0v200', colour.ink, 50),
  stroke('M352 700V560a248 248 0 0 1 496 0v140', colour.dusk, 10),
  stroke('M440 372a250 250 0 0 1 320 0', colour.shallow, 30),
  box(262, 660, 148, 272, colour.ink, 'rx="62"'),
  box(790, 660, 148, 272, colour.ink, 'rx="62"'),
  box(372, 680, 62, 232, colour.sea, 'rx="30"'),
  box(766, 680, 62, 232, colour.sea, 'rx="30"'),
  stroke('M300 900q20 120 210 112', colour.ink, 17),
  box(496, 984, 96, 52, colour.ink, 'rx="26"'),
  disc(566, 1010, 11, colour.sun),
  stroke('M296 710v160M904 710v160', colour.shallow, 9),
].join('');

/** A headset between a cup and an open notebook. */
export const headsetStill: Scene = {
  ...size,
  draw: () =>
    svg(
      size,
      gradient('wall', [0, '#145a62'], [1, '#2d8580']) +
        gradient('table', [0, '#c77a45'], [1, '#a2562f']),
      wall +
        book +
        `<g transform="translate(-40 330) scale(.74)">${cup}</g>` +
        headset +
        grain(61, { x: 0, y: 0, w: 1200, h: 780 }, 480, colour.paper, 0.25) +
        grain(62, { x: 0, y: 790, w: 1200, h: 410 }, 420, colour.ink, 0.2),
    ),
};
