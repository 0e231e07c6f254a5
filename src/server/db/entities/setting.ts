import { defineEntity, p } from '@mikro-orm/core';

const SettingSchema = defineEntity({
  name: 'Setting',
  tableName: 'settings',
  properties: {
    key: p.string().length(100).primary(),
    value: p.text(),
    description: p.string().length(500).default(''),
    updatedAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

export class Setting extends SettingSchema.class {}
SettingSchema.setClass(Setting);
