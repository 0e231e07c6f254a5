import { createLazyRoute } from '@tanstack/react-router';
import {
  ProfileNotFound,
  ProfilePage,
  ProfileSkeleton,
} from '../features/profile/profile-page.tsx';

export const profileLazyRoute = createLazyRoute('/public/profile/$key')({
  component: ProfilePage,
  pendingComponent: ProfileSkeleton,
  notFoundComponent: ProfileNotFound,
});
