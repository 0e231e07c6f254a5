import { Migration } from '@mikro-orm/migrations';

/** How many rejected applications are older than their period, without reading the others. */
export class Migration20261120213300 extends Migration {
  override up(): void {
    this.addSql(
      `create index "applications_rejected_since" on "applications" (coalesce("decided_at", "created_at")) where "shown_status" = 'rejected';`,
    );
  }

  override down(): void {
    this.addSql('drop index "applications_rejected_since";');
  }
}
