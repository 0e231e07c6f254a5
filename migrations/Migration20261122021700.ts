import { Migration } from '@mikro-orm/migrations';

/** What moving, cancelling and noting of booked meetings needs. */
export class Migration20261122021700 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "bookings" add column "sequence" int not null default 0, add column "internal_note" text null, add column "changed_at" timestamptz(3) null, add column "version" int not null default 1;`,
    );
  }

  override down(): void {
    this.addSql(
      `alter table "bookings" drop column "sequence", drop column "internal_note", drop column "changed_at", drop column "version";`,
    );
  }
}
