import { type Resolver, type UseFormReturn, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { loginCodeSchema, loginInput } from '../../../shared/contracts/auth.ts';
import { type BankAccount, bankAccountSchema } from '../../../shared/contracts/bank-account.ts';
import type { AdminSettings } from '../../../shared/contracts/settings.ts';
import { formatIban } from '../../../shared/domain/iban.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import type { FieldText } from '../../ui/record-form.tsx';
import { SettingForm } from './setting-form.tsx';

/** The account with the proof of who changes it. */
const formSchema = bankAccountSchema.extend({
  password: loginInput.shape.password,
  code: z.string(),
});
type BankAccountForm = z.infer<typeof formSchema>;

const groupIban = (value: BankAccountForm) => ({ ...value, iban: formatIban(value.iban) });
const passwordResolver = contractResolver(formSchema.transform(groupIban));
const codeResolver = contractResolver(
  formSchema.extend({ code: loginCodeSchema }).transform(groupIban),
);

// Cleared fields have no rules any more.
const nothing = z.string();
const removalSchema = formSchema.extend({
  holder: nothing,
  iban: nothing,
  bic: nothing,
  bank: nothing,
  elsewhere: nothing,
});
const passwordRemovalResolver = contractResolver(removalSchema);
const codeRemovalResolver = contractResolver(removalSchema.extend({ code: loginCodeSchema }));

const empty: BankAccount = { holder: '', iban: '', bic: '', bank: '', elsewhere: '' };
const noProof = { password: '', code: '' };

/** The stored account as the form shows it, without proof of identity. */
const toForm = (account: BankAccount | null): BankAccountForm =>
  groupIban({ ...(account ?? empty), ...noProof });

const fields: readonly {
  name: keyof BankAccount;
  label: () => string;
  hint?: () => string;
  maxLength: number;
}[] = [
  { name: 'holder', label: m.settings_bank_holder, maxLength: 70 },
  { name: 'bank', label: m.settings_bank_name, maxLength: 70 },
  { name: 'iban', label: m.settings_bank_iban, maxLength: 60 },
  { name: 'bic', label: m.settings_bank_bic, hint: m.settings_bank_bic_hint, maxLength: 20 },
  {
    name: 'elsewhere',
    label: m.settings_bank_elsewhere,
    hint: m.settings_bank_elsewhere_hint,
    maxLength: 140,
  },
];

/** Returns whether all account fields are empty; saving then removes the account. */
const isCleared = (value: BankAccountForm) => fields.every(({ name }) => value[name] === '');

const texts = (value: BankAccountForm): FieldText[] =>
  fields.map(({ name, label }) => [label(), value[name]]);

/** Shows a wrong password or code, which only the server can detect. */
function showProofIssues(
  form: UseFormReturn<BankAccountForm, unknown, BankAccountForm>,
  issues: FieldIssue[],
): boolean {
  const wrong = issues.flatMap(({ path, message }) =>
    path === 'password' || path === 'code' ? [{ path, message } as const] : [],
  );
  for (const { path, message } of wrong) form.setError(path, { message }, { shouldFocus: true });
  return wrong.length > 0;
}

const { TextField } = fieldsOf<BankAccountForm>();

function AccountFields({ hasAccount }: { hasAccount: boolean }) {
  const { setValue, setFocus, watch } = useFormContext<BankAccountForm>();
  const canRemove = hasAccount && !isCleared(watch());
  function clear() {
    for (const { name } of fields) setValue(name, '', { shouldDirty: true });
    setFocus('holder');
  }
  return (
    <div className="grid min-w-0 gap-5 sm:grid-cols-2">
      {fields.map(({ name, label, hint, maxLength }) => (
        <TextField
          key={name}
          name={name}
          label={label()}
          required={hint === undefined}
          hint={hint?.()}
          maxLength={maxLength}
          spellCheck={false}
          className={name === 'iban' ? 'sm:col-span-2' : undefined}
          controlClassName={name === 'iban' || name === 'bic' ? 'figures' : undefined}
        />
      ))}
      {canRemove && (
        <Button variant="secondary" size="sm" onClick={clear} className="justify-self-start">
          {m.settings_bank_clear()}
        </Button>
      )}
      {hasAccount && !canRemove && (
        <Alert tone="warning" className="sm:col-span-2">
          {m.settings_bank_removal()}
        </Alert>
      )}
    </div>
  );
}

/** Asked for once something is changed, so that no browser fills in a password for nothing. */
function ProofFields({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const { register, formState } = useFormContext<BankAccountForm>();
  const { errors, isDirty } = formState;
  if (!isDirty && !errors.password && !errors.code) return null;
  return (
    <fieldset className="m-0 min-w-0 border-0 border-t border-mist p-0 pt-5">
      <legend className="sr-only">{m.settings_bank_proof()}</legend>
      <p className="mb-4 text-sm text-muted">{m.settings_bank_proof()}</p>
      <div className="grid min-w-0 gap-5 sm:grid-cols-2">
        <Field label={m.second_factor_password()} required error={errors.password?.message}>
          <PasswordInput {...register('password')} />
        </Field>
        {hasSecondFactor && (
          <TextField
            name="code"
            label={m.second_factor_code()}
            hint={m.second_factor_own_code_hint()}
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            controlClassName="figures"
          />
        )}
      </div>
    </fieldset>
  );
}

interface BankAccountSettingsProps {
  bankAccount: AdminSettings['bankAccount'];
  /** True where the editor has a second factor, which then is asked for. */
  hasSecondFactor: boolean;
}

/** The account that invoices are paid to. */
export function BankAccountSettings({ bankAccount, hasSecondFactor }: BankAccountSettingsProps) {
  const { mutateAsync } = trpc.admin.settings.updateBankAccount.useMutation();
  const hasAccount = bankAccount.value !== null;
  const save = hasSecondFactor ? codeResolver : passwordResolver;
  const remove = hasSecondFactor ? codeRemovalResolver : passwordRemovalResolver;
  const resolver: Resolver<BankAccountForm, unknown, BankAccountForm> = (value, ...rest) =>
    (hasAccount && isCleared(value) ? remove : save)(value, ...rest);
  return (
    <SettingForm<BankAccountForm>
      id="bank-account"
      title={m.settings_bank_title()}
      text={m.settings_bank_text()}
      stored={{ ...bankAccount, value: toForm(bankAccount.value) }}
      resolver={resolver}
      save={({ value, seenAt }) => {
        const { password, code, ...account } = value;
        return mutateAsync({
          value: isCleared(value) ? null : account,
          seenAt,
          password,
          ...(hasSecondFactor ? { code } : {}),
        });
      }}
      savedText={(value) =>
        isCleared(value) ? m.settings_bank_removed() : m.settings_bank_saved()
      }
      toFormValue={(value) => ({ ...value, ...noProof })}
      showIssues={showProofIssues}
      texts={texts}
    >
      <AccountFields hasAccount={hasAccount} />
      <ProofFields hasSecondFactor={hasSecondFactor} />
    </SettingForm>
  );
}
