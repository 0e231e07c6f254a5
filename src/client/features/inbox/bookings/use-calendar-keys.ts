import { type KeyboardEvent, useRef } from 'react';

const steps: Record<string, 1 | -1> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};
const pages: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 };

/** In the calendar arrows go from meeting to meeting, and Page Up and Page Down to what is before and after. */
export function useCalendarKeys(turn: (step: 1 | -1) => void) {
  const ref = useRef<HTMLElement>(null);
  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const page = pages[event.key];
      if (page) {
        event.preventDefault();
        turn(page);
      }
      const step = steps[event.key];
      const meetings = [...(ref.current?.querySelectorAll<HTMLElement>('[data-meeting]') ?? [])];
      const at = meetings.findIndex((meeting) => meeting.contains(document.activeElement));
      const next = step && at !== -1 ? meetings[at + step] : undefined;
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
