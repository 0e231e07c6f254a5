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

const palm = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${stroke('M0 0q-26-150 22-300', colour.moss, 17)}${repeat(
    7,
    (leaf) => {
      const turn = -150 + leaf * 46;
      return `<g transform="translate(22 -300) rotate(${turn})">${shape('M0 0q80-44 170 16q-92-10-170-16z', leaf % 2 ? colour.moss : colour.leaf)}</g>`;
    },
  )}</g>`;

const land = [
  box(0, 0, 1440, 960, 'url(#day)'),
  repeat(14, (ray) => {
    const angle = ((ray * 180) / 13 + 180) * (Math.PI / 180);
    return stroke(
      `M${Math.round(1060 + Math.cos(angle) * 190)} ${Math.round(560 + Math.sin(angle) * 190)}L${Math.round(1060 + Math.cos(angle) * 520)} ${Math.round(560 + Math.sin(angle) * 520)}`,
      colour.paper,
      9,
      'opacity=".45"',
    );
  }),
  disc(1060, 560, 160, colour.sun),
  shape(hills(41, { width: 1440, crest: 600, swing: 190, waves: 5, bottom: 760 }), colour.lagoon),
  shape(hills(17, { width: 1440, crest: 670, swing: 130, waves: 7, bottom: 780 }), colour.shallow),
  shape(hills(2, { width: 1440, crest: 735, swing: 70, waves: 9, bottom: 800 }), colour.sea),
  palm(130, 770, 1.15),
  palm(250, 780, 0.85),
  palm(1330, 775, 1.2),
  box(0, 765, 1440, 195, '#33424d'),
  box(0, 765, 1440, 12, colour.sand),
  repeat(9, (dash) => box(-40 + dash * 180, 880, 100, 9, colour.sand, 'rx="4"')),
].join('');

const wheel = (x: number) =>
  disc(x, 800, 66, colour.ink) +
  disc(x, 800, 36, colour.mist) +
  disc(x, 800, 12, colour.ink) +
  repeat(
    8,
    (spoke) =>
      `<rect x="${x - 3}" y="766" width="6" height="26" fill="${colour.shallow}" transform="rotate(${spoke * 45} ${x} 800)"/>`,
  );

const body = [
  '<ellipse cx="690" cy="868" rx="480" ry="20" fill="#0b1b2b" opacity=".35"/>',
  shape(
    'M250 470q0-42 42-42h606q30 0 44 28l42 118h96q62 0 76 62l16 122q0 34-34 34H286q-36 0-36-34z',
    colour.paper,
  ),
  shape('M250 590h724l10 28h80q60 2 80 62l6 38H250z', colour.sea),
  shape('M250 690h906l10 46H250z', colour.sun),
  box(250, 736, 920, 26, colour.clay),
  shape('M236 420q6-38 44-38h612q36 0 54 34l10 20H236z', colour.clay),
  repeat(11, (tassel) => disc(270 + tassel * 62, 438, 13, tassel % 2 ? colour.sun : colour.lagoon)),
  repeat(
    5,
    (pane) =>
      box(292 + pane * 112, 462, 92, 112, colour.night, 'rx="12"') +
      disc(338 + pane * 112, 540, 24, pane === 3 ? colour.peach : '#c98d62') +
      shape(`M${302 + pane * 112} 574q36-34 72 0z`, pane % 2 ? colour.lagoon : colour.paper),
  ),
  shape('M866 462h34q16 0 24 18l38 94h-96z', colour.sky),
  disc(908, 536, 21, '#c98d62'),
  repeat(12, (point) =>
    shape(`M${282 + point * 60} 640l20-22l20 22l-20 22z`, point % 2 ? colour.sun : colour.paper),
  ),
  stroke(
    'M300 722a60 60 0 0 1 120 0M440 722a60 60 0 0 1 120 0M580 722a60 60 0 0 1 120 0M720 722a60 60 0 0 1 120 0',
    colour.ink,
    6,
  ),
  box(1080, 610, 66, 84, colour.mist, 'rx="8"'),
  repeat(4, (bar) => box(1088 + bar * 15, 616, 7, 72, colour.dusk)),
  disc(1130, 716, 19, colour.peach) + disc(1130, 716, 11, colour.paper),
  stroke('M1046 572q8-50 60-46', colour.mist, 8) + shape('M1100 516l30 6l-22 22z', colour.sun),
  box(1010, 744, 190, 18, colour.mist, 'rx="8"'),
  box(300, 356, 330, 28, colour.dusk, 'rx="6"') +
    box(330, 316, 110, 42, colour.sand, 'rx="6"') +
    box(458, 326, 90, 32, colour.leaf, 'rx="6"'),
  wheel(420),
  wheel(1010),
].join('');

/** A jeepney on the coast road. */
export const jeepney: Scene = {
  ...size,
  draw: () =>
    svg(
      size,
      gradient('day', [0, '#6fb3b6'], [0.4, '#f5dcae'], [0.75, '#f2b867'], [1, '#f2b867']),
      land +
        body +
        grain(51, { x: 0, y: 0, w: 1440, h: 560 }, 380, colour.paper) +
        grain(52, { x: 0, y: 790, w: 1440, h: 170 }, 260, colour.paper, 0.16),
    ),
};
