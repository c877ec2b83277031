import pg from 'pg';

/** One statement on a connection of its own. */
export async function queryServer(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

export const serverAnswers = (url: string): Promise<boolean> =>
  queryServer(url, 'select 1').then(
    () => true,
    () => false,
  );
