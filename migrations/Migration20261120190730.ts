import { Migration } from '@mikro-orm/migrations';

/** The orders in which the administrators' list of employees is read. */
export class Migration20261120190730 extends Migration {
  override up(): void {
    this.addSql(
      `create index "employee_profiles_display_order_name_id_index" on "employee_profiles" ("display_order", "name", "id");`,
    );
    this.addSql(
      `create index "employee_profiles_name_id_index" on "employee_profiles" ("name", "id");`,
    );
    this.addSql(
      `create index "employee_profiles_position_id_index" on "employee_profiles" ("position", "id");`,
    );
    this.addSql(
      `create index "employee_profiles_department_id_index" on "employee_profiles" ("department", "id");`,
    );
    this.addSql(
      `create index "employee_profiles_created_at_id_index" on "employee_profiles" ("created_at", "id");`,
    );
  }

  override down(): void {
    this.addSql(`drop index "employee_profiles_created_at_id_index";`);
    this.addSql(`drop index "employee_profiles_department_id_index";`);
    this.addSql(`drop index "employee_profiles_position_id_index";`);
    this.addSql(`drop index "employee_profiles_name_id_index";`);
    this.addSql(`drop index "employee_profiles_display_order_name_id_index";`);
  }
}
