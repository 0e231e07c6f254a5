// The package brings no types of its own.
declare module 'fontverter' {
  /**
   * Writes a font in another format; an unknown one is refused.
   * @param font the file's bytes: WOFF, WOFF2, TrueType or OpenType
   */
  export function convert(font: Buffer, format: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
}
