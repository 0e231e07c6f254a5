import { defineEntity, p } from '@mikro-orm/core';
import { Application } from './application.ts';
import { User } from './user.ts';

/** Who uncovered whose name while applications were reviewed blind. */
const ApplicationRevealSchema = defineEntity({
  name: 'ApplicationReveal',
  tableName: 'application_reveals',
  properties: {
    application: () => p.manyToOne(Application).primary().deleteRule('cascade'),
    user: () => p.manyToOne(User).primary().deleteRule('cascade').index(),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
  },
});

export class ApplicationReveal extends ApplicationRevealSchema.class {}
ApplicationRevealSchema.setClass(ApplicationReveal);
