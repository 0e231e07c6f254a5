import {
  announcementSchema,
  createAnnouncementInput,
  listAnnouncementsInput,
  listAnnouncementsOutput,
  updateAnnouncementInput,
} from '../../../../shared/contracts/announcement.ts';
import { byIdSchema } from '../../../../shared/contracts/fields.ts';
import {
  announcementDeletion,
  createAnnouncement,
  updateAnnouncement,
} from '../../../services/announcements/edit-announcement.ts';
import {
  getAnnouncement,
  listAnnouncements,
} from '../../../services/announcements/list-announcements.ts';
import { deletionProcedures } from '../../deletion-procedures.ts';
import { adminProcedure, router } from '../../init.ts';

export const announcementsRouter = router({
  list: adminProcedure
    .input(listAnnouncementsInput)
    .output(listAnnouncementsOutput)
    .query(({ ctx, input }) => listAnnouncements(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(announcementSchema)
    .query(({ ctx, input }) => getAnnouncement(ctx, input)),

  create: adminProcedure
    .input(createAnnouncementInput)
    .output(announcementSchema)
    .mutation(({ ctx, input }) => createAnnouncement(ctx, input)),

  update: adminProcedure
    .input(updateAnnouncementInput)
    .output(announcementSchema)
    .mutation(({ ctx, input }) => updateAnnouncement(ctx, input)),

  ...deletionProcedures(announcementDeletion),
});
