import type { RecordKind } from '../../shared/contracts/record-search.ts';
import type { ActivityKind } from '../../shared/domain/activity-kinds.ts';

type Kind = RecordKind | ActivityKind;

/**
 * Address of a record's screen for administrators, by its kind and id; null where no screen shows it by itself.
 * @param clientId of the client on whose page it is shown, for a record that has no screen of its own
 */
export function recordPath(kind: Kind, id: string, clientId: string | null = null): string | null {
  switch (kind) {
    case 'project':
    case 'invoice':
      return clientId && `/admin/clients/${clientId}?tab=${kind}s&open=${id}`;
    case 'application':
    case 'resume':
      return `/admin/applications?review=${id}`;
    case 'client':
      return `/admin/clients/${id}`;
    case 'employee':
      return `/admin/employees?edit=${id}`;
    case 'question':
      return `/admin/questions?edit=${id}`;
    case 'news':
      return `/admin/content?edit=${id}`;
    case 'announcement':
      return `/admin/content?tab=announcements&edit=${id}`;
    case 'resource':
      return `/admin/content?tab=resources&edit=${id}`;
    case 'user':
      return `/admin/users?edit=${id}`;
    case 'gallery':
      return `/admin/gallery?edit=${id}`;
    case 'contact':
      return `/admin/inbox?message=${id}`;
    case 'booking':
      return '/admin/inbox?tab=bookings';
    case 'newsletter':
      return '/admin/inbox?tab=newsletter';
    case 'mail':
      return `/admin/outbox?mail=${id}`;
    case 'setting':
      return '/admin/settings';
    case 'retention':
      return '/admin/retention';
    case 'activity':
      return null;
  }
}
