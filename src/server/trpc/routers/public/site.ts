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
import { publicProcedure, slowDownGuessing } from '../../init.ts';

const hourSeconds = 3600;
const quarterHourSeconds = 900;

/** Pages behind the links of mails, from one address. */
const linkLimit = { limit: 60, windowSeconds: quarterHourSeconds };

/** Looking at a booked meeting, and changing it. */
const readLimit = { limit: 120, windowSeconds: quarterHourSeconds };
const writeLimit = { limit: 20, windowSeconds: hourSeconds };

/** Procedures of the public site that take what visitors send, and tell what the site's frame shows. */
export const siteProcedures = {
  getSiteState: publicProcedure.output(siteStateSchema).query(({ ctx }) => getSiteState(ctx)),

  getExchangeRates: publicProcedure
    .output(exchangeRatesSchema.nullable())
    .query(({ ctx }) => ctx.exchangeRates.current()),

  sendContact: publicProcedure
    .input(sendContactInput)
    .output(acknowledgementSchema)
    .mutation(({ ctx, input }) => sendContact(ctx, input)),

  subscribe: publicProcedure
    .input(subscribeInput)
    .output(acknowledgementSchema)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),

  getSubscription: publicProcedure
    .meta({ limit: linkLimit })
    .input(getSubscriptionInput)
    .output(subscriptionSchema.nullable())
    .query(({ ctx, input }) => getSubscription(ctx, input)),

  confirmSubscription: publicProcedure
    .meta({ limit: linkLimit })
    .input(newsletterLinkInput)
    .output(subscriptionSchema)
    .mutation(({ ctx, input }) => confirmSubscription(ctx, input)),

  unsubscribe: publicProcedure
    .meta({ limit: linkLimit })
    .input(newsletterLinkInput)
    .output(subscriptionSchema)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),

  registerClient: publicProcedure
    .input(registerClientInput)
    .output(registerClientOutput)
    .mutation(({ ctx, input }) => registerClient(ctx, input)),

  listSlots: publicProcedure.output(listSlotsOutput).query(({ ctx }) => listSlots(ctx)),

  bookMeeting: publicProcedure
    .input(bookMeetingInput)
    .output(bookMeetingOutput)
    .mutation(({ ctx, input }) => bookMeeting(ctx, input)),

  getMeeting: publicProcedure
    .meta({ limit: readLimit })
    .input(meetingKeySchema)
    .output(managedMeetingSchema.nullable())
    .query(({ ctx, input }) => getMeeting(ctx, input)),

  listSlotsToMove: publicProcedure
    .meta({ limit: readLimit })
    .input(meetingKeySchema)
    .output(listSlotsOutput)
    .query(({ ctx, input }) => listSlotsToMove(ctx, input)),

  moveMeeting: publicProcedure
    .meta({ limit: writeLimit })
    .input(moveMeetingInput)
    .output(managedMeetingSchema)
    .mutation(({ ctx, input }) => moveMeetingAsVisitor(ctx, input)),

  cancelMeeting: publicProcedure
    .meta({ limit: writeLimit })
    .input(cancelMeetingInput)
    .output(managedMeetingSchema)
    .mutation(({ ctx, input }) => cancelMeetingAsVisitor(ctx, input)),

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
