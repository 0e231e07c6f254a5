import type { Configuration } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlPlatform } from '@mikro-orm/postgresql';
import { AbstractSqlDriver } from '@mikro-orm/sql';
import type { Driver } from 'kysely';

/**
 * Gives a connection back to its pool even when the server broke off in a transaction. Kysely keeps one whose `begin` or
 * `rollback` failed for ever, so that after some such failures there is none left. The pool throws away what is broken.
 */
function givingBack(driver: Driver): Driver {
  const begin = driver.beginTransaction.bind(driver);
  const rollback = driver.rollbackTransaction.bind(driver);
  const beginTransaction: Driver['beginTransaction'] = async (connection, settings) => {
    try {
      await begin(connection, settings);
    } catch (error) {
      await driver.releaseConnection(connection);
      throw error;
    }
  };
  // Only a dead connection refuses it, and with that the transaction is gone too; the caller knows why it rolls back.
  const rollbackTransaction: Driver['rollbackTransaction'] = (connection) =>
    rollback(connection).catch(() => {});
  return Object.assign(driver, { beginTransaction, rollbackTransaction });
}

class LastingConnection extends PostgreSqlConnection {
  override createKyselyDialect(
    overrides: Parameters<PostgreSqlConnection['createKyselyDialect']>[0],
  ) {
    const dialect = super.createKyselyDialect(overrides);
    const createDriver = dialect.createDriver.bind(dialect);
    return Object.assign(dialect, { createDriver: () => givingBack(createDriver()) });
  }
}

/** MikroORM's driver for PostgreSQL, on connections that outlast a restart of the database. */
export class LastingPostgreSqlDriver extends AbstractSqlDriver<LastingConnection> {
  constructor(config: Configuration) {
    super(config, new PostgreSqlPlatform(), LastingConnection, ['kysely', 'pg']);
  }
}
