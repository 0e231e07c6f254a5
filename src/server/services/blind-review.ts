import { type Fragment, fragment } from './list-query.ts';
import { switchSql } from './settings/switches.ts';

/**
 * Builds the condition that an application is masked for a reviewer: under blind review, and not revealed to them.
 * @param alias of the applications in the statement
 */
export function applicationAnonymisedSql(alias: string, actorId: string): Fragment {
  return fragment(
    `${switchSql('blind_review')} and not exists (select 1 from "application_reveals" as "reveal"
      where "reveal"."application_id" = ${alias}."id" and "reveal"."user_id" = ?::uuid)`,
    actorId,
  );
}
