import type { MediaKit } from '../../../shared/contracts/media-kit.ts';

export function KitFacts({ facts }: Pick<MediaKit, 'facts'>) {
  return (
    <dl className="grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid break-inside-avoid gap-x-6 border-t border-mist py-3 sm:grid-cols-[11rem_1fr] print:grid-cols-1"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
