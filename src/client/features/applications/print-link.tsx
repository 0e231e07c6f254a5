import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button-class.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

/** Leads to the application on paper, beside this tab. */
export function PrintLink({ id }: { id: string }) {
  return (
    <Tooltip label={m.admin_app_print_link()}>
      <Link
        to="/admin/applications/$id/print"
        params={{ id }}
        target="_blank"
        aria-label={m.admin_app_print_link()}
        className={buttonClass('quiet', 'icon')}
      >
        <Printer aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </Link>
    </Tooltip>
  );
}
