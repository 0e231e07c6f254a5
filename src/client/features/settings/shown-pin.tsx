import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** The present PIN, fetched only when somebody wants to see it, and forgotten when they have. */
export function ShownPin() {
  const [isShown, setIsShown] = useState(false);
  const { data, error, isFetching } = trpc.admin.settings.getPin.useQuery(undefined, {
    enabled: isShown,
    gcTime: 0,
  });
  const pin = isShown ? data?.pin : undefined;
  const Mark = isShown ? EyeOff : Eye;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-sm text-muted">{m.settings_pin_now()}</span>
        <span aria-live="polite" className="figures min-w-16 text-xl font-semibold">
          {pin ?? (
            <>
              <span aria-hidden="true">••••</span>
              <span className="sr-only">{m.settings_pin_hidden()}</span>
            </>
          )}
        </span>
        <Button
          variant="secondary"
          size="sm"
          pending={isShown && isFetching}
          onClick={() => setIsShown(!isShown)}
        >
          <Mark aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {isShown ? m.settings_pin_hide() : m.settings_pin_show()}
        </Button>
      </p>
      {isShown && error && <Alert tone="danger">{readError(error).message}</Alert>}
    </div>
  );
}
