import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { officeTimeZone } from '../../../shared/content/meetings.ts';
import { type Availability, availabilitySchema } from '../../../shared/contracts/availability.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';

/** Typing rests for so long before the server is asked, in milliseconds. */
const restMs = 400;

/** What stands in the form, once typing rests; null where it cannot be used. */
function useRestingDraft(): Availability | null {
  const { watch } = useFormContext<Availability>();
  const text = JSON.stringify(watch());
  const [resting, setResting] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setResting(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  const parsed = availabilitySchema.safeParse(JSON.parse(resting));
  return parsed.success ? parsed.data : null;
}

/** What a visitor would be offered by the hours in the form. */
export function SlotsPreview() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const draft = useRestingDraft();
  const preview = trpc.admin.settings.previewSlots.useQuery(draft ?? skipToken, {
    placeholderData: keepPreviousData,
  });
  const moment = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: officeTimeZone,
  });

  function content() {
    if (!draft) return <p className="mt-2 text-muted">{m.settings_preview_invalid()}</p>;
    if (preview.error) {
      return (
        <ErrorState
          title={m.settings_preview_failed()}
          message={readError(preview.error).message}
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        />
      );
    }
    if (!preview.data) return <Skeleton className="mt-3 h-24 w-full" />;
    const { slots, total } = preview.data;
    if (total === 0) return <p className="mt-2">{m.settings_preview_none()}</p>;
    const count = new Intl.NumberFormat(locale).format(total);
    return (
      <>
        <p className="mt-1 text-sm text-muted">{m.settings_preview_text({ count })}</p>
        <ul className="m-0 mt-3 grid list-none gap-x-6 gap-y-1 p-0 sm:grid-cols-2 lg:grid-cols-3">
          {slots.map((slot) => (
            <li key={slot.toISOString()}>
              <time dateTime={slot.toISOString()} className="figures">
                {moment.format(slot)}
              </time>
            </li>
          ))}
        </ul>
      </>
    );
  }

  return (
    <section
      aria-labelledby="preview-title"
      aria-busy={preview.isFetching || undefined}
      className="rounded border border-mist p-4"
    >
      <h3 id="preview-title" className="text-lg">
        {m.settings_preview()}
      </h3>
      {content()}
    </section>
  );
}
