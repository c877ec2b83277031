/* A command is a file, and a line here. */
export { adoptCommand } from './adopt-command.ts';
export { backupCommand } from './backup-command.ts';
export { configCommand } from './config-command.ts';
export { databaseCommand } from './database-command.ts';
export { doctorCommand } from './doctor-command.ts';
export { filesCommand } from './files-command.ts';
export { healthCommand } from './health-command.ts';
export { keyCommand } from './key-command.ts';
export { mailCommand } from './mail-command.ts';
export { migrateCommand } from './migrate-command.ts';
export { restoreCommand } from './restore-command.ts';
export { signInCommand } from './sign-in-command.ts';
export { startCommand } from './start-command.ts';
export { tokenCommand } from './token-command.ts';
export { upgradeCommand } from './upgrade-command.ts';
export { verifyCommand } from './verify-command.ts';
export { versionCommand } from './version-command.ts';
