import {
  box,
  colour,
  disc,
  glow,
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
const horizon = 610;
const deck = 560;

/** The height of the arch above the deck at a place along it. */
const archAt = (x: number) => Math.round(deck - 250 * (1 - ((x - 720) / 470) ** 2));

const sky = [
  box(0, 0, 1440, horizon, 'url(#sky)'),
  disc(720, horizon, 560, 'url(#glow)'),
  repeat(4, (ring) =>
    stroke(
      `M${220 + ring * 70} ${horizon}A${500 - ring * 70} ${500 - ring * 70} 0 0 1 ${1220 - ring * 70} ${horizon}`,
      colour.paper,
      2,
      'opacity=".5"',
    ),
  ),
  disc(720, horizon - 20, 170, colour.sun),
  shape(
    hills(11, { width: 1440, crest: 600, swing: 130, waves: 7, bottom: 640 }),
    colour.lagoon,
    'opacity=".75"',
  ),
  shape(hills(5, { width: 1440, crest: 622, swing: 80, waves: 5, bottom: 650 }), colour.shallow),
].join('');

const water = [
  box(0, horizon, 1440, 350, 'url(#water)'),
  repeat(15, (row) => {
    const half = 190 - row * 9 + (row % 3) * 26;
    return box(
      720 - half,
      horizon + 10 + row * 22,
      half * 2,
      6 + (row % 2) * 3,
      colour.sun,
      `rx="4" opacity="${0.85 - row * 0.05}"`,
    );
  }),
  repeat(34, (wave) => {
    const x = (wave * 397 + wave * wave * 53) % 1440;
    return stroke(
      `M${x} ${horizon + 30 + ((wave * wave * 29 + wave * 7) % 300)}h${40 + ((wave * 31) % 90)}`,
      colour.paper,
      2.5,
      'opacity=".35"',
    );
  }),
].join('');

const bridge = [
  repeat(21, (cable) => {
    const x = 290 + cable * 43;
    return stroke(`M${x} ${archAt(x)}V${deck}`, colour.ink, 3);
  }),
  stroke(`M250 ${deck}Q720 ${deck - 500} 1190 ${deck}`, colour.ink, 15),
  stroke(`M250 ${deck + 12}Q720 ${deck - 452} 1190 ${deck + 12}`, colour.ink, 4),
  box(-10, deck, 1460, 17, colour.ink),
  box(-10, deck - 12, 1460, 3, colour.ink),
  repeat(3, (pier) => box(30 + pier * 90, deck, 20, 110 + pier * 12, colour.ink)),
  repeat(3, (pier) => box(1210 + pier * 90, deck, 20, 134 - pier * 12, colour.ink)),
  shape(`M236 ${deck}h44l16 150h-76z`, colour.ink),
  shape(`M1160 ${deck}h44l16 150h-76z`, colour.ink),
].join('');

const boats = [
  shape('M150 800q90 34 190 0l-22 34h-146z', colour.ink),
  shape('M246 796V690q58 46 70 98z', colour.paper),
  shape('M236 796V712q-46 36-58 80z', colour.sand),
  stroke('M120 840h260', colour.ink, 4),
  shape('M1090 735q46 16 96 0l-12 18h-74z', colour.ink),
  shape('M1138 732v-58q32 26 38 54z', colour.paper),
  repeat(5, (bird) =>
    stroke(`M${380 + bird * 46} ${200 + ((bird * 37) % 70)}q11-13 20 0q9-13 20 0`, colour.ink, 3.5),
  ),
].join('');

/** A bridge between islands before the rising sun. */
export const bridgeSunrise: Scene = {
  ...size,
  draw: () =>
    svg(
      size,
      gradient('sky', [0, '#7fb5bd'], [0.5, '#f3dfb9'], [1, '#f7b65c']) +
        gradient('water', [0, '#e9a653'], [0.22, '#5aa49e'], [1, colour.deepSea]) +
        glow('glow', '#ffe3ab'),
      sky +
        water +
        bridge +
        boats +
        grain(3, { x: 0, y: 0, w: 1440, h: 500 }, 420, colour.paper) +
        grain(4, { x: 0, y: 640, w: 1440, h: 320 }, 320, colour.ink, 0.25),
    ),
};
