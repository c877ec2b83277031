import { consoleCommand } from './console-command.ts';

/** A copy becomes the installation. */
export const adoptCommand = consoleCommand('adopt', [
  [
    'adopt',
    'says that this copy, restored or moved, takes the place of what it was copied from: until then it sends no webhooks and no messages, and asks E-Verify nothing',
  ],
  [
    'adopt --files',
    'says besides that its store of files (STORAGE_URL) is its own from now on, and no other installation works with it any more',
  ],
]);
