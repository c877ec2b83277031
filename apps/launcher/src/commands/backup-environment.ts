import type { Environment } from '../environment.ts';
import { backupSettings, environmentsOf, ownerSettings, withOwn } from '../environments-of.ts';
import type { Settings } from '../settings.ts';

/** What the program is given that makes and restores backups: all that the API has, and what backups are sealed with. */
export function backupEnvironment(
  settings: Settings,
  environment: Environment,
  databaseUrl: string | undefined,
): Environment {
  const { api } = environmentsOf(settings, environment, { databaseUrl });
  return withOwn(api, environment, [...backupSettings, ...ownerSettings]);
}
