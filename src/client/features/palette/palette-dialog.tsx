import { useNavigate, useRouteContext } from '@tanstack/react-router';
import {
  ArchiveX,
  Building2,
  IdCard,
  Images,
  Keyboard,
  Languages,
  LogOut,
  type LucideIcon,
  MessageCircleQuestionMark,
  Newspaper,
  SunMoon,
  ToggleLeft,
  ToggleRight,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import type { Role } from '../../../shared/domain/accounts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { changeLanguage } from '../../lib/language-choice.ts';
import { toggleTheme } from '../../lib/theme.ts';
import { useSettingSwitch } from '../../setting-switch.tsx';
import { trpc } from '../../trpc.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Command, PaletteList } from './palette-list.tsx';
import { minQueryLength, useRecordSearch } from './use-records.ts';

/** Actions of administrators on every screen. */
function useAdminActions(): Command[] {
  const navigate = useNavigate();
  const isEnabled = trpc.public.getSettings.useQuery().data?.applicationsEnabled;
  const { set } = useSettingSwitch('applications_enabled');
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

interface AdminPaletteProps {
  /** Text typed before the field was there. */
  earlyText: string;
  screens: readonly Command[];
  ownActions: readonly Command[];
  onRun: (command: Command) => void;
}

/** With the administrators' actions and every record that they can open. */
function AdminPalette({ earlyText, screens, ownActions, onRun }: AdminPaletteProps) {
  const [query, setQuery] = useState(earlyText);
  const actions = useAdminActions();
  const { groups, isSimilar, isSearching, error } = useRecordSearch(query);
  return (
    <PaletteList
      query={query}
      onQuery={setQuery}
      placeholder={m.palette_placeholder()}
      screens={screens}
      actions={[...actions, ...ownActions]}
      records={groups}
      isSearching={isSearching}
      note={
        error
          ? m.palette_failed()
          : query.trim().length < minQueryLength
            ? m.palette_longer()
            : isSimilar
              ? m.ui_similar_above()
              : undefined
      }
      onRun={onRun}
    />
  );
}

interface PortalPaletteProps {
  /** Text typed before the field was there. */
  earlyText: string;
  screens: readonly Command[];
  ownActions: readonly Command[];
  onRun: (command: Command) => void;
}

/** The screens of the portal and what everybody can do. */
function PortalPalette({ earlyText, screens, ownActions, onRun }: PortalPaletteProps) {
  const [query, setQuery] = useState(earlyText);
  return (
    <PaletteList
      query={query}
      onQuery={setQuery}
      placeholder={m.palette_placeholder_screens()}
      screens={screens}
      actions={ownActions}
      onRun={onRun}
    />
  );
}

interface OwnActions {
  onShowKeys: () => void;
  onLogout: () => void;
}

/** Actions in every portal. */
function useOwnActions({ onShowKeys, onLogout }: OwnActions): Command[] {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return [
    { id: 'theme', label: m.palette_theme(), Icon: SunMoon, run: toggleTheme },
    {
      id: 'language',
      label: m.palette_language(),
      Icon: Languages,
      run: () => changeLanguage(locale === 'de' ? 'en' : 'de'),
    },
    { id: 'keys', label: m.palette_keys(), Icon: Keyboard, run: onShowKeys },
    { id: 'logout', label: m.palette_logout(), Icon: LogOut, run: onLogout },
  ];
}

interface PaletteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Text typed before the field was there. */
  earlyText: string;
  role: Role;
  screens: readonly { to: string; label: string; Icon: LucideIcon }[];
  onShowKeys: () => void;
  onLogout: () => void;
}

/** Every screen, record and action by a few letters of its name. */
export function PaletteDialog({
  open,
  onOpenChange,
  earlyText,
  role,
  screens,
  onShowKeys,
  onLogout,
}: PaletteDialogProps) {
  const navigate = useNavigate();
  const Palette = role === 'admin' ? AdminPalette : PortalPalette;

  function run(command: Command) {
    onOpenChange(false);
    command.run();
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.palette_title()}>
      <Palette
        earlyText={earlyText}
        screens={screens.map(({ to, label, Icon }) => ({
          id: to,
          label,
          Icon,
          run: () => void navigate({ to }),
        }))}
        ownActions={useOwnActions({ onShowKeys, onLogout })}
        onRun={run}
      />
    </Dialog>
  );
}
