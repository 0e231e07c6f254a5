import {
  bookMeetingInput,
  bookMeetingOutput,
  cancelMeetingInput,
  listSlotsOutput,
  managedMeetingSchema,
  meetingKeySchema,
  moveMeetingInput,
} from '../../../../shared/contracts/booking.ts';
import { registerClientInput, registerClientOutput } from '../../../../shared/contracts/client.ts';
import { acknowledgementSchema, sendContactInput } from '../../../../shared/contracts/contact.ts';
import {
  mediaKitSchema,
  openMediaKitInput,
  openMediaKitOutput,
} from '../../../../shared/contracts/media-kit.ts';
import {
  getSubscriptionInput,
  newsletterLinkInput,
  subscribeInput,
  subscriptionSchema,
} from '../../../../shared/contracts/newsletter.ts';
import { exchangeRatesSchema, siteStateSchema } from '../../../../shared/contracts/site.ts';
import { localizedPath } from '../../../../shared/i18n/locale.ts';
import { AppError } from '../../../errors.ts';
import { bookMeeting } from '../../../services/bookings/book-meeting.ts';
import { listSlots } from '../../../services/bookings/list-slots.ts';
import {
  cancelMeetingAsVisitor,
  getMeeting,
  listSlotsToMove,
  moveMeetingAsVisitor,
} from '../../../services/bookings/manage-meeting.ts';
import { registerClient } from '../../../services/clients/register-client.ts';
import { sendContact } from '../../../services/inbox/send-contact.ts';
import { getMediaKit } from '../../../services/media-kit/get-media-kit.ts';
import { openMediaKit } from '../../../services/media-kit/pin.ts';
import {
  confirmSubscription,
  getSubscription,
  subscribe,
  unsubscribe,
} from '../../../services/newsletter/subscription.ts';
import { getSiteState } from '../../../services/site/pages.ts';
import { publicMutation, publicProcedure, publicQuery, slowDownGuessing } from '../../init.ts';

const hourSeconds = 3600;
const quarterHourSeconds = 900;

/** Pages behind the links of mails, from one address. */
const linkLimit = { limit: 60, windowSeconds: quarterHourSeconds };

/** Looking at a booked meeting, and changing it. */
const readLimit = { limit: 120, windowSeconds: quarterHourSeconds };
const writeLimit = { limit: 20, windowSeconds: hourSeconds };

/** Procedures of the public site that take what visitors send, and return what the site's frame shows. */
export const siteProcedures = {
  getSiteState: publicProcedure.output(siteStateSchema).query(({ ctx }) => getSiteState(ctx)),

  getExchangeRates: publicProcedure
    .output(exchangeRatesSchema.nullable())
    .query(({ ctx }) => ctx.exchangeRates.current()),

  sendContact: publicMutation(sendContactInput, acknowledgementSchema, sendContact),
  subscribe: publicMutation(subscribeInput, acknowledgementSchema, subscribe),
  getSubscription: publicQuery(
    getSubscriptionInput,
    subscriptionSchema.nullable(),
    getSubscription,
    { limit: linkLimit },
  ),
  confirmSubscription: publicMutation(
    newsletterLinkInput,
    subscriptionSchema,
    confirmSubscription,
    { limit: linkLimit },
  ),
  unsubscribe: publicMutation(newsletterLinkInput, subscriptionSchema, unsubscribe, {
    limit: linkLimit,
  }),
  registerClient: publicMutation(registerClientInput, registerClientOutput, registerClient),
  listSlots: publicProcedure.output(listSlotsOutput).query(({ ctx }) => listSlots(ctx)),
  bookMeeting: publicMutation(bookMeetingInput, bookMeetingOutput, bookMeeting),
  getMeeting: publicQuery(meetingKeySchema, managedMeetingSchema.nullable(), getMeeting, {
    limit: readLimit,
  }),
  listSlotsToMove: publicQuery(meetingKeySchema, listSlotsOutput, listSlotsToMove, {
    limit: readLimit,
  }),
  moveMeeting: publicMutation(moveMeetingInput, managedMeetingSchema, moveMeetingAsVisitor, {
    limit: writeLimit,
  }),
  cancelMeeting: publicMutation(cancelMeetingInput, managedMeetingSchema, cancelMeetingAsVisitor, {
    limit: writeLimit,
  }),

  openMediaKit: publicProcedure
    .input(openMediaKitInput)
    .output(openMediaKitOutput)
    .mutation(async ({ ctx, input }) => {
      await ctx.limit(`media-kit:${ctx.rateLimitKey()}`, {
        limit: 5,
        windowSeconds: quarterHourSeconds,
      });
      await slowDownGuessing(() =>
        ctx.limit('media-kit', { limit: 200, windowSeconds: quarterHourSeconds }),
      );
      ctx.mediaKit.grant(await openMediaKit(ctx, input.pin));
      return { ok: true, url: localizedPath('/media-kit.html', ctx.locale) };
    }),

  getMediaKit: publicProcedure.output(mediaKitSchema).query(async ({ ctx }) => {
    if (!(await ctx.mediaKit.isGranted())) throw new AppError('pin-required');
    return getMediaKit(ctx);
  }),
};
