import { useRef } from 'react';
import type { ApplicationSummary } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { nameOf } from './name-of.ts';
import { useChosen } from './use-selection.ts';

/** Chooses one row; with the shift key every row since the last one that was touched. */
export function SelectBox({ application }: { application: ApplicationSummary }) {
  const { isChosen, markRow } = useChosen();
  const isRange = useRef(false);
  return (
    <Checkbox
      className="-my-2.5"
      hideLabel
      label={m.admin_app_select_row({ name: nameOf(application) })}
      checked={isChosen(application.id)}
      onClick={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
      onCheckedChange={(checked) => markRow(application, checked === true, isRange.current)}
    />
  );
}
