import { docxFile, pdfFile, pdfOfSize } from '../../src/server/uploads/testing/resume-files.ts';

/** A file as Playwright hands it to a page. */
export type FilePayload = { name: string; mimeType: string; buffer: Buffer };

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const pdf = async (name = 'resume.pdf'): Promise<FilePayload> => ({
  name,
  mimeType: 'application/pdf',
  buffer: await pdfFile(),
});

/** A PDF of exactly so many bytes. */
export const sizedPdf = async (bytes: number): Promise<FilePayload> => ({
  ...(await pdf('scanned-resume.pdf')),
  buffer: await pdfOfSize(bytes),
});

export const wordDocument = async (name = 'Lebenslauf.docx'): Promise<FilePayload> => ({
  name,
  mimeType: docx,
  buffer: await docxFile(),
});

export const picture = (): FilePayload => ({
  name: 'holiday.png',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
});

/** A program that calls itself a PDF. */
export const renamedProgram = (): FilePayload => ({
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(2000)]),
});
