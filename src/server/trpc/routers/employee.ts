import {
  listEmployeeAnnouncementsInput,
  listEmployeeAnnouncementsOutput,
} from '../../../shared/contracts/announcement.ts';
import { sessionUserSchema } from '../../../shared/contracts/auth.ts';
import { ownChangeRequestSchema } from '../../../shared/contracts/change-request.ts';
import {
  employeeDashboardSchema,
  getOwnProfileOutput,
  listOwnRequestsOutput,
  ownProfileSchema,
  requestIdChangeInput,
  updateOwnProfileInput,
} from '../../../shared/contracts/employee-portal.ts';
import {
  beginImageOutput,
  storeImageInput,
  storeImageOutput,
} from '../../../shared/contracts/picture.ts';
import {
  acknowledgeResourceInput,
  employeeResourceSchema,
  listEmployeeResourcesInput,
  listEmployeeResourcesOutput,
} from '../../../shared/contracts/resource.ts';
import { getUser } from '../../services/auth/get-user.ts';
import { acknowledgeResource } from '../../services/employee-portal/acknowledge-resource.ts';
import { getEmployeeDashboard } from '../../services/employee-portal/get-dashboard.ts';
import { getOwnProfile } from '../../services/employee-portal/get-own-profile.ts';
import { listEmployeeAnnouncements } from '../../services/employee-portal/list-announcements.ts';
import { listEmployeeResources } from '../../services/employee-portal/list-resources.ts';
import {
  listOwnRequests,
  requestIdChange,
} from '../../services/employee-portal/request-id-change.ts';
import { takeDownOwnProfile } from '../../services/employee-portal/take-down-own-profile.ts';
import { updateOwnProfile } from '../../services/employee-portal/update-own-profile.ts';
import { beginImage } from '../../services/images/begin-image.ts';
import { storePart } from '../../services/images/store-part.ts';
import { employeeProcedure, router } from '../init.ts';

export const employeeRouter = router({
  getAccount: employeeProcedure.output(sessionUserSchema).query(({ ctx }) => getUser(ctx)),

  getDashboard: employeeProcedure
    .output(employeeDashboardSchema)
    .query(({ ctx }) => getEmployeeDashboard(ctx)),

  listAnnouncements: employeeProcedure
    .input(listEmployeeAnnouncementsInput)
    .output(listEmployeeAnnouncementsOutput)
    .query(({ ctx, input }) => listEmployeeAnnouncements(ctx, input)),

  listResources: employeeProcedure
    .input(listEmployeeResourcesInput)
    .output(listEmployeeResourcesOutput)
    .query(({ ctx, input }) => listEmployeeResources(ctx, input)),

  acknowledgeResource: employeeProcedure
    .input(acknowledgeResourceInput)
    .output(employeeResourceSchema)
    .mutation(({ ctx, input }) => acknowledgeResource(ctx, input)),

  getProfile: employeeProcedure.output(getOwnProfileOutput).query(({ ctx }) => getOwnProfile(ctx)),

  updateProfile: employeeProcedure
    .input(updateOwnProfileInput)
    .output(ownProfileSchema)
    .mutation(({ ctx, input }) => updateOwnProfile(ctx, input)),

  takeDownProfile: employeeProcedure
    .output(ownProfileSchema)
    .mutation(({ ctx }) => takeDownOwnProfile(ctx)),

  requestIdChange: employeeProcedure
    .input(requestIdChangeInput)
    .output(ownChangeRequestSchema)
    .mutation(({ ctx, input }) => requestIdChange(ctx, input)),

  listRequests: employeeProcedure
    .output(listOwnRequestsOutput)
    .query(({ ctx }) => listOwnRequests(ctx)),

  images: router({
    begin: employeeProcedure.output(beginImageOutput).mutation(() => beginImage()),

    store: employeeProcedure
      .input(storeImageInput)
      .output(storeImageOutput)
      .mutation(({ ctx, input }) => storePart(ctx, input)),
  }),
});
