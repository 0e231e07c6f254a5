import type { ComponentProps } from 'react';
import type { User } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { RecordQuery } from '../../ui/record-sheet.tsx';

/** The user of a dialog, asked for anew: somebody else may have changed it since the list was loaded. */
export function useUser(id: string | undefined) {
  return trpc.admin.users.get.useQuery(
    { id: id ?? '' },
    { enabled: id !== undefined, staleTime: 0 },
  );
}

type UserQueryProps = Pick<
  ComponentProps<typeof RecordQuery<User>>,
  'query' | 'onClose' | 'children'
>;

/** What a dialog shows while its user loads, does not load, or is not there. */
export function UserQuery(props: UserQueryProps) {
  return (
    <RecordQuery
      {...props}
      errorTitle={m.users_error()}
      missing={{
        title: m.users_missing_title(),
        text: m.users_missing_text(),
        back: m.users_back(),
      }}
    />
  );
}
