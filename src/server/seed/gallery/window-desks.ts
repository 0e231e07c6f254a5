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

const size = { width: 1152, height: 1440 };

const view = [
  box(0, 0, 1152, 1440, 'url(#wall)'),
  '<clipPath id="pane"><path d="M170 900V470a406 406 0 0 1 812 0v430z"/></clipPath>',
  '<g clip-path="url(#pane)">',
  box(170, 60, 812, 860, 'url(#outside)'),
  disc(700, 500, 120, colour.paper, 'opacity=".95"'),
  repeat(
    3,
    (ring) =>
      `<circle cx="700" cy="500" r="${180 + ring * 62}" fill="none" stroke="${colour.paper}" stroke-width="2" opacity="${0.7 - ring * 0.18}"/>`,
  ),
  shape(hills(21, { width: 1152, crest: 760, swing: 120, waves: 6, bottom: 920 }), colour.lagoon),
  shape(hills(9, { width: 1152, crest: 830, swing: 100, waves: 5, bottom: 920 }), colour.shallow),
  repeat(9, (house) =>
    box(
      150 + house * 100,
      800 - ((house * 67) % 120),
      74,
      300,
      house % 2 ? colour.sea : colour.deepSea,
      'opacity=".85"',
    ),
  ),
  '</g>',
  stroke('M170 900V470a406 406 0 0 1 812 0v430z', colour.ink, 16),
  stroke('M576 64v836M170 640h812M372 122v778M780 122v778', colour.ink, 7),
  box(130, 900, 892, 26, colour.paper),
].join('');

const light = [
  shape('M230 930h290l-250 510h-420z', colour.paper, 'opacity=".3"'),
  shape('M600 930h320l60 510h-420z', colour.paper, 'opacity=".3"'),
].join('');

const monitor = (x: number, y: number, tone: string) =>
  [
    box(x + 66, y + 112, 22, 44, colour.ink),
    box(x + 36, y + 152, 82, 9, colour.ink, 'rx="4"'),
    box(x, y, 156, 116, colour.ink, 'rx="9"'),
    box(x + 9, y + 9, 138, 98, tone, 'rx="3"'),
    stroke(`M${x + 24} ${y + 84}a52 52 0 0 1 104 0`, colour.sun, 6),
    repeat(3, (row) =>
      box(x + 22, y + 24 + row * 13, 70 - row * 16, 5, colour.paper, 'opacity=".75" rx="2"'),
    ),
  ].join('');

const desk = (x: number, y: number, w: number) =>
  [
    box(x, y, w, 22, colour.clay, 'rx="4"'),
    box(x, y + 18, w, 6, colour.ink, 'opacity=".35"'),
    box(x + 26, y + 22, 15, 210, colour.ink),
    box(x + w - 41, y + 22, 15, 210, colour.ink),
  ].join('');

const chair = (x: number, y: number) =>
  [
    box(x, y, 132, 150, colour.sea, 'rx="34"'),
    box(x + 12, y + 14, 108, 60, colour.shallow, 'rx="26" opacity=".6"'),
    box(x + 58, y + 150, 16, 84, colour.ink),
    stroke(`M${x + 12} ${y + 250}q54-34 108 0`, colour.ink, 11),
  ].join('');

const plant = [
  repeat(9, (leaf) => {
    const bend = (leaf - 4) * 34;
    return shape(
      `M1010 1190q${bend * 0.3} ${-130 - (leaf % 3) * 40} ${bend} ${-210 - (leaf % 3) * 36}q${30 - bend * 0.2} 120 ${-bend} ${210 + (leaf % 3) * 36}z`,
      leaf % 2 ? colour.moss : colour.leaf,
    );
  }),
  shape('M940 1180h140l-20 160h-100z', colour.paper),
  box(932, 1172, 156, 22, colour.sand),
].join('');

/** Desks below a round window in the morning. */
export const windowDesks: Scene = {
  ...size,
  draw: () =>
    svg(
      size,
      gradient('wall', [0, '#1a4a58'], [0.64, '#14404f'], [0.641, '#c9a77c'], [1, '#a9824f']) +
        gradient('outside', [0, colour.sky], [0.55, '#fbe3b4'], [1, '#f5be6e']),
      view +
        light +
        desk(120, 1080, 400) +
        monitor(170, 918, colour.deepSea) +
        monitor(338, 918, colour.dusk) +
        desk(600, 1010, 330) +
        monitor(680, 848, colour.deepSea) +
        chair(700, 1060) +
        chair(250, 1140) +
        plant +
        grain(8, { x: 0, y: 0, w: 1152, h: 920 }, 380, colour.paper, 0.22) +
        grain(12, { x: 0, y: 930, w: 1152, h: 510 }, 420, colour.ink, 0.2),
    ),
};
