import { Outlet } from '@tanstack/react-router';

export function PortalLayout() {
  return <Outlet />;
}
