import { expect, test } from 'vitest';
import { attachmentHeader, safeFileName } from './file-name.ts';

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\me\\cv.docx', 'cv.pdf'],
  ['cv.pdf\r\nSet-Cookie: a=b', 'cv.pdfSet-Cookie_ a=b.pdf'],
  ['cv\0.pdf', 'cv.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
  ['\u200b\ufeff', 'resume.pdf'],
  ['', 'resume.pdf'],
  ['...', 'resume.pdf'],
  ['.pdf', 'resume.pdf'],
  ['Lebenslauf Jürgen Müller.PDF', 'Lebenslauf Jürgen Müller.pdf'],
  ['履歴書.doc', '履歴書.pdf'],
  ['\ud800cv.pdf', '\ufffdcv.pdf'],
])('%j becomes %j', (raw, expected) => {
  expect(safeFileName(raw, 'application/pdf')).toBe(expected);
});

test('a name has at most 200 characters, whole ones', () => {
  expect([...safeFileName('😀'.repeat(400), 'application/msword')]).toHaveLength(200);
});

test('the header holds an ASCII name and the real one', () => {
  expect(attachmentHeader(`Jürgen's "CV" 履歴 (1).pdf`)).toBe(
    `attachment; filename="Jurgen's _CV_  (1).pdf"; filename*=UTF-8''J%C3%BCrgen%27s%20%22CV%22%20%E5%B1%A5%E6%AD%B4%20%281%29.pdf`,
  );
});
