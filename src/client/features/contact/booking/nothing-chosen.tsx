import { m } from '../../../../shared/i18n/paraglide/messages.js';

/** Holds the place of the rest of the form: the day lies ahead, the sun waits for an hour. */
export function NothingChosen() {
  return (
    <div className="flex grow flex-col justify-end gap-4 pt-4">
      <p className="text-muted">{m.contact_booking_choose_first()}</p>
      <svg
        aria-hidden="true"
        viewBox="0 0 960 130"
        fill="none"
        preserveAspectRatio="xMidYMax slice"
        className="h-32 w-full"
      >
        <path d="M-300 130A330 120 0 0 1 360 130" stroke="var(--edge)" />
        <path
          d="M150 130A330 120 0 0 1 810 130"
          stroke="var(--sea)"
          strokeDasharray="1 6"
          strokeLinecap="round"
          strokeWidth="1.5"
        />
        <path d="M600 130A330 120 0 0 1 1260 130" stroke="var(--edge)" />
        <path d="M0 129.5H960" stroke="var(--edge)" />
        <circle cx="480" cy="10" r="9" fill="var(--paper)" stroke="var(--sun)" strokeWidth="1.5" />
      </svg>
    </div>
  );
}
