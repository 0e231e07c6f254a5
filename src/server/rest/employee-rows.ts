import {
  additionalImageFields,
  createEmployeeInput,
  employeeSchema,
  profileKeyInput,
  publicProfileSchema,
  teamMemberSchema,
  updateEmployeeInput,
} from '../../shared/contracts/employee.ts';
import { byIdSchema, okSchema } from '../../shared/contracts/fields.ts';
import {
  listResponse,
  type RestRequest,
  type RestRoute,
  readListQuery,
  restListQuery,
  row,
  toPageInput,
} from './rest-row.ts';

const path = '/api/employee-profiles';
const pictureFields = ['imageUrl', ...additionalImageFields];

/** A caller may send the address of a picture with our own host before it: reduced to its path. */
function withRelativePictureUrls({ body, origin }: RestRequest): Record<string, unknown> {
  const entries = Object.entries(body).map(([name, value]) => {
    const isOurs =
      pictureFields.includes(name) && typeof value === 'string' && value.startsWith(`${origin}/`);
    return [name, isOurs ? value.slice(origin.length) : value];
  });
  return Object.fromEntries(entries);
}

/** The administrators' rows of the employees; what the public may read stands with the other content. */
export const employeeRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path,
    summary:
      'Employees, newest first, birthdate and government numbers masked; the number of all in X-Total-Count, the next page in the Link header',
    role: 'admin',
    input: restListQuery,
    output: employeeSchema.array(),
    read: readListQuery,
    call: (caller, query) => caller.admin.employees.listRecords(toPageInput(query)),
    answer: listResponse(path),
  }),
  row({
    method: 'post',
    path,
    summary: 'Add an employee; the pictures are addresses of pictures that were uploaded here',
    role: 'admin',
    status: 201,
    input: createEmployeeInput,
    output: employeeSchema,
    read: withRelativePictureUrls,
    call: (caller, input) => caller.admin.employees.create(input),
  }),
  row({
    method: 'put',
    path: `${path}/:id`,
    summary:
      'Change the given fields of an employee; a field that comes back masked stays as it is',
    role: 'admin',
    input: updateEmployeeInput,
    output: employeeSchema,
    read: (request) => ({ ...withRelativePictureUrls(request), id: request.params.id }),
    call: (caller, input) => caller.admin.employees.update(input),
  }),
  row({
    method: 'delete',
    path: `${path}/:id`,
    summary: 'Take an employee out of every list; the portal can bring them back',
    role: 'admin',
    input: byIdSchema,
    output: okSchema,
    read: ({ params }) => ({ id: params.id }),
    call: (caller, input) => caller.admin.employees.delete(input),
  }),
];

/** The public rows of the team. */
export const profileRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: '/api/employee-profiles/public',
    summary: 'The people of the team, in their order, at most a hundred',
    role: 'anybody',
    output: teamMemberSchema.array(),
    call: (caller) => caller.public.listTeam(),
  }),
  row({
    method: 'get',
    path: '/api/employee-profiles/:id',
    summary: 'The public profile of a person, by id or by the slug of the name',
    role: 'anybody',
    input: profileKeyInput,
    output: publicProfileSchema,
    read: ({ params }) => ({ key: params.id }),
    call: (caller, input) => caller.public.getProfile(input),
  }),
];
