import { Migration } from '@mikro-orm/migrations';

/** Decisions that are told later, and can be undone until then. */
export class Migration20261123110000 extends Migration {
  override name = 'Migration20261123110000';

  override up(): void {
    this.addSql(
      'alter table "application_decisions" rename column "is_applicant_told" to "tells_applicant";',
    );
    this.addSql(
      `alter table "application_decisions" add "told_at" timestamptz(3) null, add "undone_at" timestamptz(3) null,
         add "before" jsonb null, add "batch" uuid null;`,
    );
    this.addSql(
      'create index "application_decisions_batch_index" on "application_decisions" ("batch");',
    );
    this.addSql(
      'create index "application_decisions_recent_batches" on "application_decisions" ("created_at") where "batch" is not null;',
    );
    // Mails left at once until now.
    this.addSql(
      'update "application_decisions" set "told_at" = "created_at" where "tells_applicant";',
    );
    this.addSql(
      'alter table "applications" add "tell_at" timestamptz(3) null, add "told_at" timestamptz(3) null;',
    );
    // Of a rejection without a mail nobody can say when, or whether, the applicant learnt of it.
    this.addSql(
      `update "applications" as a set "told_at" = d."told_at"
       from (select distinct on ("application_id") "application_id", "to_status", "told_at"
         from "application_decisions" where "told_at" is not null
         order by "application_id", "seen_version" desc nulls last, "created_at" desc) as d
       where d."application_id" = a."id" and d."to_status" = a."status";`,
    );
    this.addSql('drop index "applications_ended_since";');
    this.addSql(
      `create index "applications_ended_since" on "applications" ((case when "shown_status" = 'rejected' then coalesce("told_at", "withdrawn_at") else "withdrawn_at" end), "id") where ("shown_status" = 'rejected' and "told_at" is not null) or "withdrawn_at" is not null;`,
    );
    this.addSql(
      `create index "applications_untold" on "applications" ("created_at", "id") where "shown_status" = 'rejected' and "told_at" is null and "withdrawn_at" is null;`,
    );
  }

  override down(): void {
    this.addSql('drop index "application_decisions_recent_batches";');
    this.addSql('drop index "applications_untold";');
    this.addSql('drop index "applications_ended_since";');
    this.addSql(
      `create index "applications_ended_since" on "applications" ((case when "shown_status" = 'rejected' then coalesce("decided_at", "created_at") else "withdrawn_at" end), "id") where "shown_status" = 'rejected' or "withdrawn_at" is not null;`,
    );
    this.addSql('alter table "applications" drop column "tell_at", drop column "told_at";');
    this.addSql(
      `alter table "application_decisions" drop column "told_at", drop column "undone_at", drop column "before",
         drop column "batch";`,
    );
    this.addSql(
      'alter table "application_decisions" rename column "tells_applicant" to "is_applicant_told";',
    );
  }
}
