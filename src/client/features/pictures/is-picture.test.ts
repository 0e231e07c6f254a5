import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isPicture } from './use-upload-queue.ts';

const drawn = sharp({ create: { width: 20, height: 20, channels: 3, background: '#0f6e6e' } });

test.each(['jpeg', 'png', 'webp'] as const)('a %s file is a picture', async (format) => {
  const bytes = await drawn.clone().toFormat(format).toBuffer();
  expect(await isPicture(new Blob([new Uint8Array(bytes)]))).toBe(true);
});

test('other files are none, whatever they are called', async () => {
  const gif = await drawn.clone().gif().toBuffer();
  const others = ['text', '', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF1234WAVE'];
  for (const content of [...others, new Uint8Array(gif)]) {
    expect(await isPicture(new File([content], 'sea.png', { type: 'image/png' }))).toBe(false);
  }
});
