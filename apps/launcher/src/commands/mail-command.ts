import { consoleCommand } from './console-command.ts';

/** The mail server, tried. */
export const mailCommand = consoleCommand('mail', [
  ['mail test EMAIL', 'sends a message there, and says what is wrong where the mail server does not take it'],
]);
