export { BackupError } from './backup-error.js';
export { type BackupOptions, runBackupCommand } from './run-backup-command.js';
export { readLastBackup } from './read-last-backup.js';
export { removeAbandonedPins } from './pinned-files.js';
