import {
  box,
  colour,
  createSeededRandom,
  disc,
  glow,
  gradient,
  grain,
  repeat,
  type Scene,
  shape,
  stroke,
  svg,
} from './paint.ts';

const size = { width: 1440, height: 810 };
const shore = 640;

type Block = { x: number; w: number; h: number; fill: string; lit: number };

function windows({ x, w, h, lit }: Block, next: () => number): string {
  const columns = Math.floor((w - 18) / 17);
  const rows = Math.floor((h - 24) / 22);
  return repeat(columns * rows, (index) => {
    if (next() > lit) return '';
    const tone = next() > 0.25 ? colour.sun : colour.peach;
    const left = x + 11 + (index % columns) * 17;
    return box(
      left,
      shore - h + 16 + Math.floor(index / columns) * 22,
      9,
      11,
      tone,
      `opacity="${(0.55 + next() * 0.45).toFixed(2)}"`,
    );
  });
}

function row(seed: number, from: { h: number; swing: number; fill: string; lit: number }): string {
  const next = createSeededRandom(seed);
  let left = -20;
  let drawn = '';
  while (left < 1440) {
    const block = {
      x: left,
      w: Math.round(62 + next() * 78),
      h: Math.round(from.h + next() * from.swing),
      fill: from.fill,
      lit: from.lit,
    };
    drawn += box(block.x, shore - block.h, block.w, block.h, block.fill);
    if (next() > 0.6)
      drawn += box(block.x + block.w / 2 - 2, shore - block.h - 44, 4, 46, block.fill);
    drawn += windows(block, next);
    left += block.w + Math.round(next() * 12) - 2;
  }
  return drawn;
}

const heaven = [
  box(0, 0, 1440, shore, 'url(#night)'),
  disc(1090, 170, 260, 'url(#halo)'),
  shape('M1110 98a74 74 0 1 1-86 96a84 84 0 0 0 86-96z', colour.peach),
  repeat(3, (ring) =>
    stroke(
      `M${120 + ring * 60} ${shore}A${600 - ring * 60} ${600 - ring * 60} 0 0 1 ${1320 - ring * 60} ${shore}`,
      colour.shallow,
      2,
      `opacity="${0.5 - ring * 0.12}" stroke-dasharray="2 12"`,
    ),
  ),
].join('');

const ourTower = [
  box(640, shore - 500, 150, 500, '#0d2c40'),
  stroke(`M640 ${shore - 500}a75 75 0 0 1 150 0`, colour.shallow, 7),
  repeat(16, (floor) =>
    box(
      654,
      shore - 480 + floor * 25,
      122,
      12,
      floor === 4 || floor === 5 || floor === 8 ? colour.sun : '#1d4a5e',
      'rx="2"',
    ),
  ),
  disc(715, shore - 350, 190, 'url(#halo)'),
].join('');

const river = [
  box(0, shore, 1440, 170, 'url(#river)'),
  repeat(90, (spark) => {
    const x = (spark * 211) % 1440;
    return box(
      x,
      shore + 8 + ((spark * 47) % 150),
      5 + (spark % 4) * 9,
      3,
      spark % 3 ? colour.sun : colour.lagoon,
      `opacity="${0.65 - ((spark * 47) % 150) / 300}"`,
    );
  }),
  stroke(`M0 ${shore}h1440`, colour.ink, 6),
].join('');

/** The city at night; one floor is always lit. */
export const nightSkyline: Scene = {
  ...size,
  draw: () =>
    svg(
      size,
      gradient('night', [0, '#0a1a2b'], [0.6, '#1d4660'], [1, '#8d5f4a']) +
        gradient('river', [0, '#123a4b'], [1, '#081522']) +
        glow('halo', colour.sun, 0.4),
      heaven +
        grain(31, { x: 0, y: 0, w: 1440, h: 380 }, 190, colour.paper, 0.8) +
        row(7, { h: 190, swing: 190, fill: '#1f4258', lit: 0.16 }) +
        ourTower +
        row(19, { h: 70, swing: 190, fill: '#0c2233', lit: 0.34 }) +
        river,
    ),
};
