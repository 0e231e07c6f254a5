import { useRouteContext } from '@tanstack/react-router';
import { type SyntheticEvent, useRef, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useEmailSuggestion } from '../../ui/email-input.tsx';
import { controlClass } from '../../ui/input.tsx';
import { HoneypotField, PrivacySentence } from './form/public-form.tsx';

type Phase =
  | { name: 'open'; error?: string }
  | { name: 'sending' }
  | { name: 'done'; text: string };

/** The newsletter's line of the footer. Its code is loaded on subscribing. */
export function NewsletterForm() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const [phase, setPhase] = useState<Phase>({ name: 'open' });
  const suggestion = useEmailSuggestion();
  const field = useRef<HTMLInputElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);

  async function subscribe(email: string) {
    setPhase({ name: 'sending' });
    try {
      const { message } = await (await api()).public.subscribe.mutate({
        email,
        locale,
        trap: trap.current?.value || undefined,
        elapsedMs: Math.round(performance.now()),
      });
      setPhase({ name: 'done', text: message });
      requestAnimationFrame(() => answer.current?.focus());
    } catch (error) {
      const fault = await import('../../lib/read-error.ts').then(
        ({ readError }) => readError(error),
        () => null,
      );
      const text = fault?.issues.find(({ path }) => path === 'email')?.message ?? fault?.message;
      setPhase({ name: 'open', error: text ?? m.error_network() });
      field.current?.focus();
    }
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const input = field.current;
    if (!input || phase.name === 'sending') return;
    const email = input.value.trim();
    if (email === '' || !input.validity.valid) {
      setPhase({ name: 'open', error: m.validation_email() });
      input.focus();
      return;
    }
    void subscribe(email);
  }

  if (phase.name === 'done') {
    return (
      <p ref={answer} tabIndex={-1} role="status" className="max-w-[46ch] outline-none">
        {phase.text}
      </p>
    );
  }
  const error = phase.name === 'open' ? phase.error : undefined;
  return (
    <form method="dialog" noValidate onSubmit={handleSubmit} className="grid gap-3">
      <label htmlFor="newsletter-email" className="font-display text-lg font-semibold">
        {m.contact_newsletter_label()}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id="newsletter-email"
          name="newsletter-email"
          type="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...suggestion.handlers}
          placeholder={m.contact_newsletter_email()}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'newsletter-error newsletter-privacy' : 'newsletter-privacy'}
          className={`${controlClass} h-11 flex-[1_1_14rem]`}
        />
        <Button type="submit" pending={phase.name === 'sending'}>
          {phase.name === 'sending'
            ? m.contact_newsletter_subscribing()
            : m.contact_newsletter_subscribe()}
        </Button>
      </div>
      {suggestion.question}
      <HoneypotField ref={trap} />
      <div aria-live="polite">
        {error && (
          <p id="newsletter-error" className="text-sm text-danger">
            {error}
          </p>
        )}
      </div>
      <p id="newsletter-privacy" className="max-w-[52ch] text-sm text-muted">
        <PrivacySentence sentence={(link) => m.contact_newsletter_privacy({ link })} />
      </p>
    </form>
  );
}
