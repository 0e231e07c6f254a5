import type { PortraitTraits } from './portrait-traits.ts';

interface PortraitHairProps {
  style: PortraitTraits['style'];
  /** What falls behind the head, or what lies on it. */
  layer: 'behind' | 'before';
  colour: string;
}

const shapes: Record<PortraitTraits['style'], { behind: string; before: string }> = {
  crop: {
    behind: '',
    before:
      'M73 134C64 84 92 60 123 60C154 60 176 84 167 134C164 120 160 110 152 102C132 108 104 108 88 102C80 110 76 120 73 134Z',
  },
  parted: {
    behind: '',
    before:
      'M73 138C62 82 94 54 130 57C160 60 178 88 167 138C165 120 160 108 152 100C130 106 108 100 98 86C93 104 78 112 73 138Z',
  },
  bob: {
    behind:
      'M66 122C60 72 92 53 120 53C148 53 180 72 174 122L180 182Q166 192 150 190L90 190Q74 192 60 182Z',
    before:
      'M70 150C62 88 90 60 122 59C154 60 178 90 170 150C167 126 160 110 148 98C124 108 100 108 88 100C78 116 74 130 70 150Z',
  },
  long: {
    behind:
      'M64 124C58 70 92 52 120 52C148 52 182 70 176 124C178 166 192 196 188 246L52 246C48 196 62 166 64 124Z',
    before:
      'M70 152C62 90 90 62 120 61C150 62 178 90 170 152C166 122 146 104 120 82C94 104 74 122 70 152Z',
  },
  bun: {
    behind: 'M96 52A24 24 0 1 1 144 52A24 24 0 1 1 96 52Z',
    before:
      'M73 132C66 88 92 62 120 62C148 62 174 88 167 132C160 108 144 92 120 92C96 92 80 108 73 132Z',
  },
  curls: {
    behind:
      'M58 112A24 24 0 0 1 70 78A26 26 0 0 1 102 54A26 26 0 0 1 140 54A26 26 0 0 1 170 78A24 24 0 0 1 182 112A22 22 0 0 1 176 146L64 146A22 22 0 0 1 58 112Z',
    before:
      'M72 130A16 16 0 0 1 72 98C72 72 96 60 120 60C144 60 168 72 168 98A16 16 0 0 1 168 130C164 116 158 110 150 108A14 14 0 0 1 126 104A14 14 0 0 1 100 106A12 12 0 0 1 82 114Q75 120 72 130Z',
  },
};

export function PortraitHair({ style, layer, colour }: PortraitHairProps) {
  return <path d={shapes[style][layer]} fill={colour} />;
}
