import { availabilitySchema } from '../../../../shared/contracts/availability.ts';
import { noticePreferenceSchema } from '../../../../shared/contracts/mail.ts';
import * as retention from '../../../../shared/contracts/retention.ts';
import {
  adminSettingsSchema,
  changePinInput,
  overdueCountsSchema,
  pinOutput,
  previewSlotsOutput,
  sendTestMailInput,
  sendTestMailOutput,
  setSwitchInput,
  settingSavedOutput,
  storedSwitchSchema,
  updateAvailabilityInput,
  updateBankAccountInput,
  updateContactInput,
  updateMeetingAccessInput,
  updateRejectionDelayInput,
  updateRetentionInput,
} from '../../../../shared/contracts/settings.ts';
import { getSettings } from '../../../services/admin/get-settings.ts';
import { setSwitch } from '../../../services/admin/set-switch.ts';
import { updateMeetingAccess } from '../../../services/bookings/change-meeting.ts';
import { previewSlots } from '../../../services/bookings/list-slots.ts';
import { availabilitySetting } from '../../../services/bookings/slots.ts';
import { updateBankAccount } from '../../../services/invoices/bank-account.ts';
import { sendTestMail } from '../../../services/mail/deliver-mail.ts';
import { getNoticeChoice, setNoticeChoice } from '../../../services/mail/staff-notices.ts';
import { changePin, getPin } from '../../../services/media-kit/pin.ts';
import { getHold, liftHold, setHold } from '../../../services/retention/holds.ts';
import { retentionSetting } from '../../../services/retention/periods.ts';
import { countDue, countOverdue, listRetained } from '../../../services/retention/preview.ts';
import { updateCompanyContact } from '../../../services/settings/company-contact.ts';
import { rejectionDelayKind } from '../../../services/settings/rejection-delay.ts';
import { updateSetting } from '../../../services/settings/stored-settings.ts';
import { adminCommand, adminMutation, adminProcedure, adminQuery, router } from '../../init.ts';

export const retentionRouter = router({
  countDue: adminProcedure.output(retention.countDueOutput).query(({ ctx }) => countDue(ctx)),
  list: adminQuery(retention.listRetainedInput, retention.listRetainedOutput, listRetained),
  getHold: adminQuery(retention.heldRecordInput, retention.getHoldOutput, getHold),
  setHold: adminMutation(retention.setHoldInput, retention.getHoldOutput, setHold),
  liftHold: adminCommand(retention.heldRecordInput, liftHold),
});

/** Test mails, from one administrator. */
const mailLimit = { limit: 20, windowSeconds: 3600 };

/** Limit that allows for typing errors: each asks for the password. */
const guessLimit = { limit: 10, windowSeconds: 900 };

export const settingsRouter = router({
  get: adminProcedure.output(adminSettingsSchema).query(({ ctx }) => getSettings(ctx)),
  getPin: adminProcedure.output(pinOutput).query(({ ctx }) => getPin(ctx)),
  changePin: adminMutation(changePinInput, pinOutput, changePin),
  updateContact: adminMutation(updateContactInput, settingSavedOutput, updateCompanyContact),

  updateBankAccount: adminMutation(updateBankAccountInput, settingSavedOutput, updateBankAccount, {
    limit: guessLimit,
  }),

  updateAvailability: adminProcedure
    .input(updateAvailabilityInput)
    .output(settingSavedOutput)
    .mutation(({ ctx, input }) => updateSetting(ctx, availabilitySetting, input)),

  updateMeetingAccess: adminMutation(
    updateMeetingAccessInput,
    settingSavedOutput,
    updateMeetingAccess,
  ),

  updateRetention: adminProcedure
    .input(updateRetentionInput)
    .output(settingSavedOutput)
    .mutation(({ ctx, input }) => updateSetting(ctx, retentionSetting, input)),

  updateRejectionDelay: adminProcedure
    .input(updateRejectionDelayInput)
    .output(settingSavedOutput)
    .mutation(({ ctx, input }) => updateSetting(ctx, rejectionDelayKind, input)),

  previewSlots: adminQuery(availabilitySchema, previewSlotsOutput, previewSlots),
  countOverdue: adminProcedure.output(overdueCountsSchema).query(({ ctx }) => countOverdue(ctx)),

  getNotices: adminProcedure
    .output(noticePreferenceSchema)
    .query(({ ctx }) => getNoticeChoice(ctx)),

  setNotices: adminMutation(noticePreferenceSchema, noticePreferenceSchema, setNoticeChoice),
  setSwitch: adminMutation(setSwitchInput, storedSwitchSchema, setSwitch),

  sendTestMail: adminMutation(sendTestMailInput, sendTestMailOutput, sendTestMail, {
    limit: mailLimit,
  }),
});
