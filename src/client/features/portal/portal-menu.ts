import {
  ClipboardList,
  LayoutDashboard,
  type LucideIcon,
  MessageCircleQuestionMark,
} from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Role } from '../../../shared/roles.ts';

interface MenuItem {
  to: '/admin' | '/admin/applications' | '/admin/questions' | '/employee' | '/client';
  label: string;
  Icon: LucideIcon;
}

/** The screens of a role, as its sidebar lists them. */
export function portalMenu(role: Role): MenuItem[] {
  const dashboard = { label: m.portal_dashboard(), Icon: LayoutDashboard };
  switch (role) {
    case 'admin':
      return [
        { to: '/admin', ...dashboard },
        { to: '/admin/applications', label: m.portal_applications(), Icon: ClipboardList },
        { to: '/admin/questions', label: m.portal_questions(), Icon: MessageCircleQuestionMark },
      ];
    case 'employee':
      return [{ to: '/employee', ...dashboard }];
    case 'client':
      return [{ to: '/client', ...dashboard }];
  }
}

/** What the portal of a role is called. */
export function portalLabel(role: Role): string {
  const labels = {
    admin: m.portal_label_admin,
    employee: m.portal_label_employee,
    client: m.portal_label_client,
  };
  return labels[role]();
}
