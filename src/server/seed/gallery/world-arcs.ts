import {
  box,
  colour,
  disc,
  glow,
  gradient,
  grain,
  repeat,
  type Scene,
  stroke,
  svg,
} from './paint.ts';

const size = { width: 1440, height: 810 };
const radius = 620;
const centre = { x: 720, y: 1010 };

/** A place on the rim of the globe, by its angle from the left in degrees. */
function place(angle: number, height = 0): { x: number; y: number } {
  const turn = ((180 + angle) * Math.PI) / 180;
  return {
    x: Math.round(centre.x + Math.cos(turn) * (radius + height)),
    y: Math.round(centre.y + Math.sin(turn) * (radius + height)),
  };
}

function arc(from: number, to: number, height: number, tone: string, width: number): string {
  const a = place(from);
  const top = place((from + to) / 2, height);
  const b = place(to);
  return stroke(`M${a.x} ${a.y}Q${top.x} ${top.y} ${b.x} ${b.y}`, tone, width);
}

const globe = [
  `<clipPath id="ball"><circle cx="${centre.x}" cy="${centre.y}" r="${radius}"/></clipPath>`,
  disc(centre.x, centre.y, radius, 'url(#globe)'),
  '<g clip-path="url(#ball)">',
  repeat(
    9,
    (turn) =>
      `<ellipse cx="${centre.x}" cy="${centre.y}" rx="${(turn + 0.5) * 74}" ry="${radius}" fill="none" stroke="${colour.lagoon}" stroke-width="1.6" opacity=".35"/>`,
  ),
  repeat(
    8,
    (band) =>
      `<ellipse cx="${centre.x}" cy="${430 + band * 74}" rx="720" ry="90" fill="none" stroke="${colour.lagoon}" stroke-width="1.6" opacity=".3"/>`,
  ),
  '<path d="M250 620q60-110 170-120q90-8 120 52q70-20 60 60q-20 80-110 70q-40 70-110 40q-120 10-130-102z" fill="#4d8a5b" opacity=".85"/>',
  '<path d="M700 470q60-50 150-36q40-28 110 4q90-6 120 70q60 60-20 92q-70 60-140 10q-80 40-130-20q-110-20-90-120z" fill="#4d8a5b" opacity=".85"/>',
  '<path d="M1110 640q60-20 80 40q30 60-34 70q-70-20-46-110zM1180 560q30 0 34 36q-14 30-40 8z" fill="#4d8a5b" opacity=".85"/>',
  '<path d="M720 390a620 620 0 0 1 620 620h-300a620 620 0 0 0-320-620z" fill="#0b1b2b" opacity=".28"/>',
  '</g>',
  `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="none" stroke="${colour.peach}" stroke-width="3" opacity=".8"/>`,
].join('');

const desks = [38, 82, 140];

const bridges = [
  arc(38, 82, 150, colour.sun, 7),
  arc(82, 140, 210, colour.sun, 7),
  arc(38, 140, 470, colour.peach, 4),
  arc(52, 82, 70, colour.lagoon, 3),
  arc(82, 112, 90, colour.lagoon, 3),
  arc(112, 140, 80, colour.lagoon, 3),
  arc(24, 38, 50, colour.lagoon, 3),
  repeat(3, (desk) => {
    const { x, y } = place(desks[desk] ?? 90);
    return (
      disc(x, y, 70, 'url(#lamp)') + disc(x, y, 17, colour.paper) + disc(x, y, 9, colour.amber)
    );
  }),
].join('');

/** Arcs between the desks of the company around the globe. */
export const worldArcs: Scene = {
  ...size,
  draw: () =>
    svg(
      size,
      gradient('space', [0, '#071320'], [0.7, '#123049'], [1, '#1d4a60']) +
        gradient('globe', [0, '#2f938d'], [0.5, '#0f5c62'], [1, '#0b2f42']) +
        glow('lamp', colour.sun, 0.85) +
        glow('dawn', '#f7b65c', 0.75),
      box(0, 0, 1440, 810, 'url(#space)') +
        disc(180, 720, 470, 'url(#dawn)') +
        grain(71, { x: 0, y: 0, w: 1440, h: 560 }, 330, colour.paper, 0.7) +
        globe +
        bridges,
    ),
};
