import { defineEntity, p } from '@mikro-orm/core';

/** Work that is done by the clock, once over all servers. */
const ChoreSchema = defineEntity({
  name: 'Chore',
  tableName: 'chores',
  properties: {
    name: p.string().length(100).primary(),
    /** Nobody begins it before; whoever is at it has moved this ahead for as long as it may take. */
    nextAt: p.datetime().length(3),
  },
});

export class Chore extends ChoreSchema.class {}
ChoreSchema.setClass(Chore);
