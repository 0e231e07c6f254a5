/** The colours of the site, and what lies between them. */
export const colour = {
  ink: '#0b1b2b',
  night: '#12304a',
  dusk: '#24506b',
  deepSea: '#0a4a50',
  sea: '#0f6e6e',
  shallow: '#3f9c97',
  lagoon: '#8cc9c0',
  mist: '#e6ecec',
  sky: '#c5dde0',
  paper: '#fbfaf7',
  sand: '#efdfc4',
  peach: '#f8d3a0',
  sun: '#f2a33a',
  amber: '#de7f2c',
  clay: '#b4532f',
  leaf: '#4d8a5b',
  moss: '#2c5e4a',
} as const;

/** A picture as it is drawn: pixels, and the SVG inside them. */
export type Scene = { width: number; height: number; draw: () => string };

/** Numbers from 0 to 1 that are the same at every start. */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One drawing for each number from 0 on. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A rectangle. */
export function box(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
}

/** A circle. */
export function disc(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`;
}

/** A filled outline. */
export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A line without filling. */
export function stroke(d: string, colourOfLine: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colourOfLine}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/** A gradient from top to bottom, to be used as `url(#id)`. */
export function gradient(id: string, ...stops: [offset: number, colour: string][]): string {
  const marks = stops.map(([at, tone]) => `<stop offset="${at}" stop-color="${tone}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${marks}</linearGradient>`;
}

/** A light that fades out around its middle, to be used as `url(#id)`. */
export function glow(id: string, tone: string, strength = 0.9): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${tone}" stop-opacity="${strength}"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient>`;
}

type Area = { x: number; y: number; w: number; h: number };

/** Specks as of a hand-pulled print. */
export function grain(
  seed: number,
  area: Area,
  count: number,
  fill: string,
  opacity = 0.35,
): string {
  const next = createSeededRandom(seed);
  const dots = repeat(count, () =>
    disc(
      Math.round(area.x + next() * area.w),
      Math.round(area.y + next() * area.h),
      Math.round(8 + next() * 14) / 10,
      fill,
    ),
  );
  return `<g opacity="${opacity}">${dots}</g>`;
}

/** The outline of a range of hills from edge to edge, down to `bottom`. */
export function hills(
  seed: number,
  range: { width: number; crest: number; swing: number; waves: number; bottom: number },
): string {
  const next = createSeededRandom(seed);
  const { width, crest, swing, waves, bottom } = range;
  const step = width / waves;
  const height = () => Math.round(crest - next() * swing);
  let line = `M0 ${bottom}V${height()}`;
  for (let wave = 1; wave <= waves; wave += 1) {
    const to = Math.round(wave * step);
    line += `S${Math.round(to - step * 0.45)} ${height()} ${to} ${height()}`;
  }
  return `${line}V${bottom}Z`;
}

/** The whole picture as SVG. */
export function svg({ width, height }: Omit<Scene, 'draw'>, defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
}
