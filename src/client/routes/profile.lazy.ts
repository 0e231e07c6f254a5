import { createLazyRoute } from '@tanstack/react-router';
import { ProfileNotFound, ProfilePage, ProfilePending } from '../features/profile/profile-page.tsx';

export const profileParts = createLazyRoute('/public/profile/$key')({
  component: ProfilePage,
  pendingComponent: ProfilePending,
  notFoundComponent: ProfileNotFound,
});
