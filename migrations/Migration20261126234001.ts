import { Migration } from '@mikro-orm/migrations';

/** The last moment of the day, by the calendar of the office in Berlin, as second attempts that are allowed now get it. */
const endOfDay = (moment: string) =>
  `(date_trunc('day', ${moment} at time zone 'Europe/Berlin') + interval '1 day') at time zone 'Europe/Berlin' - interval '1 millisecond'`;

/**
 * Second attempts that were allowed before the end of the day counted end at the hour at which they were allowed. The day
 * stays, for it stands in the mail, which can be sent so long. One that was begun or taken back needs no time to begin.
 */
export class Migration20261126234001 extends Migration {

  override name = 'Migration20261126234001';

  override up(): void | Promise<void> {
    const waits = `retake."begun_at" is null and retake."withdrawn_at" is null`;
    this.addSql(`update "outgoing_mails" as mail set "expires_at" = ${endOfDay('mail."expires_at"')} from "application_retakes" as retake where mail."kind" = 'application-retake' and mail."about_id" = retake."application_id" and mail."expires_at" = retake."open_until" and ${waits};`);
    this.addSql(`update "application_retakes" as retake set "open_until" = ${endOfDay('retake."open_until"')} where ${waits};`);
  }

  override down(): void {
    // The hours are not kept anywhere; the end of the day holds for the version before as well.
  }

}
