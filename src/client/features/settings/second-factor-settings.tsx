import { Link } from '@tanstack/react-router';
import type { AdminSettings } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { SettingSwitch } from '../../setting-switch.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { SettingSection } from './setting-form.tsx';

/** Switch that requires a second factor of administrators; only one who has it can turn it on. */
export function SecondFactorSettings({
  secondFactor: { isRequired, hasOwn, changed },
}: {
  secondFactor: AdminSettings['secondFactor'];
}) {
  const mayNot = !hasOwn && !isRequired;
  return (
    <SettingSection id="second-factor" title={m.second_factor_rule_title()} changed={changed}>
      <SettingSwitch name="require_second_factor" isOn={isRequired} disabled={mayNot} />
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
