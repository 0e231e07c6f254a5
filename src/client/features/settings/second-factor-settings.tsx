import { Link } from '@tanstack/react-router';
import type { AdminSettings } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { SettingSection } from './setting-form.tsx';
import { useSettingsArrival } from './use-setting-form.ts';

/** Switch that requires a second factor of administrators; only one who has it can turn it on. */
export function SecondFactorSettings({
  secondFactor: { isRequired, hasOwn, changed },
}: {
  secondFactor: AdminSettings['secondFactor'];
}) {
  const arrival = useSettingsArrival();
  const rule = trpc.admin.settings.setSecondFactorRule.useMutation({
    onSuccess: (stored) => {
      toast({
        title: stored.isRequired ? m.second_factor_rule_on() : m.second_factor_rule_off(),
        variant: 'success',
      });
      // Until it is read anew, the switch would show what was before.
      return arrival();
    },
    onError: (error) => {
      const { message } = readError(error);
      toast({ title: m.second_factor_rule_failed(), description: message, variant: 'danger' });
    },
  });
  const mayNot = !hasOwn && !isRequired;
  return (
    <SettingSection id="second-factor" title={m.second_factor_rule_title()} changed={changed}>
      <Switch
        label={m.second_factor_rule()}
        description={m.second_factor_rule_text()}
        checked={rule.isPending ? rule.variables.isRequired : isRequired}
        disabled={mayNot || rule.isPending}
        onCheckedChange={(checked) => rule.mutate({ isRequired: checked })}
      />
      {mayNot && (
        <p className="mt-2 text-sm text-muted">
          {m.second_factor_rule_own()}{' '}
          <Link to="/account" hash="two-step" className={textLinkClass}>
            {m.second_factor_rule_own_link()}
          </Link>
        </p>
      )}
    </SettingSection>
  );
}
