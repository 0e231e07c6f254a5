import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { ExternalLink } from 'lucide-react';
import { earlierConsentVersion } from '../../../shared/content/consent.ts';
import type { OwnChangeRequest } from '../../../shared/contracts/change-request.ts';
import {
  governmentIdFields,
  type MaskedIds,
  type OwnProfile,
} from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import {
  governmentIdLabels,
  RequestStatusBadge,
  requestItem,
  WithdrawRequest,
} from '../../domain/change-request.tsx';
import { useArrival } from '../../invalidation.ts';
import { useAddressDialog } from '../../lib/list-search.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Skeleton, SkeletonStatus } from '../../ui/loading.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { IdChangeForm, useRequestIdChange } from './id-change-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { UnlinkedNotice } from './unlinked-notice.tsx';

/** A person's consent to the public page, and its withdrawal. */
function TakeDown({ profile }: { profile: OwnProfile }) {
  const { consent, isPublic } = profile;
  const { day } = useDateTimeFormat();
  const queryClient = useQueryClient();
  const takeDown = trpc.employee.takeDownProfile.useMutation({
    onSuccess: (saved) => {
      queryClient.setQueryData(getQueryKey(trpc.employee.getProfile, undefined, 'query'), saved);
      toast({ title: m.employee_portal_taken_down(), variant: 'success' });
    },
    onError: (error) => toastFailure(m.employee_portal_take_down_failed(), error),
  });

  function record(): string | undefined {
    if (!consent) return undefined;
    const { withdrawnAt, version, at, by } = consent;
    if (withdrawnAt) return m.employee_portal_consent_withdrawn({ date: day(withdrawnAt) });
    if (!isPublic) return undefined;
    return version === earlierConsentVersion || by === null
      ? m.employee_portal_consent_earlier()
      : m.employee_portal_consent({ date: day(at), name: by });
  }
  const text = record();

  return (
    <>
      {text && <p className="text-sm text-muted">{text}</p>}
      {isPublic && (
        <ConfirmButton
          size="sm"
          className="justify-self-start"
          label={m.employee_portal_take_down()}
          title={m.employee_portal_take_down_title()}
          description={m.employee_portal_take_down_text()}
          onConfirm={() => takeDown.mutateAsync()}
        />
      )}
    </>
  );
}

/** Facts of the public page beside the text; empty ones are left out. */
function PreviewDetails({ preview }: Pick<OwnProfile, 'preview'>) {
  const { department, email, phone, skills } = preview;
  const facts = [
    { label: m.people_department(), value: department },
    { label: m.people_email(), value: email },
    { label: m.people_phone(), value: phone },
    { label: m.people_skills(), value: skills.join(', ') },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="m-0 grid gap-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="m-0 hyphens-none wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const photoClass = 'aspect-4/5 w-28 rounded object-cover sm:w-36';

/** The public page in small, as it is saved. */
function ProfilePreview({ profile }: { profile: OwnProfile }) {
  const { preview, isShown } = profile;
  const { name, position, bio, picture, slug } = preview;
  return (
    <section aria-labelledby="preview-title" className="min-w-0 xl:sticky xl:top-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="preview-title" className="text-xl">
          {m.employee_portal_preview()}
        </h2>
        <p className="text-sm text-muted">{m.employee_portal_preview_hint()}</p>
      </div>
      <Card className="mt-4 grid gap-5">
        <div className="flex flex-wrap gap-5">
          {picture ? (
            <PictureImage
              picture={picture}
              alt={m.people_photo({ name })}
              sizes="9rem"
              className={photoClass}
            />
          ) : (
            <Portrait name={name} className={photoClass} />
          )}
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-display text-2xl font-semibold wrap-anywhere">{name}</p>
            <p className="mt-2">
              <Badge tone="sea" className="whitespace-normal!">
                {position}
              </Badge>
            </p>
          </div>
        </div>
        <PreviewDetails preview={preview} />
        <div>
          <h3 className="text-lg">{m.employee_portal_preview_about()}</h3>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">
            {bio || <span className="text-muted">{m.employee_portal_preview_empty()}</span>}
          </p>
        </div>
        {isShown && (
          <a
            href={`/profile/${slug}`}
            target="_blank"
            rel="noopener"
            className={`${buttonClass('secondary', 'sm')} justify-self-start`}
          >
            <ExternalLink aria-hidden="true" strokeWidth={1.5} className="size-4" />
            {m.employee_portal_preview_open()}
          </a>
        )}
        <TakeDown profile={profile} />
      </Card>
    </section>
  );
}

interface IdChangeDialogProps {
  open: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

function IdChangeDialog({ open, onClose, returnFocus }: IdChangeDialogProps) {
  const { send, isSending } = useRequestIdChange();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      returnFocus={returnFocus}
      title={m.employee_portal_ids_title()}
      description={m.employee_portal_ids_description()}
      action={m.employee_portal_ids_send()}
      pending={isSending}
    >
      {open && <IdChangeForm send={send} onSent={onClose} />}
    </FormDialog>
  );
}

const route = getRouteApi('/portal/employee/profile');
const buttonId = 'request-ids';

/** The government's numbers, masked, and the way to have them changed. */
function GovernmentIds({ ids }: { ids: MaskedIds }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { open, dialog } = useAddressDialog<typeof search>(
    { put: (search, options) => navigate({ search, resetScroll: false, ...options }) },
    { closed: {}, opener: buttonId },
  );
  return (
    <section aria-labelledby="ids-title" className="min-w-0">
      <h2 id="ids-title" className="text-xl">
        {m.employee_portal_ids()}
      </h2>
      <p className="mt-2 max-w-[60ch] text-sm text-muted">{m.employee_portal_ids_text()}</p>
      <dl className="figures m-0 mt-4">
        {governmentIdFields.map((field) => (
          <DetailItem key={field} label={governmentIdLabels[field]()}>
            {ids[field] ?? <span className="text-muted">{m.employee_portal_ids_empty()}</span>}
          </DetailItem>
        ))}
      </dl>
      <Button
        id={buttonId}
        variant="secondary"
        className="mt-4"
        onClick={() => open({ request: 'ids' })}
      >
        {m.employee_portal_ids_request()}
      </Button>
      <IdChangeDialog open={search.request === 'ids'} {...dialog} />
    </section>
  );
}

/** One request: what it would change, where it stands, and the answer. */
function RequestItem({ request }: { request: OwnChangeRequest }) {
  const { id, payload, text, status, answer, createdAt } = request;
  const arrival = useArrival('employee');
  const withdraw = trpc.employee.withdrawRequest.useMutation();
  const { day } = useDateTimeFormat();
  const numbers =
    payload?.kind === 'employee-government-ids'
      ? governmentIdFields.flatMap((field) => {
          const value = payload[field];
          return value ? [`${governmentIdLabels[field]()}: ${value}`] : [];
        })
      : [];
  return (
    <li {...requestItem(id)} className="grid gap-1 border-b border-mist py-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="figures text-muted">
          {m.employee_portal_request_of({ date: day(createdAt) })}
        </span>
        <RequestStatusBadge request={request} />
      </div>
      {numbers.map((number) => (
        <p key={number} className="figures">
          {number}
        </p>
      ))}
      {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      {answer && (
        <p className="mt-1 border-s-2 border-sea ps-3 whitespace-pre-line wrap-anywhere">
          <span className="block text-muted">{m.employee_portal_request_answer()}</span>
          {answer}
        </p>
      )}
      {status === 'open' && (
        <WithdrawRequest
          request={request}
          words={[...numbers, text].filter(Boolean).join('\n')}
          withdraw={() => withdraw.mutateAsync({ id })}
          arrival={arrival}
        />
      )}
    </li>
  );
}

/** One's own change requests, with their outcome. */
function OwnRequests() {
  const query = trpc.employee.listRequests.useQuery(undefined, { staleTime: 0 });
  return (
    <section aria-labelledby="requests-title" className="min-w-0">
      <h2 id="requests-title" className="mb-4 text-xl">
        {m.employee_portal_requests()}
      </h2>
      <QueryResult
        query={query}
        errorTitle={m.employee_portal_requests_error()}
        skeleton={<Skeleton className="h-24" />}
      >
        {(requests) =>
          requests.length === 0 ? (
            <p className="text-muted">{m.employee_portal_requests_none()}</p>
          ) : (
            <ul className="m-0 grid list-none border-t border-mist p-0">
              {requests.map((request) => (
                <RequestItem key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </QueryResult>
    </section>
  );
}

/** A person's own texts, beside the page that visitors see; below it the private numbers. */
export function ProfilePage() {
  const query = trpc.employee.getProfile.useQuery();
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <h1 className="text-2xl">{m.employee_portal_profile()}</h1>
      <QueryResult
        query={query}
        errorTitle={m.employee_portal_profile_error()}
        skeleton={
          <SkeletonStatus className="grid gap-8 lg:grid-cols-2" bars={['h-96', 'h-96 w-full']} />
        }
      >
        {(profile) =>
          profile ? (
            <>
              <p className="-mt-4 max-w-[60ch] text-muted">
                {profile.isShown
                  ? m.employee_portal_profile_intro()
                  : m.employee_portal_profile_hidden()}
              </p>
              <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
                <ProfileForm profile={profile} />
                <ProfilePreview profile={profile} />
              </div>
              <div className="grid gap-x-10 gap-y-8 border-t border-mist pt-8 lg:grid-cols-2">
                <GovernmentIds ids={profile.governmentIds} />
                <OwnRequests />
              </div>
            </>
          ) : (
            <div className="max-w-2xl">
              <UnlinkedNotice />
            </div>
          )
        }
      </QueryResult>
    </main>
  );
}
