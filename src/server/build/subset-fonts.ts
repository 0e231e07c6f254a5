import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// `npm run fonts` reduces the two faces to the characters that the site shows; the results are committed, so that a
// build needs nothing of this. On a slow connection the faces are most of what a first page waits for.
const packages = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../../client/fonts/', import.meta.url);

/** Every character from the first to the last. */
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** English, German, the names of Western Europe and the Philippines, and the marks of both; as fonts.css lists them. */
const characters = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ŒœŠšŸŽž',
  '\u2002\u2003\u2009\u202f',
  '–—‘’‚“”„†•…‰‹›€™−←→↑↓',
].join('');

const faces = [
  // Headings have one weight; a single one takes half the bytes of the range.
  {
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    name: 'bricolage-grotesque.woff2',
    axes: { wght: 650 },
  },
  {
    file: 'inter/files/inter-latin-wght-normal.woff2',
    name: 'inter.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir(target, { recursive: true });
for (const { file, name, axes } of faces) {
  const whole = await readFile(new URL(file, packages));
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(new URL(name, target), cut);
  process.stdout.write(`${name}: ${whole.length} -> ${cut.length} B\n`);
}
