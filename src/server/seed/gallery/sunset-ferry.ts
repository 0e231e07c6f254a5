import {
  box,
  colour,
  disc,
  gradient,
  grain,
  hills,
  repeat,
  type Scene,
  shape,
  stroke,
  svg,
} from './paint.ts';

const size = { width: 1440, height: 960 };
const horizon = 560;

const heaven = [
  box(0, 0, 1440, horizon, 'url(#dusk)'),
  repeat(6, (band) =>
    box(
      -20 + ((band * 271) % 600),
      90 + band * 62,
      520 + band * 60,
      20 + (band % 3) * 9,
      band % 2 ? '#f9c987' : '#c9583a',
      'rx="14" opacity=".35"',
    ),
  ),
  disc(1010, 470, 215, colour.sun),
  disc(1010, 470, 168, '#fbd08a'),
  shape(
    hills(13, { width: 1440, crest: 550, swing: 90, waves: 6, bottom: 580 }),
    '#5d3346',
    'opacity=".85"',
  ),
  repeat(6, (bird) =>
    stroke(`M${250 + bird * 60} ${230 + ((bird * 43) % 80)}q13-15 24 0q11-15 24 0`, colour.ink, 4),
  ),
].join('');

const sea = [
  box(0, horizon, 1440, 400, 'url(#sea)'),
  repeat(17, (row) => {
    const half = 210 - row * 8 + (row % 3) * 34;
    return box(
      1010 - half,
      horizon + 8 + row * 23,
      half * 2,
      7,
      colour.peach,
      `rx="4" opacity="${0.9 - row * 0.05}"`,
    );
  }),
  repeat(46, (wave) =>
    stroke(
      `M${(wave * 397 + wave * wave * 31) % 1440} ${horizon + 26 + ((wave * wave * 17 + wave * 11) % 360)}q30-12 60 0t60 0`,
      wave % 2 ? '#f9c987' : '#0a2a3a',
      3,
      'opacity=".4"',
    ),
  ),
].join('');

const ferry = [
  shape('M120 690h760l-70 120q-8 14-26 14H230q-22 0-32-16z', colour.ink),
  shape('M136 716h726l-16 28H152z', colour.clay),
  shape('M200 690V590h560l46 100z', colour.paper),
  repeat(9, (pane) =>
    box(224 + pane * 60, 616, 42, 44, pane % 4 === 2 ? colour.sun : colour.night, 'rx="8"'),
  ),
  shape('M250 590v-84h400l40 84z', colour.sand),
  repeat(6, (pane) =>
    box(272 + pane * 64, 526, 46, 38, pane === 3 ? colour.sun : colour.night, 'rx="8"'),
  ),
  shape('M300 506v-62h200l30 62z', colour.paper),
  box(320, 460, 160, 28, colour.dusk, 'rx="6"'),
  shape('M560 506l-12-124h96l12 124z', colour.sea),
  box(548, 400, 96, 26, colour.sun),
  stroke('M566 372a30 30 0 0 1 60 0', colour.ink, 8),
  stroke('M610 350q40-50 10-96t40-92', colour.paper, 20, 'opacity=".35"'),
  stroke('M330 444v-120M330 334l-160 356M330 334l210 110', colour.ink, 4),
  shape('M334 326h64l-18 20l18 20h-64z', colour.clay),
  stroke('M690 590h90M690 566v24M720 566v24M750 566v24M690 566h80', colour.ink, 5),
  repeat(
    5,
    (person) =>
      disc(704 + person * 18, 556, 7, colour.ink) +
      box(698 + person * 18, 562, 12, 26, person % 2 ? colour.clay : colour.dusk, 'rx="5"'),
  ),
  stroke('M60 836q120-36 250-4t250 0t260 0t180-6', colour.paper, 9, 'opacity=".75"'),
  stroke('M-20 866q140-30 280 0t280 0', colour.paper, 6, 'opacity=".45"'),
].join('');

/** The ferry home after the last shift of the day. */
export const sunsetFerry: Scene = {
  ...size,
  draw: () =>
    svg(
      size,
      gradient('dusk', [0, '#33314f'], [0.45, '#b1543f'], [1, '#f3a04b']) +
        gradient('sea', [0, '#c4683f'], [0.3, '#4c4a5e'], [1, '#0b2233']),
      heaven +
        sea +
        ferry +
        grain(41, { x: 0, y: 0, w: 1440, h: 500 }, 420, colour.peach, 0.4) +
        grain(42, { x: 0, y: 620, w: 1440, h: 340 }, 300, colour.ink, 0.3),
    ),
};
