import { useNavigate } from '@tanstack/react-router';
import {
  ArchiveX,
  Building2,
  IdCard,
  Images,
  MessageCircleQuestionMark,
  Newspaper,
  ToggleLeft,
  ToggleRight,
  UserPlus,
} from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Command } from './command.ts';
import { useSwitchApplications } from './use-switch-applications.ts';

/** What administrators do from wherever they are. */
export function useAdminActions(): Command[] {
  const navigate = useNavigate();
  const { isEnabled, set } = useSwitchApplications();
  const actions: Command[] = [
    {
      id: 'add-question',
      label: m.palette_add_question(),
      Icon: MessageCircleQuestionMark,
      run: () => void navigate({ to: '/admin/questions', search: { edit: 'new' } }),
    },
    {
      id: 'invite-user',
      label: m.palette_invite_user(),
      Icon: UserPlus,
      run: () => void navigate({ to: '/admin/users', search: { edit: 'new' } }),
    },
    {
      id: 'add-client',
      label: m.palette_add_client(),
      Icon: Building2,
      run: () => void navigate({ to: '/admin/clients', search: { add: true } }),
    },
    {
      id: 'add-employee',
      label: m.palette_add_employee(),
      Icon: IdCard,
      run: () => void navigate({ to: '/admin/employees', search: { edit: 'new' } }),
    },
    {
      id: 'upload',
      label: m.palette_upload(),
      Icon: Images,
      run: () => void navigate({ to: '/admin/gallery', search: { upload: true } }),
    },
    {
      id: 'write-article',
      label: m.palette_write_article(),
      Icon: Newspaper,
      run: () => void navigate({ to: '/admin/content', search: { edit: 'new' } }),
    },
    {
      id: 'retention',
      label: m.palette_retention(),
      Icon: ArchiveX,
      run: () => void navigate({ to: '/admin/retention' }),
    },
  ];
  if (isEnabled !== undefined) {
    actions.push({
      id: 'switch-applications',
      label: isEnabled ? m.palette_close_applications() : m.palette_open_applications(),
      Icon: isEnabled ? ToggleRight : ToggleLeft,
      run: () => set(!isEnabled),
    });
  }
  return actions;
}
