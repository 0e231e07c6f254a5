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

const size = { width: 1152, height: 1440 };

function facade(x: number, w: number, tone: string, columns: number): string {
  const gap = w / columns;
  return (
    box(x, 120, w, 1000, tone) +
    repeat(columns * 5, (index) => {
      const left = Math.round(x + (index % columns) * gap + gap * 0.24);
      const top = 180 + Math.floor(index / columns) * 186;
      const wide = Math.round(gap * 0.52);
      const lit = (index * 7 + columns) % 5 === 0;
      return (
        box(left - 7, top - 8, wide + 14, 128, colour.paper) +
        box(left, top, wide, 112, lit ? colour.sun : colour.night) +
        stroke(`M${left + wide / 2} ${top}v112M${left} ${top + 40}h${wide}`, colour.paper, 4) +
        shape(`M${left - 12} ${top - 8}q${wide / 2 + 12}-34 ${wide + 24} 0z`, colour.sand) +
        (index % 3 === 0
          ? box(left - 8, top + 116, wide + 16, 16, colour.moss, 'rx="6"') +
            repeat(4, (bloom) =>
              disc(left + bloom * (wide / 3), top + 112, 8, bloom % 2 ? colour.clay : colour.sun),
            )
          : '')
      );
    })
  );
}

const yard = [
  box(0, 0, 1152, 1440, 'url(#sky)'),
  disc(860, 130, 92, colour.sun),
  shape('M-10 130L230 40L400 130z', colour.clay) + shape('M760 130L920 30L1162 130z', '#8c3f25'),
  facade(0, 400, '#d79a5b', 3),
  facade(752, 400, '#c4b08b', 3),
  facade(400, 352, '#e3cfa6', 2),
  box(400, 110, 352, 22, '#8c3f25'),
  shape('M470 1120V900a106 106 0 0 1 212 0v220z', colour.ink),
  shape('M500 1120V906a76 76 0 0 1 152 0v214z', '#f5c57e'),
  shape('M500 1120v-70q76-40 152 0v70z', colour.leaf),
  box(0, 1120, 1152, 320, 'url(#stones)'),
  repeat(80, (stone) =>
    stroke(
      `M${(stone % 10) * 128 + (Math.floor(stone / 10) % 2) * 60 - 20} ${1140 + Math.floor(stone / 10) * 38}q52-12 104 0`,
      '#7d7464',
      3,
      'opacity=".6"',
    ),
  ),
].join('');

const tree = [
  '<ellipse cx="250" cy="1276" rx="230" ry="34" fill="#0b1b2b" opacity=".25"/>',
  shape('M222 1270q22-200 6-360h54q-14 190 22 360z', '#5b3a25'),
  stroke('M252 1000q-70-60-92-130M262 960q60-50 96-130', '#5b3a25', 19),
  repeat(22, (bough) =>
    disc(
      Math.round(255 + Math.cos(bough * 2.4) * (40 + bough * 8)),
      Math.round(760 + Math.sin(bough * 2.4) * (30 + bough * 7)),
      78 - bough,
      bough % 3 === 0 ? colour.leaf : bough % 3 === 1 ? colour.moss : '#6d9f58',
    ),
  ),
].join('');

const bicycle = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${repeat(2, (w) => `<circle cx="${w * 190}" cy="0" r="68" fill="none" stroke="${colour.ink}" stroke-width="9"/>${repeat(6, (spoke) => `<path d="M${w * 190} -62v124" stroke="${colour.ink}" stroke-width="1.5" transform="rotate(${spoke * 30} ${w * 190} 0)"/>`)}`)}${stroke('M0 0l60-110h92l38 110M60-110l34 110l58-110M94 0h-94M152-110l-8-34h34M60-110l-8-24', colour.clay, 10)}${box(28, -146, 52, 14, colour.ink, 'rx="6"')}${box(150, -178, 74, 46, colour.sand, 'rx="6"')}</g>`;

const bench = [
  box(470, 1216, 250, 18, colour.clay, 'rx="4"'),
  box(470, 1166, 250, 16, colour.clay, 'rx="4"'),
  box(470, 1134, 250, 16, colour.clay, 'rx="4"'),
  box(490, 1140, 12, 150, colour.ink),
  box(688, 1140, 12, 150, colour.ink),
].join('');

/** The courtyard of the Berlin office. */
export const berlinCourtyard: Scene = {
  ...size,
  draw: () =>
    svg(
      size,
      gradient('sky', [0, '#9fcbd0'], [0.2, '#fbe6c0'], [1, '#fbe6c0']) +
        gradient('stones', [0, '#b3a78f'], [1, '#8f8671']),
      yard +
        bench +
        tree +
        bicycle(780, 1270) +
        stroke('M330 210Q576 330 830 210', colour.ink, 4) +
        repeat(9, (bulb) =>
          disc(360 + bulb * 54, Math.round(270 - ((bulb - 4) / 4.4) ** 2 * 56), 11, colour.peach),
        ) +
        grain(97, { x: 0, y: 120, w: 1152, h: 1000 }, 480, colour.ink, 0.18),
    ),
};
