import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type OwnProfile,
  type OwnProfileFields,
  type UpdateOwnProfileInput,
  updateOwnProfileInput,
} from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { settleForm } from '../../lib/settle-form.ts';
import { showIssues } from '../../lib/show-issues.ts';
import { Button } from '../../ui/button.tsx';
import { ConflictAlert } from '../../ui/conflict-alert.tsx';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { profileValues } from './profile-values.ts';
import { TextFields } from './text-fields.tsx';
import { useSaveProfile } from './use-save-profile.ts';

const fieldNames = updateOwnProfileInput.keyof().options;

export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const form = useForm<OwnProfileFields, unknown, UpdateOwnProfileInput>({
    resolver: contractResolver(updateOwnProfileInput),
    defaultValues: profileValues(profile),
  });
  const { isDirty } = form.formState;
  const { save, isSaving } = useSaveProfile();
  const [hasConflict, setHasConflict] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const sending = useRef(false);
  // The form stays open after it was saved, and then holds nothing that could be lost.
  const saved = useRef(false);

  /** Goes on from what is stored now, with what was typed since `sent` had been sent. */
  function take(current: OwnProfile, sent: OwnProfileFields) {
    settleForm(form, sent, profileValues(current));
    setHasConflict(false);
  }

  async function submit(input: UpdateOwnProfileInput) {
    if (sending.current || isBusy) return;
    sending.current = true;
    const sent = structuredClone(form.getValues());
    // After a conflict the reader knows of the saved version and writes over that one.
    const result = await save(hasConflict ? { ...input, version: profile.version } : input);
    sending.current = false;
    if (result.outcome === 'saved') take(result.profile, sent);
    else if (result.outcome === 'conflict') setHasConflict(true);
    else {
      showIssues(form.setError, fieldNames, result.issues);
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid min-w-0 gap-6">
      <h2 className="text-xl">{m.employee_portal_edit()}</h2>
      <DiscardGuard isDirty={isDirty} saved={saved} />
      {hasConflict && <ConflictAlert onTake={() => take(profile, form.getValues())} />}
      <PersonalFields form={form} onUploading={setIsBusy} />
      <TextFields form={form} isPublic={profile.isPublic} />
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-mist bg-paper py-3">
        <p aria-live="polite" className="me-auto text-sm text-muted">
          {isBusy && m.employee_portal_photo_busy()}
        </p>
        <Button type="submit" pending={isSaving} disabled={isBusy}>
          {m.employee_portal_save()}
        </Button>
      </div>
    </form>
  );
}
