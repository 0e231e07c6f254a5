import type { AdminSettings } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { PinForm } from './pin-form.tsx';
import { SettingSection } from './setting-section.tsx';
import { ShownPin } from './shown-pin.tsx';

/** The PIN of the media kit: covered until somebody asks, and another one. */
export function PinSettings({ mediaKitPin }: { mediaKitPin: AdminSettings['mediaKitPin'] }) {
  const { isFixed, updatedAt, changed } = mediaKitPin;
  return (
    <SettingSection
      id="pin"
      title={m.settings_pin_title()}
      text={m.settings_pin_text()}
      {...(isFixed ? {} : { changed })}
    >
      <div className="grid gap-6">
        <ShownPin />
        {isFixed ? <Alert>{m.settings_pin_fixed()}</Alert> : <PinForm updatedAt={updatedAt} />}
      </div>
    </SettingSection>
  );
}
