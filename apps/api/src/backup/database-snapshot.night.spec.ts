import { expect, it } from '@jest/globals';
import { createMigratedDatabase } from '../testing/create-database.js';
import { createRoles } from '../testing/database-roles.js';
import { DatabaseSnapshot } from './database-snapshot.js';

it('a backup is of every row, or says whose address it wants: the service and the reader are shown some only', async () => {
  const ownerUrl = await createMigratedDatabase();
  const { serviceUrl, readerUrl } = await createRoles(ownerUrl);
  for (const url of [serviceUrl, readerUrl])
    await expect(DatabaseSnapshot.open(url)).rejects.toThrow(/every row.*DATABASE_OWNER_URL/);
  const snapshot = await DatabaseSnapshot.open(ownerUrl);
  expect(snapshot.tables.length).toBeGreaterThan(50);
  await snapshot.close();
});
