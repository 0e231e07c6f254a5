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
import { listRow, type RestRequest, type RestRoute, row } from './rest-row.ts';

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
  listRow(
    path,
    'admin',
    'Employees, newest first, birthdate and government numbers masked',
    employeeSchema,
    (caller, page) => caller.admin.employees.listRecords(page),
  ),
  row('post', path, 'admin', {
    summary: 'Add an employee; the pictures are addresses of pictures that were uploaded here',
    status: 201,
    input: createEmployeeInput,
    output: employeeSchema,
    read: withRelativePictureUrls,
    call: (caller, input) => caller.admin.employees.create(input),
  }),
  row('put', `${path}/:id`, 'admin', {
    summary:
      'Change the given fields of an employee; a field that comes back masked stays as it is',
    input: updateEmployeeInput,
    output: employeeSchema,
    read: (request) => ({ ...withRelativePictureUrls(request), id: request.params.id }),
    call: (caller, input) => caller.admin.employees.update(input),
  }),
  row('delete', `${path}/:id`, 'admin', {
    summary: 'Take an employee out of every list; the portal can bring them back',
    input: byIdSchema,
    output: okSchema,
    call: (caller, input) => caller.admin.employees.delete(input),
  }),
];

/** The public rows of the team. */
export const profileRows: readonly RestRoute[] = [
  row('get', '/api/employee-profiles/public', 'anybody', {
    summary: 'The people of the team, in their order, at most a hundred',
    output: teamMemberSchema.array(),
    call: (caller) => caller.public.listTeam(),
  }),
  row('get', '/api/employee-profiles/:id', 'anybody', {
    summary: 'The public profile of a person, by id or by the slug of the name',
    input: profileKeyInput,
    output: publicProfileSchema,
    read: ({ params }) => ({ key: params.id }),
    call: (caller, input) => caller.public.getProfile(input),
  }),
];
