import { useEffect, useRef } from 'react';
import type { ClientRecord } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type ClientValues, clientValues } from './client-values.ts';
import { fieldLabels, fieldNames, fieldText } from './field-labels.ts';

interface StoredVersionProps {
  client: ClientRecord;
  typed: ClientValues;
  onTake: () => void;
}

/** Somebody else was faster: what is stored now, where it differs from the text in the form. */
export function StoredVersion({ client, typed, onTake }: StoredVersionProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void notice.current?.scrollIntoView({ block: 'start' });
  }, []);
  const stored = clientValues(client);
  const different = fieldNames.filter((name) => stored[name] !== typed[name]);
  return (
    <div ref={notice} className="scroll-mt-8">
      <Alert tone="danger" title={m.clients_conflict_title()}>
        {different.length === 0 ? (
          <p>{m.clients_conflict_same()}</p>
        ) : (
          <>
            <p>{m.clients_conflict_text()}</p>
            <dl className="my-3 grid gap-1 wrap-anywhere">
              {different.map((name) => (
                <div key={name}>
                  <dt className="inline font-medium">{fieldLabels[name]()}: </dt>
                  <dd dir="auto" className="m-0 inline whitespace-pre-line">
                    {fieldText(name, stored)}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <p className="mb-3">{m.clients_conflict_next()}</p>
        <Button variant="secondary" size="sm" onClick={onTake}>
          {m.clients_conflict_take()}
        </Button>
      </Alert>
    </div>
  );
}
