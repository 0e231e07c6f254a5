import { Migration } from '@mikro-orm/migrations';

/** Two-step logins. */
export class Migration20261122044600 extends Migration {
  override up(): void {
    this.addSql(
      `create table "second_factors" ("user_id" uuid not null, "secret" varchar(300) null, "enabled_at" timestamptz(3) null, "last_step" int not null default 0, "pending_secret" varchar(300) null, "pending_at" timestamptz(3) null, primary key ("user_id"));`,
    );
    this.addSql(
      `create table "recovery_codes" ("id" uuid not null, "user_id" uuid not null, "code_hash" varchar(64) not null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_user_id_code_hash_unique" unique ("user_id", "code_hash");`,
    );
    this.addSql(
      `alter table "second_factors" add constraint "second_factors_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql('drop table "recovery_codes";');
    this.addSql('drop table "second_factors";');
  }
}
