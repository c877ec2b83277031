import { consoleCommand } from './console-command.ts';

/** Where uploads and documents are kept. */
export const filesCommand = consoleCommand('files', [
  [
    'files move',
    'moves them from STORAGE_PREVIOUS_URL to where they are kept now, while the service goes on',
  ],
]);
