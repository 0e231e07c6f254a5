import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import {
  confirmSecondFactorInput,
  type SecondFactorKey,
} from '../../../../shared/contracts/second-factor.ts';
import type { FieldIssue } from '../../../../shared/errors.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../../lib/contract-resolver.ts';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CodeField } from './code-field.tsx';

interface ScanFormProps {
  id: string;
  appKey: SecondFactorKey;
  confirm: (code: string) => Promise<FieldIssue[]>;
}

/** Gives an app its secret, by camera or by hand, and asks for the first code. */
export function ScanForm({ id, appKey, confirm }: ScanFormProps) {
  const form = useForm({
    resolver: contractResolver(confirmSecondFactorInput),
    defaultValues: { code: '' },
  });
  const sending = useRef(false);
  // Without the picture there is the key below it.
  const Code = useLazyPart(
    true,
    () => import('./qr-code.tsx').then(({ QrCode }) => QrCode),
    () => {},
  );
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  async function submit({ code }: { code: string }) {
    if (sending.current) return;
    sending.current = true;
    const issues = await confirm(code);
    sending.current = false;
    const issue = issues.find(({ path }) => path === 'code');
    if (issue)
      form.setError('code', { type: 'server', message: issue.message }, { shouldFocus: true });
  }

  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      <div className="grid justify-items-center">
        {Code ? <Code value={appKey.uri} /> : <Skeleton className="size-52" />}
      </div>
      <Field label={m.second_factor_key()} hint={m.second_factor_key_hint()}>
        <div className="flex items-center gap-2">
          <Input
            readOnly
            value={appKey.secret.replace(/.{4}(?=.)/g, '$& ')}
            onFocus={(event) => event.currentTarget.select()}
            className="figures text-sm"
          />
          <CopyButton text={appKey.secret} what={m.second_factor_key()} className="shrink-0" />
        </div>
      </Field>
      <CodeField
        hint={m.second_factor_code_hint()}
        error={form.formState.errors.code?.message}
        field={form.register('code')}
      />
    </form>
  );
}
