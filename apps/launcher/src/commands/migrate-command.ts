import type { Command } from './command.ts';

/** The database as this version needs it, and nothing served. */
export const migrateCommand: Command = {
  name: 'migrate',
  lines: [['migrate', 'brings the database up to date, and serves nothing; `start` does so by itself']],
  run: async () => {
    const { migrate } = await import('../console/migrate.ts');
    return migrate();
  },
};
