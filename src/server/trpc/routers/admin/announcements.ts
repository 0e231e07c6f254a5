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
import { adminMutation, adminQuery, router } from '../../init.ts';

export const announcementsRouter = router({
  list: adminQuery(listAnnouncementsInput, listAnnouncementsOutput, listAnnouncements),
  get: adminQuery(byIdSchema, announcementSchema, getAnnouncement),
  create: adminMutation(createAnnouncementInput, announcementSchema, createAnnouncement),
  update: adminMutation(updateAnnouncementInput, announcementSchema, updateAnnouncement),
  ...deletionProcedures(announcementDeletion),
});
