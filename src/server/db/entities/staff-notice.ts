import { defineEntity, p } from '@mikro-orm/core';
import { noticeKindSchema } from '../../../shared/contracts/mail.ts';
import { User } from './user.ts';

/** When an administrator was last told by e-mail of one kind of thing, and how many have come in since. */
const StaffNoticeSchema = defineEntity({
  name: 'StaffNotice',
  tableName: 'staff_notices',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    kind: p.enum(noticeKindSchema.options).primary(),
    toldAt: p.datetime().length(3),
    /** Came in since, and were not announced. */
    waiting: p.integer().default(0),
    /** Had come in unannounced when the last mail was written: that mail counts them. */
    counted: p.integer().default(0),
  },
});

export class StaffNotice extends StaffNoticeSchema.class {}
StaffNoticeSchema.setClass(StaffNotice);
