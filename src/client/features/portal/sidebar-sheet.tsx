import { company } from '../../../shared/content/company.ts';
import type { SessionUser } from '../../../shared/contracts/auth.ts';
import { Logo } from '../../ui/logo.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { LoggedInAs } from './logged-in-as.tsx';
import { portalLabel } from './portal-menu.ts';
import { SidebarNav } from './sidebar-nav.tsx';

interface SidebarSheetProps {
  user: SessionUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The same sidebar on a narrow screen: over the page, 18 rem wide. */
export function SidebarSheet({ user, open, onOpenChange }: SidebarSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="start"
      title={<Logo brand={company.brand} />}
      description={portalLabel(user.role)}
      footer={
        <div className="me-auto min-w-0">
          <LoggedInAs user={user} />
        </div>
      }
    >
      {!user.lacksSecondFactor && (
        <SidebarNav role={user.role} onNavigate={() => onOpenChange(false)} />
      )}
    </Sheet>
  );
}
