import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useChosen } from './use-selection.ts';

export function SelectPageBox() {
  const { page, markPage } = useChosen();
  return (
    <Checkbox
      className="-my-2.5"
      hideLabel
      label={m.admin_app_select_page()}
      checked={page}
      onCheckedChange={(checked) => markPage(checked === true)}
    />
  );
}
