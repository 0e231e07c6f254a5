import { useEffect, useRef } from 'react';
import type { InvitationLink } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-format.ts';
import { Alert } from '../../ui/alert.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

/** The link of an invitation, which nobody can show again. */
export function InvitationNote({ invitation }: { invitation: InvitationLink }) {
  const dates = useMoments();
  const { user, link, expiresAt } = invitation;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  const address = new URL(link, window.location.origin).href;
  return (
    <div ref={note} className="grid scroll-my-8 gap-4">
      <Alert tone="warning">{m.users_link_text({ email: user.email })}</Alert>
      <Field label={m.users_link()} hint={m.users_link_valid({ date: dates.moment(expiresAt) })}>
        <div className="flex items-center gap-2">
          <Input
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className="figures text-sm"
          />
          <CopyButton text={address} what={m.users_link()} className="shrink-0" />
        </div>
      </Field>
    </div>
  );
}
