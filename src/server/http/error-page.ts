import { company } from '../../shared/content/company.ts';
import type { PublicError } from '../../shared/errors.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The page for a failure in which no page could be rendered: needs neither script, style nor database. */
export function errorPage({ message }: PublicError, locale: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(company.brand)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(company.brand)}</h1>
<p>${escapeHtml(message)}</p>
<p><a href="${locale === 'de' ? '/de' : '/'}">${escapeHtml(company.domain)}</a></p>
</main>
</body>
</html>
`;
}
