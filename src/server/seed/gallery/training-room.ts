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

const size = { width: 1440, height: 810 };
const skins = ['#c98d62', '#e2b48a', '#8a5a3c', '#b87b52'];
const shirts = [colour.sea, colour.sun, colour.clay, colour.paper, colour.dusk, colour.lagoon];

const room = [
  box(0, 0, 1440, 810, 'url(#wall)'),
  box(0, 560, 1440, 250, 'url(#floor)'),
  repeat(4, (pane) => {
    const x = 60 + pane * 92;
    return (
      shape(`M${x} 430V190a38 38 0 0 1 76 0v240z`, colour.paper) +
      shape(`M${x + 8} 422V192a30 30 0 0 1 60 0v230z`, 'url(#outside)')
    );
  }),
  box(40, 430, 400, 14, colour.paper),
  shape('M60 560l250 250h190l-320-250z', colour.paper, 'opacity=".18"'),
].join('');

const screen = [
  box(540, 80, 660, 400, colour.ink, 'rx="14"'),
  box(556, 96, 628, 368, colour.deepSea, 'rx="6"'),
  repeat(5, (ring) =>
    stroke(
      `M${640 + ring * 34} 400a${230 - ring * 34} ${230 - ring * 34} 0 0 1 ${460 - ring * 68} 0`,
      ring % 2 ? colour.lagoon : colour.sun,
      11,
      `opacity="${1 - ring * 0.12}"`,
    ),
  ),
  stroke('M600 402h540', colour.paper, 5),
  disc(870, 372, 24, colour.paper),
  repeat(4, (bar) =>
    box(596, 130 + bar * 26, 130 - bar * 22, 10, colour.paper, 'rx="4" opacity=".8"'),
  ),
].join('');

const trainer = [
  shape('M1246 620l-10-210q0-70 64-70t64 70l-10 210z', colour.clay),
  disc(1300, 292, 46, skins[0] ?? colour.sand),
  shape('M1252 292q0-66 52-66q48 0 46 66q-22-36-52-36q-30 0-46 36z', colour.ink),
  stroke('M1250 390q-70 10-96-66', colour.clay, 27),
  disc(1150, 316, 15, skins[0] ?? colour.sand),
  stroke('M1148 312l-84-70', colour.sand, 5),
  box(1252, 600, 40, 150, colour.ink),
  box(1308, 600, 40, 150, colour.ink),
].join('');

function learner(x: number, y: number, s: number, index: number): string {
  const skin = skins[index % skins.length] ?? colour.sand;
  const shirt = shirts[index % shirts.length] ?? colour.sea;
  const hair = index % 3 === 0 ? '#2b1c14' : index % 3 === 1 ? colour.ink : '#5b3a25';
  return `<g transform="translate(${x} ${y}) scale(${s})">${shape('M-84 190q-6-150 84-150t84 150z', shirt)}${box(-16, 14, 32, 44, skin)}${disc(0, -22, 50, skin)}${shape(index % 2 ? 'M-56 6q-12-86 56-86t56 86q-2 40-26 52q14-60-4-92h-52q-18 32-4 92q-24-12-26-52z' : 'M-52-14q-4-64 52-64t52 64q2 22-10 30q-42 16-84 0q-12-8-10-30z', hair)}${index % 4 === 1 ? stroke('M-54-20a54 54 0 0 1 108 0', colour.sun, 9) + box(-64, -28, 18, 38, colour.ink, 'rx="8"') + box(46, -28, 18, 38, colour.ink, 'rx="8"') : ''}</g>`;
}

const seats = [
  repeat(6, (seat) => learner(160 + seat * 180, 560, 0.72, seat + 2)),
  box(40, 690, 1130, 14, '#7a4326'),
  repeat(6, (seat) => learner(60 + seat * 250, 690, 1, seat)),
].join('');

/** A training day, seen from the last row. */
export const trainingRoom: Scene = {
  ...size,
  draw: () =>
    svg(
      size,
      gradient('wall', [0, '#e9dcc2'], [1, '#d8c39b']) +
        gradient('floor', [0, '#a9713f'], [1, '#7f4e2a']) +
        gradient('outside', [0, '#8cc9c0'], [1, '#fbe3b4']),
      room +
        screen +
        trainer +
        seats +
        grain(99, { x: 0, y: 0, w: 1440, h: 560 }, 380, '#7a4326', 0.2),
    ),
};
