import { useRouter } from '@tanstack/react-router';
import type { SwitchKey } from '../shared/contracts/settings.ts';
import { m } from '../shared/i18n/paraglide/messages.js';
import { useArrival } from './invalidation.ts';
import { trpc } from './trpc.tsx';
import { Switch } from './ui/switch.tsx';
import { toast, toastFailure } from './ui/toast.tsx';

interface SwitchTexts {
  label: () => string;
  text: (isOn: boolean) => string;
  done: (isOn: boolean) => string;
  failed: () => string;
  /** Stored beside the value. */
  description?: () => string;
}

const switches: Record<SwitchKey, SwitchTexts> = {
  applications_enabled: {
    label: m.portal_applications_switch,
    text: (isOn) => (isOn ? m.portal_applications_on() : m.portal_applications_off()),
    done: () => m.portal_settings_updated(),
    failed: m.portal_settings_failed,
    description: m.portal_applications_setting,
  },
  blind_review: {
    label: m.applications_blind,
    text: () => m.applications_blind_text(),
    done: (isOn) => (isOn ? m.applications_blind_on() : m.applications_blind_off()),
    failed: m.applications_blind_failed,
  },
  require_second_factor: {
    label: m.second_factor_rule,
    text: () => m.second_factor_rule_text(),
    done: (isOn) => (isOn ? m.second_factor_rule_on() : m.second_factor_rule_off()),
    failed: m.portal_settings_failed,
  },
};

/** Gives the way to switch a setting on or off; `wanted` is the new state until it has arrived. */
export function useSettingSwitch(key: SwitchKey) {
  const router = useRouter();
  const arrival = useArrival('admin.settings.get', 'public.getSettings', 'admin.applications');
  const { done, failed, description } = switches[key];
  const change = trpc.admin.settings.setSwitch.useMutation({
    onSuccess: ({ value }) => {
      toast({ title: done(value === 'true'), variant: 'success' });
      // The public pages read the setting once; the next visit to one reads it again.
      router.clearCache({ filter: ({ routeId }) => routeId === '/public' });
      // Until it is read anew, the switch would show what was before, and a click would undo nothing.
      return arrival();
    },
    onError: (error) => toastFailure(failed(), error),
  });
  return {
    wanted: change.isPending ? change.variables.value === 'true' : undefined,
    set: (isOn: boolean) => {
      if (change.isPending) return;
      change.mutate({
        key,
        value: isOn ? 'true' : 'false',
        ...(description && { description: description() }),
      });
    },
  };
}

interface SettingSwitchProps {
  name: SwitchKey;
  /** The stored state. */
  isOn: boolean;
  disabled?: boolean;
  className?: string;
}

/** The switch of a setting. */
export function SettingSwitch({ name, isOn, ...props }: SettingSwitchProps) {
  const { wanted, set } = useSettingSwitch(name);
  const { label, text } = switches[name];
  const isShownOn = wanted ?? isOn;
  return (
    <Switch
      {...props}
      label={label()}
      description={text(isShownOn)}
      checked={isShownOn}
      aria-disabled={wanted !== undefined || undefined}
      onCheckedChange={set}
    />
  );
}
