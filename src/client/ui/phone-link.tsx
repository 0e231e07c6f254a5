import { cn } from '../lib/cn.ts';
import { telHref } from '../lib/tel-href.ts';
import { textLinkClass } from './button.tsx';

interface PhoneLinkProps {
  phone: string;
  className?: string;
  /** Look of a link; plain text goes without. */
  linkClassName?: string;
}

/** A phone number as the link that dials it, or as text where there is nothing to dial. */
export function PhoneLink({ phone, className, linkClassName = textLinkClass }: PhoneLinkProps) {
  const href = telHref(phone);
  return (
    <a href={href} dir="ltr" className={cn('figures', className, href && linkClassName)}>
      {phone}
    </a>
  );
}
