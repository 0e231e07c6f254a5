import {
  announcementSchema,
  createAnnouncementInput,
  listAnnouncementsInput,
  listAnnouncementsOutput,
  updateAnnouncementInput,
} from '../../../../shared/contracts/announcement.ts';
import { byIdSchema } from '../../../../shared/contracts/fields.ts';
import { announcementRecords } from '../../../services/announcements/edit-announcement.ts';
import { listAnnouncements } from '../../../services/announcements/list-announcements.ts';
import { adminMutation, adminQuery, deletionProcedures, router } from '../../init.ts';

export const announcementsRouter = router({
  list: adminQuery(listAnnouncementsInput, listAnnouncementsOutput, listAnnouncements),
  get: adminQuery(byIdSchema, announcementSchema, announcementRecords.get),
  create: adminMutation(createAnnouncementInput, announcementSchema, announcementRecords.create),
  update: adminMutation(updateAnnouncementInput, announcementSchema, announcementRecords.update),
  ...deletionProcedures(announcementRecords),
});
