import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface KeptTextOfferProps {
  savedAt: Date;
  onTake: () => void;
  onDrop: () => void;
}

/** Text that was left without saving: go on with it, or not. */
export function KeptTextOffer({ savedAt, onTake, onDrop }: KeptTextOfferProps) {
  const { moment } = useMoments();
  return (
    <Alert tone="warning" title={m.content_kept_title({ date: moment(savedAt) })}>
      <p>{m.content_kept_text()}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onTake}>
          {m.content_kept_take()}
        </Button>
        <Button variant="secondary" size="sm" onClick={onDrop}>
          {m.content_kept_drop()}
        </Button>
      </div>
    </Alert>
  );
}
