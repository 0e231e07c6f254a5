import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { TellChoice } from './use-tell-choice.ts';

/** Whether the applicant gets an e-mail with the decision. */
export function TellBox({ tell, isMany = false }: { tell: TellChoice; isMany?: boolean }) {
  return (
    <Checkbox
      label={isMany ? m.admin_tell_many() : m.admin_tell()}
      description={m.admin_tell_text()}
      checked={tell.isTold}
      onCheckedChange={(checked) => tell.choose(checked === true)}
    />
  );
}
