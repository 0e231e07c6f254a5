import { defineEntity, p } from '@mikro-orm/core';
import {
  type ChangePayload,
  changeRequestStatusSchema,
  changeSubjectKindSchema,
} from '../../../shared/contracts/change-request.ts';
import { User } from './accounts.ts';
import { Client } from './clients.ts';
import { editedColumns, momentColumn, nowColumn } from './columns.ts';
import { EmployeeProfile } from './employees.ts';

/** A request from a portal, with an administrator's answer. */
const ChangeRequestSchema = defineEntity({
  name: 'ChangeRequest',
  tableName: 'change_requests',
  indexes: [
    { properties: ['status', 'createdAt', 'id'] },
    { properties: ['client', 'createdAt', 'id'] },
    { properties: ['employee', 'createdAt', 'id'] },
  ],
  properties: {
    ...editedColumns(),
    requestedBy: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    /** Stored beside the reference, so that it stays readable after the user is deleted. */
    requestedByName: p.string().length(200),
    /** The company it concerns, or the employee. */
    client: () => p.manyToOne(Client).nullable().deleteRule('cascade'),
    employee: () => p.manyToOne(EmployeeProfile).nullable().deleteRule('cascade'),
    subjectKind: p.enum(changeSubjectKindSchema.options),
    subjectId: p.uuid().nullable(),
    subjectLabel: p.string().length(200).nullable(),
    text: p.text(),
    payload: p.json<ChangePayload>().nullable(),
    status: p.enum(changeRequestStatusSchema.options).default('open'),
    answer: p.text().nullable(),
    answeredAt: momentColumn().nullable(),
    answeredBy: p.string().length(200).nullable(),
    /** Of the form it was sent with: the same form sent again makes no second request. */
    submissionKey: p.string().length(100).unique(),
    /** Of what was asked then: numbers of the government are masked later. */
    submissionDigest: p.string().length(64).nullable(),
    createdAt: nowColumn().index(),
  },
});

export class ChangeRequest extends ChangeRequestSchema.class {}
ChangeRequestSchema.setClass(ChangeRequest);
