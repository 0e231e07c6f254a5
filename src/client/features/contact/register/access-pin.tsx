import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { CopyButton } from '../../../ui/copy-button.tsx';

/** The PIN, as large as its worth, under the sun. */
export function AccessPin({ pin }: { pin: string }) {
  return (
    <div className="night relative overflow-clip rounded px-5 py-8 sm:px-8">
      <svg
        aria-hidden="true"
        viewBox="0 0 240 120"
        fill="none"
        className="absolute end-0 bottom-0 h-full max-h-52 max-sm:opacity-40"
      >
        <path d="M20 120A100 100 0 0 1 220 120" stroke="var(--sea)" strokeWidth="1.5" />
        <path d="M60 120A60 60 0 0 1 180 120" stroke="var(--edge)" strokeDasharray="1 6" />
        <circle cx="170" cy="33" r="11" fill="var(--sun)" />
      </svg>
      <div className="relative">
        <h2 className="font-text text-base font-medium tracking-normal text-muted">
          {m.contact_register_pin()}
        </h2>
        <p className="figures my-2 font-display text-5xl font-bold tracking-[0.12em]">{pin}</p>
        <CopyButton text={pin} what={m.media_pin()} />
      </div>
    </div>
  );
}
