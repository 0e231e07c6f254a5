import { useFormats } from './use-formats.ts';

export function AppliedDate({ date }: { date: Date }) {
  const formats = useFormats();
  return (
    <time
      dateTime={date.toISOString()}
      title={formats.moment(date)}
      className="figures whitespace-nowrap"
    >
      {formats.day(date)}
    </time>
  );
}
