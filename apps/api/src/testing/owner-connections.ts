import { PostgresDataSource } from '../database/postgres-data-source.js';

const opened = new WeakMap<object, PostgresDataSource>();

/** Where an application under test connects as a role that serves: connections of the owner, for what a test does to the database. */
export const ownerConnections = {
  async open(app: object, databaseUrl: string): Promise<void> {
    opened.set(app, await new PostgresDataSource({ databaseUrl, databasePool: 4 }).initialize());
  },
  of: (app: object): PostgresDataSource | undefined => opened.get(app),
  async close(app: object): Promise<void> {
    await opened.get(app)?.destroy();
  },
};
