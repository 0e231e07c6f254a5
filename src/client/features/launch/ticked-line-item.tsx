import type { TickedId, TickedLine } from '../../../shared/contracts/launch.ts';
import { launchTitles } from '../../../shared/i18n/launch-titles.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { LinePlaceList } from './line-place-list.tsx';

const hints: Record<TickedId, () => string> = {
  texts: m.launch_texts_hint,
  legal: m.launch_legal_hint,
  retention: m.launch_retention_hint,
  'test-mail': m.launch_test_mail_hint,
  backup: m.launch_backup_hint,
};

function tickedText(tick: TickedLine['tick'], moment: (date: Date) => string): string | null {
  if (!tick) return null;
  const date = moment(tick.at);
  return tick.by === null
    ? m.launch_ticked_unnamed({ date })
    : m.launch_ticked({ date, name: tick.by });
}

interface TickedLineItemProps {
  line: TickedLine;
  isPending: boolean;
  onTick: (isDone: boolean) => void;
}

/** A line that somebody ticks, with who did. */
export function TickedLineItem({ line, isPending, onTick }: TickedLineItemProps) {
  const { id, isDone, tick } = line;
  const { moment } = useMoments();
  const said = tickedText(tick, moment);
  return (
    <li>
      <Checkbox
        label={launchTitles[id]()}
        description={hints[id]()}
        checked={isDone}
        aria-busy={isPending || undefined}
        onCheckedChange={(checked) => onTick(checked === true)}
        className="pb-1"
      />
      <div className="grid gap-1 ps-8 pb-2.5">
        {said !== null && <p className="figures text-sm text-muted">{said}</p>}
        <LinePlaceList id={id} />
      </div>
    </li>
  );
}
