import { Check, Download, ExternalLink } from 'lucide-react';
import type { EmployeeResource } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ResourceFacts } from './resource-facts.tsx';
import { ResourceLink } from './resource-link.tsx';
import { useAcknowledge } from './use-acknowledge.ts';
import { useAcknowledgedFocus } from './use-acknowledged-focus.ts';

/** A resource with the ways to read it and to say that one has. */
export function ResourceItem({ resource }: { resource: EmployeeResource }) {
  const { id, title, description, number, note, kind, language } = resource;
  const { acknowledgedAt, requiresAcknowledgement, isRenewed } = resource;
  // What is in both languages is described in either.
  const spoken = language === 'both' ? undefined : language;
  const { day } = useMoments();
  const { acknowledge, isSending } = useAcknowledge();
  const { told, noteSent } = useAcknowledgedFocus(acknowledgedAt);
  const Icon = kind === 'link' ? ExternalLink : Download;
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-mist py-4 last:border-b-0 sm:flex sm:flex-wrap sm:items-start sm:justify-between">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span lang={spoken} className="font-medium wrap-anywhere">
            {title}
          </span>
          {requiresAcknowledgement && isRenewed && !acknowledgedAt && (
            <Badge tone="sun">{m.employee_portal_renewed()}</Badge>
          )}
        </p>
        {description && (
          <p
            lang={spoken}
            className="mt-1 max-w-[68ch] text-sm whitespace-pre-line text-muted wrap-anywhere"
          >
            {description}
          </p>
        )}
        <ResourceFacts resource={resource} />
        {note && <p className="mt-1 max-w-[68ch] text-sm wrap-anywhere">{note}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ResourceLink resource={resource}>
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {kind === 'link' ? m.employee_portal_open() : m.employee_portal_download()}
        </ResourceLink>
        {requiresAcknowledgement &&
          (acknowledgedAt ? (
            <p
              ref={told}
              tabIndex={-1}
              className="flex items-center gap-1.5 text-sm text-success outline-none"
            >
              <Check aria-hidden="true" strokeWidth={2} className="size-4" />
              {m.employee_portal_acknowledged({ date: day(acknowledgedAt) })}
            </p>
          ) : (
            <Button
              size="sm"
              pending={isSending}
              aria-label={m.employee_portal_acknowledge_of({ title })}
              onClick={() => {
                noteSent(true);
                acknowledge({ id, number }, { onError: () => noteSent(false) });
              }}
            >
              {m.employee_portal_acknowledge()}
            </Button>
          ))}
      </div>
    </li>
  );
}
