import {
  listEmployeeAnnouncementsInput,
  listEmployeeAnnouncementsOutput,
} from '../../../shared/contracts/announcement.ts';
import { sessionUserSchema } from '../../../shared/contracts/auth.ts';
import { ownChangeRequestSchema } from '../../../shared/contracts/change-request.ts';
import * as employeePortal from '../../../shared/contracts/employee-portal.ts';
import { byIdSchema } from '../../../shared/contracts/fields.ts';
import {
  beginImageOutput,
  storeImageInput,
  storeImageOutput,
} from '../../../shared/contracts/picture.ts';
import * as resource from '../../../shared/contracts/resource.ts';
import { getUser } from '../../services/accounts/login.ts';
import { listEmployeeAnnouncements } from '../../services/announcements/list-announcements.ts';
import { getEmployeeDashboard } from '../../services/employee-portal/employee-dashboard.ts';
import * as ownProfile from '../../services/employee-portal/own-profile.ts';
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
    .output(employeePortal.employeeDashboardSchema)
    .query(({ ctx }) => getEmployeeDashboard(ctx)),

  listAnnouncements: employeeQuery(
    listEmployeeAnnouncementsInput,
    listEmployeeAnnouncementsOutput,
    listEmployeeAnnouncements,
  ),
  listResources: employeeQuery(
    resource.listEmployeeResourcesInput,
    resource.listEmployeeResourcesOutput,
    listEmployeeResources,
  ),
  acknowledgeResource: employeeMutation(
    resource.acknowledgeResourceInput,
    resource.employeeResourceSchema,
    acknowledgeResource,
  ),
  getProfile: employeeProcedure
    .output(employeePortal.getOwnProfileOutput)
    .query(({ ctx }) => ownProfile.getOwnProfile(ctx)),
  updateProfile: employeeMutation(
    employeePortal.updateOwnProfileInput,
    employeePortal.ownProfileSchema,
    ownProfile.updateOwnProfile,
  ),

  takeDownProfile: employeeProcedure
    .output(employeePortal.ownProfileSchema)
    .mutation(({ ctx }) => ownProfile.takeDownOwnProfile(ctx)),

  requestIdChange: employeeMutation(
    employeePortal.requestIdChangeInput,
    ownChangeRequestSchema,
    ownProfile.requestGovernmentIdChange,
  ),

  withdrawRequest: employeeMutation(
    byIdSchema,
    ownChangeRequestSchema,
    ownProfile.withdrawOwnRequest,
  ),

  listRequests: employeeProcedure
    .output(employeePortal.listOwnRequestsOutput)
    .query(({ ctx }) => ownProfile.listOwnRequests(ctx)),

  images: router({
    begin: employeeProcedure.output(beginImageOutput).mutation(() => beginImageUpload()),

    store: employeeMutation(storeImageInput, storeImageOutput, storeReceivedImage),
  }),
});
