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
import { getUser } from '../../services/accounts/login.ts';
import { listEmployeeAnnouncements } from '../../services/announcements/list-announcements.ts';
import { getEmployeeDashboard } from '../../services/employee-portal/employee-dashboard.ts';
import {
  getOwnProfile,
  listOwnRequests,
  requestGovernmentIdChange,
  takeDownOwnProfile,
  updateOwnProfile,
} from '../../services/employee-portal/own-profile.ts';
import { beginImageUpload, storeReceivedImage } from '../../services/images/store-image.ts';
import {
  acknowledgeResource,
  listEmployeeResources,
} from '../../services/resources/employee-resources.ts';
import { employeeMutation, employeeProcedure, employeeQuery, router } from '../init.ts';

/** The employee portal: whose records these are is decided by who is signed in. */
export const employeeRouter = router({
  getAccount: employeeProcedure.output(sessionUserSchema).query(({ ctx }) => getUser(ctx)),

  getDashboard: employeeProcedure
    .output(employeeDashboardSchema)
    .query(({ ctx }) => getEmployeeDashboard(ctx)),

  listAnnouncements: employeeQuery(
    listEmployeeAnnouncementsInput,
    listEmployeeAnnouncementsOutput,
    listEmployeeAnnouncements,
  ),
  listResources: employeeQuery(
    listEmployeeResourcesInput,
    listEmployeeResourcesOutput,
    listEmployeeResources,
  ),
  acknowledgeResource: employeeMutation(
    acknowledgeResourceInput,
    employeeResourceSchema,
    acknowledgeResource,
  ),
  getProfile: employeeProcedure.output(getOwnProfileOutput).query(({ ctx }) => getOwnProfile(ctx)),
  updateProfile: employeeMutation(updateOwnProfileInput, ownProfileSchema, updateOwnProfile),

  takeDownProfile: employeeProcedure
    .output(ownProfileSchema)
    .mutation(({ ctx }) => takeDownOwnProfile(ctx)),

  requestIdChange: employeeMutation(
    requestIdChangeInput,
    ownChangeRequestSchema,
    requestGovernmentIdChange,
  ),

  listRequests: employeeProcedure
    .output(listOwnRequestsOutput)
    .query(({ ctx }) => listOwnRequests(ctx)),

  images: router({
    begin: employeeProcedure.output(beginImageOutput).mutation(() => beginImageUpload()),

    store: employeeMutation(storeImageInput, storeImageOutput, storeReceivedImage),
  }),
});
