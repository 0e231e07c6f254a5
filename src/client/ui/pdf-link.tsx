import { Download } from 'lucide-react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { buttonClass } from './button-class.ts';

interface PdfLinkProps {
  href: string;
  /** The number of the invoice; none for a draft. */
  number: string | null;
}

/** An invoice as a file. */
export function PdfLink({ href, number }: PdfLinkProps) {
  return (
    <a
      href={href}
      download
      {...(number === null ? {} : { 'aria-label': m.invoices_pdf_of({ number }) })}
      className={buttonClass('secondary', 'sm')}
    >
      <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {m.invoices_pdf()}
    </a>
  );
}
