import { useRouteContext } from '@tanstack/react-router';
import { Check, Download, ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { EmployeeResource } from '../../../shared/contracts/resource.ts';
import { resourceLanguageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { moveFocusTo } from '../../lib/client-navigation.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { readError } from '../../lib/read-error.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

export const waitingTitleId = 'waiting-title';

/**
 * Moves the focus when the button of an acknowledgement is gone: to its replacement, or to the heading of
 * a list that shows the resource no more.
 */
function useFocusAfterAcknowledge(acknowledgedAt: Date | null) {
  const confirmation = useRef<HTMLParagraphElement>(null);
  const wasSent = useRef(false);

  useEffect(() => {
    if (!acknowledgedAt || !wasSent.current) return;
    wasSent.current = false;
    confirmation.current?.focus();
  }, [acknowledgedAt]);

  useEffect(
    () => () => {
      if (!wasSent.current || document.activeElement !== document.body) return;
      const heading =
        document.getElementById(waitingTitleId) ?? document.querySelector<HTMLElement>('#main h1');
      if (heading) moveFocusTo(heading);
    },
    [],
  );

  return {
    confirmation,
    noteSent: (isSent: boolean) => {
      wasSent.current = isSent;
    },
  };
}

/** Language, version and size, in one line. */
function ResourceMetadata({ resource }: { resource: EmployeeResource }) {
  const { language, file, number, since } = resource;
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { day } = useDateTimeFormat();
  return (
    <p className="figures mt-1 text-sm text-muted">
      {[
        resourceLanguageNames[language](),
        m.employee_portal_version_of({ number, date: day(since) }),
        ...(file ? [formatFileSize(file.size, locale)] : []),
      ].join(' · ')}
    </p>
  );
}

interface ResourceLinkProps {
  resource: EmployeeResource;
  children: ReactNode;
}

/** The way to what a resource is: another page, or a file. */
function ResourceLink({ resource, children }: ResourceLinkProps) {
  const { title, url, versionId } = resource;
  const className = buttonClass('secondary', 'sm');
  return url === null ? (
    <a
      href={`/api/resources/${versionId}/file`}
      download
      aria-label={m.employee_portal_download_of({ title })}
      className={className}
    >
      {children}
    </a>
  ) : (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={m.employee_portal_open_of({ title })}
      className={className}
    >
      {children}
    </a>
  );
}

/** Says that a version was read; what has changed meanwhile is shown afterwards. */
function useAcknowledge() {
  const arrival = useArrival('employee');
  const mutation = trpc.employee.acknowledgeResource.useMutation({
    onSuccess: () => {
      toast({ title: m.employee_portal_acknowledged_toast(), variant: 'success' });
      return arrival();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      const isOld = code === 'conflict';
      toast({
        title: m.employee_portal_acknowledge_failed(),
        description: isOld ? m.employee_portal_acknowledge_newer() : message,
        variant: 'danger',
      });
    },
  });
  return { acknowledge: mutation.mutate, isSending: mutation.isPending };
}

/** A resource with the ways to read it and to say that one has. */
export function ResourceItem({ resource }: { resource: EmployeeResource }) {
  const { id, title, description, number, note, kind, language } = resource;
  const { acknowledgedAt, requiresAcknowledgement, isRenewed } = resource;
  // A resource in both languages is described in either.
  const spoken = language === 'both' ? undefined : language;
  const { day } = useDateTimeFormat();
  const { acknowledge, isSending } = useAcknowledge();
  const { confirmation, noteSent } = useFocusAfterAcknowledge(acknowledgedAt);
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
        <ResourceMetadata resource={resource} />
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
              ref={confirmation}
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
