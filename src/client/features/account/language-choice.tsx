import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { changeLanguage } from '../../lib/language-choice.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { toast } from '../../ui/toast.tsx';
import { AccountSection } from './account-section.tsx';

/** Languages are called what their speakers call them. */
const languages = [
  { value: 'en', label: <span lang="en">English</span> },
  { value: 'de', label: <span lang="de">Deutsch</span> },
] as const satisfies { value: Locale; label: unknown }[];

/** The language of mails and of the portal; saving it shows the portal in it. */
export function LanguageChoice() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { user } = useRouteContext({ from: '/portal' });
  const [chosen, setChosen] = useState<Locale>(user.locale ?? locale);
  const save = trpc.public.setLocale.useMutation({
    onSuccess: (_ok, { locale: saved }) => {
      if (saved !== locale) return changeLanguage(saved);
      toast({ title: m.account_language_saved(), variant: 'success' });
    },
    onError: (error) =>
      toast({
        title: m.account_language_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  return (
    <AccountSection id="language" title={m.account_language()} text={m.account_language_text()}>
      <form
        className="grid max-w-md gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate({ locale: chosen });
        }}
      >
        <RadioGroup
          aria-labelledby="language-title"
          options={languages}
          value={chosen}
          onValueChange={(value) => setChosen(value === 'de' ? 'de' : 'en')}
        />
        <Button
          type="submit"
          variant="secondary"
          pending={save.isPending}
          className="justify-self-start"
        >
          {m.account_language_save()}
        </Button>
      </form>
    </AccountSection>
  );
}
