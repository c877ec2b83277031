import type { Command } from './command.ts';

/** Who may do what in the database. */
export const databaseCommand: Command = {
  name: 'database',
  lines: [
    [
      'database roles',
      'makes the roles that DATABASE_URL and DATABASE_READER_URL name, as the owner (DATABASE_OWNER_URL)',
    ],
  ],
  run: async (words) => {
    const { runDatabaseRoles } = await import('./run-database-roles.ts');
    return runDatabaseRoles(words);
  },
};
