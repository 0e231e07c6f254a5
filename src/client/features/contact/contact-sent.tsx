import { useEffect, useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { Button } from '../../ui/button.tsx';
import type { SentMessage } from './use-contact-form.ts';

interface ContactSentProps {
  sent: SentMessage;
  onAnother: () => void;
}

/** Stays where the form was until the next message is begun. */
export function ContactSent({ sent, onAnother }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid min-h-[24rem] animate-rise-in grid-cols-[minmax(0,1fr)] content-center gap-4 wrap-anywhere">
      <ArcDivider className="max-w-sm" />
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {m.contact_sent_heading({ name: sent.name })}
      </h3>
      <p className="max-w-[48ch] text-lg">{sent.answer}</p>
      <p className="max-w-[48ch] text-muted">{m.contact_sent_reply({ email: sent.email })}</p>
      <Button variant="secondary" onClick={onAnother} className="mt-2 justify-self-start">
        {m.contact_sent_another()}
      </Button>
    </div>
  );
}
