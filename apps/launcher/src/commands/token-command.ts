import { consoleCommand } from './console-command.ts';

/** API tokens. */
export const tokenCommand = consoleCommand('token', [
  ['token create NAME', 'makes an API token and shows it, this once'],
  ['token list', 'lists the API tokens by their last four characters'],
  ['token revoke ID', 'ends an API token'],
]);
