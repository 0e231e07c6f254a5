import { Migration } from '@mikro-orm/migrations';

/** By what somebody recognises their own sessions. */
export class Migration20261122014500 extends Migration {
  override up(): void {
    this.addSql('alter table "sessions" add column "device" varchar(60) null;');
  }

  override down(): void {
    this.addSql('alter table "sessions" drop column "device";');
  }
}
