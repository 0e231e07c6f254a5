import { Migration } from '@mikro-orm/migrations';

/** One index for each order of the list of users, and one for its search. */
export class Migration20261120193311 extends Migration {

  override name = 'Migration20261120193311';

  override up(): void | Promise<void> {
    this.addSql(`create index "users_created_at_id_index" on "users" ("created_at", "id");`);
    this.addSql(`create index "users_last_name_first_name_id_index" on "users" ("last_name", "first_name", "id");`);
    this.addSql(`create index "users_role_id_index" on "users" ("role", "id");`);
    this.addSql(`create index "users_last_login_at_id_index" on "users" ("last_login_at", "id");`);
    this.addSql(`create index "users_last_login_at_newest_index" on "users" ("last_login_at" desc nulls last, "id" desc);`);
    this.addSql(`create extension if not exists pg_trgm;`);
    // Without a list of pending entries, which only a vacuum empties and every search reads through.
    this.addSql(`create index "users_words" on "users" using gin ("first_name" gin_trgm_ops, "last_name" gin_trgm_ops, "email" gin_trgm_ops) with (fastupdate = off);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "users_created_at_id_index";`);
    this.addSql(`drop index "users_last_name_first_name_id_index";`);
    this.addSql(`drop index "users_role_id_index";`);
    this.addSql(`drop index "users_last_login_at_id_index";`);
    this.addSql(`drop index "users_last_login_at_newest_index";`);
    this.addSql(`drop index "users_words";`);
  }

}
