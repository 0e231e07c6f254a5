import { Migration } from '@mikro-orm/migrations';

/** Applicants can withdraw what they sent. */
export class Migration20261122050300 extends Migration {
  override name = 'Migration20261122050300';

  override up(): void {
    this.addSql('alter table "applications" add column "withdrawn_at" timestamptz(3) null;');
  }

  override down(): void {
    this.addSql('alter table "applications" drop column "withdrawn_at";');
  }
}
