export { BackupError } from './backup-error.js';
export { type BackupOptions, runBackupCommand } from './run-backup-command.js';
export { lastBackupFile } from './make-backup.js';
export { removeAbandonedPins } from './pinned-files.js';
