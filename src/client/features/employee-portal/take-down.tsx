import { useState } from 'react';
import { earlierConsentVersion } from '../../../shared/content/consent.ts';
import type { OwnProfile } from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useInvalidateEmployeePortal } from './use-refresh.ts';

/** What a person agreed to for the public page, and the way to withdraw it. */
export function TakeDown({ profile }: { profile: OwnProfile }) {
  const { consent, isPublic } = profile;
  const { day } = useDateTimeFormat();
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useInvalidateEmployeePortal();
  const takeDown = trpc.employee.takeDownProfile.useMutation({
    onSuccess: (saved) => {
      setIsAsking(false);
      refresh.putProfile(saved);
      void refresh.dashboard();
      toast({ title: m.employee_portal_taken_down(), variant: 'success' });
    },
    onError: (error) =>
      toast({
        title: m.employee_portal_take_down_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
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
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setIsAsking(true)}
        >
          {m.employee_portal_take_down()}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.employee_portal_take_down_title()}
        description={m.employee_portal_take_down_text()}
        action={m.employee_portal_take_down()}
        pending={takeDown.isPending}
        onConfirm={() => takeDown.mutate()}
      />
    </>
  );
}
