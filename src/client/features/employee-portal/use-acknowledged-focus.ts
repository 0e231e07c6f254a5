import { useEffect, useRef } from 'react';
import { takeFocus } from '../../lib/client-navigation.ts';

export const waitingTitleId = 'waiting-title';

/**
 * Where the focus goes when the button of an acknowledgement is gone: to what stands in its place, or to the heading of
 * a list that shows the resource no more.
 */
export function useAcknowledgedFocus(acknowledgedAt: Date | null) {
  const told = useRef<HTMLParagraphElement>(null);
  const wasSent = useRef(false);

  useEffect(() => {
    if (!acknowledgedAt || !wasSent.current) return;
    wasSent.current = false;
    told.current?.focus();
  }, [acknowledgedAt]);

  useEffect(
    () => () => {
      if (!wasSent.current || document.activeElement !== document.body) return;
      const heading =
        document.getElementById(waitingTitleId) ?? document.querySelector<HTMLElement>('#main h1');
      if (heading) takeFocus(heading);
    },
    [],
  );

  return {
    told,
    noteSent: (isSent: boolean) => {
      wasSent.current = isSent;
    },
  };
}
