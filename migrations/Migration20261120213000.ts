import { Migration } from '@mikro-orm/migrations';

export class Migration20261120213000 extends Migration {
  override name = 'Migration20261120213000';

  override up(): void {
    // Everything that figures are made of, so that a period is counted without a look at the rows themselves.
    this.addSql(
      `create index "applications_figures" on "applications" ("created_at") include ("shown_status", "position", "final_score");`,
    );
    this.addSql(
      `create index "audit_events_actor_id_action_at_id_index" on "audit_events" ("actor_id", "action", "at", "id");`,
    );
    this.addSql('create extension if not exists pg_trgm;');
    this.addSql(
      `create index "audit_events_words" on "audit_events" using gin ("subject_label" gin_trgm_ops);`,
    );
  }

  override down(): void {
    this.addSql('drop index "audit_events_words";');
    this.addSql('drop index "audit_events_actor_id_action_at_id_index";');
    this.addSql('drop index "applications_figures";');
  }
}
