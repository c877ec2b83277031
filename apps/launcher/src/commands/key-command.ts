import { consoleCommand } from './console-command.ts';

/** The keys of the installation. */
export const keyCommand = consoleCommand('key', [
  ['key list', 'lists the keys, and how many values each has sealed'],
  ['key status', 'says how far the sealing anew has come'],
  ['key rotate', 'adds a key; everything is sealed anew with it in the background'],
  ['key remove ID', 'removes a key that nothing names any more; --now also ends links that may name it'],
]);
