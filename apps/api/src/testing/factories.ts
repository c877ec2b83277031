import { Pool } from 'pg';
import type { Context } from '../context/context.js';
import { Database } from '../database/database.js';
import { PostgresDataSource } from '../database/postgres-data-source.js';
import { ownerConnections } from './owner-connections.js';
import type { TestApi } from './test-api.js';

export const addressInput = {
  street: '12 Pier Road',
  secondary: '',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  country: 'USA',
};

export const socialSecurityNumber = '219-09-9999';
export const dateOfBirth = '1990-02-28';

interface FactoryInput {
  readonly token?: string;
  readonly [property: string]: unknown;
}

/** Creates a record with defaults, overridden by what the test passes. */
export const createRecord = async (
  api: TestApi,
  kind: 'clients' | 'employers' | 'employees' | 'jobs' | 'placements' | 'custom_properties',
  { token, ...body }: FactoryInput = {},
) => {
  const answer = await api.call(`${kind}.create`, {
    body: { ...defaults[kind], ...body },
    ...(token ? { token } : {}),
  });
  if (answer.status !== 201) throw new Error(`${kind}.create answers ${JSON.stringify(answer.body)}`);
  return answer.body;
};

const defaults = {
  clients: { name: 'Harbor Foods' },
  custom_properties: { entity_type: 'employee', scalar_type: 'string', label: 'A label' },
  employees: { first_name: 'Ana', last_name: 'Lindqvist', address: addressInput },
  // Its days are those of UTC, so that `new Date()` of a test is its day at any hour.
  employers: { name: 'Northwind Staffing', ein: '123456789', address: addressInput, time_zone: 'UTC' },
  jobs: { name: 'Line cook' },
  placements: {},
};

export interface RecordedEvent {
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The events of a record, oldest first. */
export const eventsOf = (api: TestApi, id: string): Promise<RecordedEvent[]> =>
  query(api, `SELECT kind, data FROM events WHERE resource_id = $1 ORDER BY id`, [id]);

/** Queries the database directly, as its owner, for what must or must not be stored. */
export const query = async <Row>(
  { app }: Pick<TestApi, 'app'>,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  return (await ownerPool({ app }).query(sql, [...values])).rows;
};

/** Connections of the owner of the database, for what a test holds or changes beside the application. */
export const ownerPool = ({ app }: Pick<TestApi, 'app'>): Pool =>
  ownerConnections.of(app)?.pool ?? app.get(Pool);

/** Connects as the owner of the database, as migrations do. */
export const ownerDataSource = ({ app }: Pick<TestApi, 'app'>): PostgresDataSource =>
  ownerConnections.of(app) ?? app.get(PostgresDataSource);

/** The context of a background job of the live account. */
export const testSystemContext = (api: TestApi): Context => ({
  account: api.live.account,
  actor: { kind: 'system' },
  requestId: 'test',
  eventIds: [],
  now: new Date(),
  origin: { ip: '127.0.0.1', userAgent: 'jest' },
  db: api.app.get(Database),
});

/** An API token that may do everything, as the one who acts. */
export const tokenActor = (tokenId: string) =>
  ({
    kind: 'api_token',
    tokenId,
    permissions: null,
    limits: { expiresAt: null, networks: null, ownerId: null },
  }) as const;
