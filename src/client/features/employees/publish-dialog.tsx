import { type ReactNode, useId, useState } from 'react';
import { company } from '../../../shared/content/company.ts';
import { type Employee, missingToPublish } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { fieldLabels } from './employee-values.ts';
import { showsPrivateContact } from './shows-private-contact.ts';

/** The fields that decide on a public page, stored or in the form. */
type Person = Pick<
  Employee,
  | 'name'
  | 'position'
  | 'department'
  | 'shortBio'
  | 'bio'
  | 'imageUrl'
  | 'phone'
  | 'email'
  | 'privatePhone'
  | 'privateEmail'
  | 'skills'
  | 'german'
  | 'isActive'
>;

interface PublishDialogProps {
  person: Person;
  /** Moment the person took the page down, if so. */
  withdrawnAt: Date | null;
  /** Message beside the buttons. */
  note?: string;
  returnFocus?: () => HTMLElement | null;
  onPublish: () => void;
  /** Leads to the form, or back to it. */
  onComplete: () => void;
  onClose: () => void;
}

const photoClass = 'aspect-4/5 w-24 shrink-0 rounded object-cover';

function Facts({ facts }: { facts: readonly { label: string; value: string | null }[] }) {
  return (
    <dl className="m-0 grid gap-3 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="m-0 wrap-anywhere whitespace-pre-line">
            {value || <span className="text-muted">{m.employees_publish_none()}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{title}</h3>
      <Card>{children}</Card>
    </section>
  );
}

/** A person's public page before it is published: its preview, its missing parts, and the person's consent. */
export function PublishDialog({
  person,
  withdrawnAt,
  note,
  returnFocus,
  onPublish,
  onComplete,
  onClose,
}: PublishDialogProps) {
  const { name, position, imageUrl, shortBio, bio, german } = person;
  const { day } = useDateTimeFormat();
  const [hasConsent, setHasConsent] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const consentId = useId();
  const missing = missingToPublish(person);

  function publish() {
    if (hasConsent) {
      onPublish();
      return;
    }
    setIsAsked(true);
    document.getElementById(consentId)?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      {...(returnFocus ? { returnFocus } : {})}
      title={m.employees_publish_title({ name: name || m.ui_name() })}
      description={missing.length === 0 ? m.employees_publish_text() : undefined}
      footer={
        <>
          {note && missing.length === 0 && (
            <p className="text-sm text-muted sm:me-auto sm:self-center">{note}</p>
          )}
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          {missing.length === 0 ? (
            <Button onClick={publish}>{m.employees_publish()}</Button>
          ) : (
            <Button onClick={onComplete}>{m.employees_publish_complete()}</Button>
          )}
        </>
      }
    >
      <div className="grid gap-6">
        {missing.length > 0 && (
          <Alert tone="danger">
            <p>{m.employees_publish_missing()}</p>
            <ul className="mt-2 list-disc ps-5">
              {missing.map((part) => (
                <li key={part}>{fieldLabels[part]()}</li>
              ))}
            </ul>
          </Alert>
        )}
        {withdrawnAt && (
          <Alert tone="warning">
            {m.employees_publish_withdrawn({ name, date: day(withdrawnAt) })}
          </Alert>
        )}
        {showsPrivateContact(person) && (
          <Alert tone="warning">{m.employees_publish_private_contact()}</Alert>
        )}
        {!person.isActive && <Alert>{m.employees_publish_inactive({ name })}</Alert>}
        <Part title={m.employees_publish_card()}>
          <div className="flex gap-4">
            {imageUrl ? (
              <img src={imageUrl} alt={m.people_photo({ name })} className={photoClass} />
            ) : (
              <Portrait name={name} className={photoClass} />
            )}
            <div className="min-w-0">
              <p className="font-display text-xl font-semibold wrap-anywhere">{name}</p>
              <p className="wrap-anywhere text-sea">{position}</p>
              <p className="mt-1 text-sm wrap-anywhere text-muted">
                {shortBio || m.employees_publish_none()}
              </p>
            </div>
          </div>
        </Part>
        <Part title={m.employees_publish_page()}>
          <Facts
            facts={[
              { label: fieldLabels.department(), value: person.department },
              { label: fieldLabels.email(), value: person.email },
              { label: fieldLabels.phone(), value: person.phone },
              { label: fieldLabels.skills(), value: person.skills.join(', ') },
            ]}
          />
          <div className="mt-3">
            <Facts facts={[{ label: fieldLabels.bio(), value: bio }]} />
          </div>
        </Part>
        <Part title={m.employees_publish_german()}>
          {german ? (
            <div lang="de">
              <Facts
                facts={[
                  { label: fieldLabels.position(), value: german.position || position },
                  {
                    label: fieldLabels.department(),
                    value: german.department || person.department,
                  },
                  { label: fieldLabels.shortBio(), value: german.shortBio || shortBio },
                  {
                    label: fieldLabels.skills(),
                    value: (german.skills?.length ? german.skills : person.skills).join(', '),
                  },
                  { label: fieldLabels.bio(), value: german.bio || bio },
                ]}
              />
            </div>
          ) : (
            <p className="text-muted">{m.employees_publish_german_none()}</p>
          )}
        </Part>
        <p className="text-sm text-muted">{m.employees_publish_hidden()}</p>
        {missing.length === 0 && (
          <Checkbox
            id={consentId}
            label={m.employees_publish_consent()}
            description={m.employees_publish_consent_text({ company: company.legalName })}
            checked={hasConsent}
            onCheckedChange={(checked) => setHasConsent(checked === true)}
            error={isAsked && !hasConsent ? m.validation_public_consent() : undefined}
            className="border-t border-mist pt-4"
          />
        )}
      </div>
    </Dialog>
  );
}
