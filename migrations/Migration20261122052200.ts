import { Migration } from '@mikro-orm/migrations';

/** Which applications ended by a rejection or by the applicant, in the order in which they are erased. */
export class Migration20261122052200 extends Migration {
  override name = 'Migration20261122052200';

  override up(): void {
    this.addSql(
      `create index "applications_ended_since" on "applications" ((case when "shown_status" = 'rejected' then coalesce("decided_at", "created_at") else "withdrawn_at" end), "id") where "shown_status" = 'rejected' or "withdrawn_at" is not null;`,
    );
    this.addSql('drop index "applications_rejected_since";');
  }

  override down(): void {
    this.addSql(
      `create index "applications_rejected_since" on "applications" (coalesce("decided_at", "created_at")) where "shown_status" = 'rejected';`,
    );
    this.addSql('drop index "applications_ended_since";');
  }
}
