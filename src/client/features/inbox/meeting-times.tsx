import { useRouteContext } from '@tanstack/react-router';
import type { BookedMeeting } from '../../../shared/contracts/inbox.ts';
import { meetingZones } from './meeting-zones.ts';

/** When a meeting is, by the clocks of everybody who takes part. */
export function MeetingTimes({ meeting }: { meeting: BookedMeeting }) {
  const { locale } = useRouteContext({ from: '__root__' });
  return (
    <dl className="figures m-0 grid gap-x-3 text-sm font-normal sm:grid-cols-[8.5rem_auto] lg:w-max">
      {meetingZones(meeting, locale).map(({ timeZone, label, time }) => (
        <div key={timeZone} className="grid sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className="m-0 lg:whitespace-nowrap">{time}</dd>
        </div>
      ))}
    </dl>
  );
}
