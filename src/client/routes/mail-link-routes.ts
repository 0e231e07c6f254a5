import { activateRoute } from './activate.ts';
import { applicationRoute } from './application.ts';
import { bookingRoute } from './booking.ts';
import { forgotRoute } from './forgot.ts';
import { newsletterConfirmRoute, newsletterUnsubscribeRoute } from './newsletter.ts';
import { resetRoute } from './reset.ts';

/** Where the links in mails lead; the first part of each path stands in `isMailLinkPath`, so that browsers load them. */
export const mailLinkRoutes = [
  activateRoute,
  applicationRoute,
  bookingRoute,
  newsletterConfirmRoute,
  newsletterUnsubscribeRoute,
  forgotRoute,
  resetRoute,
] as const;
