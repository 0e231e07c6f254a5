import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import type { NoticePreference } from '../../../shared/contracts/mail.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { SettingSection } from './setting-form.tsx';

const key = getQueryKey(trpc.admin.settings.getNotices, undefined, 'query');

/** Notices by e-mail and their language: each administrator for themselves. */
export function NotificationSettings() {
  const queryClient = useQueryClient();
  const query = trpc.admin.settings.getNotices.useQuery();
  const { mutate, isPending, variables } = trpc.admin.settings.setNotices.useMutation({
    onSuccess: (choice) => {
      queryClient.setQueryData<NoticePreference>(key, choice);
      toast({ title: m.settings_notices_saved(), variant: 'success' });
    },
    onError: (error) => toastFailure(m.settings_notices_failed(), error),
  });
  const choose = (choice: NoticePreference) => {
    if (!isPending) mutate(choice);
  };
  return (
    <SettingSection
      id="notices"
      title={m.settings_notices_title()}
      text={m.settings_notices_text()}
    >
      <QueryResult
        query={query}
        errorTitle={m.settings_notices_not_loaded()}
        skeleton={<Skeleton className="h-24 w-full" />}
      >
        {(stored) => {
          const choice = isPending ? variables : stored;
          return (
            <div className="grid gap-4">
              <Switch
                label={m.settings_notices_switch()}
                checked={choice.isWanted}
                aria-busy={isPending || undefined}
                onCheckedChange={(isWanted) => choose({ ...choice, isWanted })}
              />
              <Field label={m.settings_notices_language()} className="max-w-md">
                <Select
                  value={choice.locale}
                  onValueChange={(value) =>
                    choose({ ...choice, locale: localeSchema.parse(value) })
                  }
                  options={localeSchema.options.map((language) => ({
                    value: language,
                    label: languageNames[language](),
                  }))}
                />
              </Field>
            </div>
          );
        }}
      </QueryResult>
    </SettingSection>
  );
}
