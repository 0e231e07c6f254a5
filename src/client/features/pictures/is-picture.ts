/** First bytes of each accepted file type; a WebP file tells its length in between. */
const fileSignatures: readonly (readonly (number | undefined)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, ...Array.from({ length: 4 }, () => undefined), 0x57, 0x45, 0x42, 0x50],
];
const maxSignatureLength = Math.max(...fileSignatures.map(({ length }) => length));

/** Tells whether a file begins as a JPEG, PNG or WebP picture does, whatever its name says; an unreadable one does not. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    const head = new Uint8Array(await file.slice(0, maxSignatureLength).arrayBuffer());
    return fileSignatures.some((beginning) =>
      beginning.every((byte, index) => byte === undefined || byte === head[index]),
    );
  } catch {
    return false;
  }
}
