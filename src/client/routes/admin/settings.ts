import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminRoute } from './admin.ts';

export const adminSettingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'settings',
  component: lazyRouteComponent(() => import('./settings-screen.tsx'), 'SettingsScreen'),
});
