/** What Unicode does not take apart into a letter and its mark. */
const spelledOut: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

const maxLength = 120;

/**
 * The part of an address made from a title or a name: lowercase, spaces to hyphens, everything else that is no letter
 * or digit left out (section 5 of the specification). Empty when nothing remains.
 */
export function slugOf(title: string): string {
  return title
    .slice(0, 1000)
    .toLowerCase()
    .replace(/[äöüßæøłđ]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^a-z0-9\s_-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}
