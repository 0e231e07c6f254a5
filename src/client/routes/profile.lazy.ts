import { createLazyRoute } from '@tanstack/react-router';
import { ProfileNotFound } from '../features/profile/profile-not-found.tsx';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { ProfilePending } from '../features/profile/profile-pending.tsx';

export const profileParts = createLazyRoute('/public/profile/$key')({
  component: ProfilePage,
  pendingComponent: ProfilePending,
  notFoundComponent: ProfileNotFound,
});
