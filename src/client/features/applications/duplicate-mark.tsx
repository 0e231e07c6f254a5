import { Copy } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';

/** Beside a name: somebody with the same address or number has applied too. */
export function DuplicateMark() {
  return (
    <span title={m.admin_app_duplicate()} className="ms-1.5 inline-block align-[-2px] text-warning">
      <Copy
        role="img"
        aria-hidden={false}
        aria-label={m.admin_app_duplicate()}
        strokeWidth={1.75}
        className="size-4"
      />
    </span>
  );
}
