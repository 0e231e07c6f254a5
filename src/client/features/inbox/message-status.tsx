import type { MessageSummary } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { messageStatusLabels } from './labels.ts';

const tones: Record<MessageSummary['status'], BadgeTone> = {
  new: 'sun',
  answered: 'success',
  archived: 'neutral',
};

type MessageStatusProps = Pick<MessageSummary, 'status' | 'isSuspicious'>;

export function MessageStatus({ status, isSuspicious }: MessageStatusProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tones[status]}>{messageStatusLabels[status]()}</Badge>
      {isSuspicious && <Badge tone="danger">{m.inbox_suspicious()}</Badge>}
    </span>
  );
}
