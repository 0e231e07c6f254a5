import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../../lib/read-error.ts';
import { trpc } from '../../../trpc.tsx';
import { toast } from '../../../ui/toast.tsx';
import { dayInFull } from './day-words.ts';
import { Button } from '../../../ui/button.tsx';
import type { CalendarDay } from './calendar-day.ts';

/** Closes a day for bookings, or opens it again; either can be undone. */
function useCloseDay() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const queryClient = useQueryClient();
  const router = useRouter();
  const close = trpc.admin.bookings.setDay.useMutation({
    onSuccess: async ({ before }, { date, hours }) => {
      const isClosed = hours?.length === 0;
      const day = dayInFull(date, locale);
      toast({
        title: isClosed ? m.bookings_day_closed({ day }) : m.bookings_day_opened({ day }),
        variant: 'success',
        action: {
          label: m.inbox_undo(),
          onSelect: () => close.mutate({ date, hours: before }),
        },
      });
      void router.invalidate();
      void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.settings.get) });
      await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.bookings) });
    },
    onError: (error) => {
      const { message } = readError(error);
      toast({ title: m.bookings_day_failed(), description: message, variant: 'danger' });
    },
  });
  return close;
}

/** Closes a day for visitors, such as a holiday, or opens it again. */
export function DayClosing({ day }: { day: CalendarDay }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { mutate, isPending } = useCloseDay();
  const { date, hours } = day;
  const words = { day: dayInFull(date, locale) };
  const isClosed = hours === 'closed';
  return (
    <Button
      variant="quiet"
      size="sm"
      pending={isPending}
      aria-label={isClosed ? m.bookings_day_open_of(words) : m.bookings_day_close_of(words)}
      onClick={() => mutate({ date, hours: isClosed ? null : [] })}
    >
      {isClosed ? m.bookings_day_open() : m.bookings_day_close()}
    </Button>
  );
}
