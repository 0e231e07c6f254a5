import { useEffect, useRef } from 'react';
import { Alert } from './alert.tsx';
import { CopyButton } from './copy-button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface OneTimeLinkProps {
  label: string;
  /** Its handler. */
  text: string;
  /** Its lifetime. */
  hint: string;
  /** Absolute, or a path of this site. */
  link: string;
}

/** A link that cannot be shown again, to be copied. */
export function OneTimeLink({ label, text, hint, link }: OneTimeLinkProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  const address = new URL(link, window.location.origin).href;
  return (
    <div ref={note} className="grid scroll-my-8 gap-4">
      <Alert tone="warning">{text}</Alert>
      <Field label={label} hint={hint}>
        <div className="flex items-center gap-2">
          <Input
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className="figures text-sm"
          />
          <CopyButton text={address} what={label} className="shrink-0" />
        </div>
      </Field>
    </div>
  );
}
