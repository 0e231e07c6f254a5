import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';

/** Part of the room for résumés from which administrators are told, so that there is time to act. */
const alarming = 0.8;

/** The warning that uploads of résumés stop soon, or have stopped; nothing while there is room. */
export function ResumeRoomAlert() {
  const { data } = trpc.admin.overview.getResumeRoom.useQuery();
  if (!data || data.used < alarming * data.limit) return null;
  const isFull = data.used > data.limit;
  return (
    <Alert
      tone={isFull ? 'danger' : 'warning'}
      title={isFull ? m.portal_room_full() : m.portal_room_short()}
    >
      {m.portal_room_text({ part: m.ui_percent({ value: data.used / data.limit }) })}
    </Alert>
  );
}
