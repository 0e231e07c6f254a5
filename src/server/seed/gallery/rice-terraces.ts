import {
  box,
  colour,
  createSeededRandom,
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
const tones = ['#7fae62', '#5f9a5c', colour.leaf, '#3f7d5c', '#357058', colour.moss, '#24524a'];

function edge(seed: number, y: number, swing: number): string {
  const next = createSeededRandom(seed);
  let line = `M-20 ${Math.round(y + (next() - 0.5) * swing)}`;
  for (let wave = 1; wave <= 6; wave += 1) {
    const x = wave * 250 - 20;
    line += `S${x - 120} ${Math.round(y + (next() - 0.5) * swing * 1.2)} ${x} ${Math.round(y + (next() - 0.5) * swing)}`;
  }
  return line;
}

const terraces = repeat(15, (step) => {
  const y = Math.round(420 + step ** 1.32 * 17);
  const line = edge(100 + step, y, 30 + step * 2.4);
  const isWater = step % 3 === 1;
  return (
    shape(
      `${line}V980H-20z`,
      isWater ? 'url(#paddy)' : (tones[Math.min(6, Math.floor(step / 2.2))] ?? colour.moss),
    ) + stroke(line, isWater ? colour.paper : '#cfe0a6', 3, 'opacity=".6"')
  );
});

const shoots = (seed: number) => {
  const next = createSeededRandom(seed);
  return repeat(150, () => {
    const x = Math.round(next() * 1440);
    const y = Math.round(560 + next() * 390);
    const h = Math.round(8 + ((y - 520) / 400) * 16);
    return stroke(
      `M${x} ${y}q-2-${h} -7-${h}M${x} ${y}v-${h + 3}M${x} ${y}q2-${h} 7-${h}`,
      '#d6e3a2',
      2,
      'opacity=".55"',
    );
  });
};

const hut = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${box(-40, -40, 80, 52, '#7a4a2b')}${box(-12, -26, 24, 38, colour.ink)}${shape('M-78-34L0-126L78-34z', '#c99a54')}${stroke('M-78-34L0-126L78-34M-40-62h80M-20-92h40', '#8d6533', 4)}</g>`;

const farmer = [
  stroke('M1010 760v-70', colour.clay, 26),
  disc(1010, 668, 13, '#c98d62'),
  shape('M974 664q36-44 72 0z', colour.sand),
  stroke('M1010 712l40 26M1004 790v-34M1018 790v-34', colour.ink, 8),
].join('');

/** Rice terraces in the early morning. */
export const riceTerraces: Scene = {
  ...size,
  draw: () =>
    svg(
      size,
      gradient('morning', [0, '#9cc9cc'], [0.5, '#f6e2b8'], [1, '#f3bd70']) +
        gradient('paddy', [0, '#f7dca4'], [0.25, '#a9d3cd'], [1, '#5aa49e']),
      box(0, 0, 1440, 960, 'url(#morning)') +
        disc(430, 190, 104, colour.sun) +
        repeat(
          3,
          (ring) =>
            `<circle cx="430" cy="190" r="${150 + ring * 50}" fill="none" stroke="${colour.paper}" stroke-width="2.5" opacity="${0.65 - ring * 0.17}"/>`,
        ) +
        shape(
          hills(23, { width: 1440, crest: 330, swing: 190, waves: 5, bottom: 560 }),
          colour.lagoon,
        ) +
        shape(
          hills(29, { width: 1440, crest: 400, swing: 150, waves: 6, bottom: 560 }),
          colour.shallow,
        ) +
        box(0, 330, 1440, 60, colour.paper, 'opacity=".22"') +
        terraces +
        shoots(7) +
        hut(1130, 520, 0.8) +
        hut(1240, 556, 1) +
        hut(250, 600, 0.75) +
        farmer +
        grain(95, { x: 0, y: 0, w: 1440, h: 400 }, 300, colour.paper, 0.4),
    ),
};
