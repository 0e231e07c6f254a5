import {
  box,
  colour,
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

const size = { width: 1152, height: 1440 };
const end = { x: 576, y: 640 };

/** A point between a corner of the picture and the end of the corridor. */
const toward = (x: number, y: number, depth: number) => ({
  x: Math.round(x + (end.x - x) * depth),
  y: Math.round(y + (end.y - y) * depth),
});

const depths = [0, 0.26, 0.46, 0.61, 0.72, 0.8];

function rack(side: number, index: number): string {
  const near = depths[index] ?? 0;
  const far = (depths[index + 1] ?? 1) - 0.015;
  const top = [toward(side, -140, near), toward(side, -140, far)] as const;
  const foot = [toward(side, 1480, near), toward(side, 1480, far)] as const;
  const frame = shape(
    `M${top[0].x} ${top[0].y}L${top[1].x} ${top[1].y}L${foot[1].x} ${foot[1].y}L${foot[0].x} ${foot[0].y}z`,
    index % 2 ? '#11344a' : '#0d2a3e',
  );
  const units = repeat(17, (unit) => {
    const y = -60 + unit * 86;
    const a = toward(side, y, near + 0.025);
    const b = toward(side, y, far - 0.015);
    const width = Math.max(3, Math.round(26 * (1 - near)));
    const lit = (unit * 7 + index * 5 + (side > 0 ? 3 : 0)) % 6;
    const lamp = toward(side, y, near + 0.05);
    return (
      stroke(`M${a.x} ${a.y}L${b.x} ${b.y}`, lit === 0 ? colour.sea : '#1c4c62', width) +
      disc(
        lamp.x,
        lamp.y,
        Math.max(2, Math.round(8 * (1 - near))),
        lit < 2 ? colour.sun : colour.lagoon,
      )
    );
  });
  return frame + units;
}

const hall = [
  box(0, 0, 1152, 1440, '#0a1f30'),
  shape(`M0 1440L${end.x - 96} 770h192L1152 1440z`, 'url(#floor)'),
  repeat(9, (tile) => {
    const y = Math.round(770 + (tile / 9) ** 2 * 670);
    return stroke(`M0 ${y}h1152`, colour.lagoon, 2, 'opacity=".25"');
  }),
  repeat(7, (seam) =>
    stroke(
      `M${end.x - 66 + seam * 22} 770L${-240 + seam * 272} 1440`,
      colour.lagoon,
      2,
      'opacity=".22"',
    ),
  ),
  shape(`M0 0L${end.x - 96} 500h192L1152 0z`, '#0d2a3e'),
  repeat(5, (lamp) => {
    const y = Math.round(470 - (lamp / 5) ** 1.6 * 470);
    const half = Math.round(26 + (lamp / 5) ** 1.6 * 220);
    return box(
      end.x - half,
      y,
      half * 2,
      6 + lamp * 6,
      colour.peach,
      `rx="4" opacity="${0.55 + lamp * 0.09}"`,
    );
  }),
].join('');

const door = [
  disc(end.x, end.y, 330, 'url(#shine)'),
  shape(`M${end.x - 96} 770V600a96 96 0 0 1 192 0v170z`, colour.sun),
  shape(`M${end.x - 70} 770V606a70 70 0 0 1 140 0v164z`, colour.peach),
  disc(end.x, 640, 22, colour.ink),
  shape(`M${end.x - 26} 770v-72q0-36 26-36t26 36v72z`, colour.ink),
  shape(`M${end.x - 60} 772h120l150 668h-420z`, colour.sun, 'opacity=".18"'),
].join('');

/** A corridor of servers with somebody in the lit door at its end. */
export const serverCorridor: Scene = {
  ...size,
  draw: () =>
    svg(
      size,
      gradient('floor', [0, '#2f6f78'], [1, '#0b2638']) + glow('shine', colour.sun, 0.6),
      hall +
        door +
        repeat(5, (index) => rack(-60, 4 - index) + rack(1212, 4 - index)) +
        grain(91, { x: 0, y: 0, w: 1152, h: 1440 }, 380, colour.lagoon, 0.25),
    ),
};
