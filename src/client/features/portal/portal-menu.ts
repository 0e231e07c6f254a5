import {
  Activity,
  BookOpen,
  Building2,
  ChartColumn,
  ClipboardList,
  Headset,
  IdCard,
  Images,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MessageCircleQuestionMark,
  Milestone,
  Newspaper,
  ReceiptText,
  Send,
  Settings,
  UserRound,
  Users,
} from 'lucide-react';
import type { Role } from '../../../shared/domain/accounts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

type LinkTarget =
  | '/admin'
  | '/admin/applications'
  | '/admin/questions'
  | '/admin/employees'
  | '/admin/content'
  | '/admin/clients'
  | '/admin/invoices'
  | '/admin/gallery'
  | '/admin/analytics'
  | '/admin/users'
  | '/admin/settings'
  | '/admin/inbox'
  | '/admin/activity'
  | '/admin/outbox'
  | '/employee'
  | '/employee/resources'
  | '/employee/profile'
  | '/client'
  | '/client/services'
  | '/client/projects'
  | '/client/invoices';

export interface MenuItem {
  to: LinkTarget;
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
        { to: '/admin/inbox', label: m.inbox_title(), Icon: Inbox },
        { to: '/admin/employees', label: m.employees_title(), Icon: IdCard },
        { to: '/admin/content', label: m.content_title(), Icon: Newspaper },
        { to: '/admin/clients', label: m.clients_title(), Icon: Building2 },
        { to: '/admin/invoices', label: m.invoices_title(), Icon: ReceiptText },
        { to: '/admin/gallery', label: m.pictures_title(), Icon: Images },
        { to: '/admin/analytics', label: m.analytics_title(), Icon: ChartColumn },
        { to: '/admin/users', label: m.users_title(), Icon: Users },
        { to: '/admin/outbox', label: m.outbox_title(), Icon: Send },
        { to: '/admin/activity', label: m.activity_title(), Icon: Activity },
        { to: '/admin/settings', label: m.settings_title(), Icon: Settings },
      ];
    case 'employee':
      return [
        { to: '/employee', ...dashboard },
        { to: '/employee/resources', label: m.employee_portal_resources(), Icon: BookOpen },
        { to: '/employee/profile', label: m.employee_portal_profile(), Icon: UserRound },
      ];
    case 'client':
      return [
        { to: '/client', ...dashboard },
        { to: '/client/services', label: m.client_portal_services(), Icon: Headset },
        { to: '/client/projects', label: m.projects_title(), Icon: Milestone },
        { to: '/client/invoices', label: m.invoices_title(), Icon: ReceiptText },
      ];
  }
}

/** Name of a role's portal. */
export function portalLabel(role: Role): string {
  const labels = {
    admin: m.portal_label_admin,
    employee: m.portal_label_employee,
    client: m.portal_label_client,
  };
  return labels[role]();
}
