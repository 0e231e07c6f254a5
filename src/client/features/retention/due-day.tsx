import { useRouteContext } from '@tanstack/react-router';
import { officeTimeZone } from '../../../shared/content/meetings.ts';
import type { Retained } from '../../../shared/contracts/retention.ts';

/** The day by the office's calendar on which a record goes; struck out while it is held. */
export function DueDay({ record: { dueAt, hold } }: { record: Retained }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: officeTimeZone });
  const time = (
    <time dateTime={dueAt.toISOString()} className="figures whitespace-nowrap">
      {day.format(dueAt)}
    </time>
  );
  return hold ? <s className="text-muted">{time}</s> : time;
}
