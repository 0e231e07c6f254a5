import { company } from '../../../shared/content/company.ts';
import type { LogoVariant } from './logo-variants.ts';
import { wordmark } from './wordmark.ts';

/** Empty on every side, so that nothing comes too near. */
const clearSpace = 4;
/** Between mark and name. */
const gap = 9.4;
/** What the mark's lines cover, in its own units. */
const markBox = { left: 0, top: 8.75, right: 40, bottom: 22.25 };
/** The middle of the mark as the site sets it beside the name. */
const middle = 12;
const wordmarkScale = 0.1;

const short = (value: number) => String(Math.round(value * 100) / 100);

/** Two working days as arcs on one horizon, and the sun where they meet: SVG within a box of 40 by 24. */
export function drawMark({ line, bridge, sun }: LogoVariant['colours']): string {
  return [
    `<path d="M2 21A11 11 0 0 1 24 21" fill="none" stroke="${line}" stroke-width="2.25"/>`,
    `<path d="M16 21A11 11 0 0 1 38 21" fill="none" stroke="${bridge}" stroke-width="2.25"/>`,
    `<path d="M0 21.5H40" fill="none" stroke="${line}" stroke-width="1.5"/>`,
    `<circle cx="20" cy="12.5" r="3.75" fill="${sun}"/>`,
  ].join('');
}

async function drawName({ line }: LogoVariant['colours']) {
  const { path, left, top, right, bottom, lineHeight } = await wordmark();
  const x = markBox.right + gap - left * wordmarkScale;
  const y = middle - (lineHeight * wordmarkScale) / 2;
  return {
    svg: `<path transform="translate(${short(x)} ${short(y)}) scale(${wordmarkScale})" fill="${line}" d="${path}"/>`,
    top: y + top * wordmarkScale,
    right: x + right * wordmarkScale,
    bottom: y + bottom * wordmarkScale,
  };
}

/**
 * One drawing of the logo as SVG, as wide as it is put somewhere.
 * @param width in pixels, for a program that has to know
 */
export async function drawLogo(variant: LogoVariant, width?: number): Promise<string> {
  const name = variant.form === 'logo' ? await drawName(variant.colours) : null;
  const top = Math.min(markBox.top, name?.top ?? markBox.top) - clearSpace;
  const right = (name?.right ?? markBox.right) + clearSpace;
  const bottom = Math.max(markBox.bottom, name?.bottom ?? markBox.bottom) + clearSpace;
  const left = markBox.left - clearSpace;
  const box = [left, top, right - left, bottom - top].map(short).join(' ');
  const height = width === undefined ? 0 : Math.round((width * (bottom - top)) / (right - left));
  const size = width === undefined ? '' : ` width="${width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${size} role="img">`,
    `<title>${company.brand}</title>`,
    drawMark(variant.colours),
    name?.svg ?? '',
    '</svg>',
  ].join('');
}
