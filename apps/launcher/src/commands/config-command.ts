import { consoleCommand } from './console-command.ts';

/** The configuration of an account, in files. */
export const configCommand = consoleCommand('config', [
  [
    'config export DIR',
    'writes the account’s policies, forms, custom properties, groups, themes and webhooks to a folder',
  ],
  [
    'config diff DIR',
    'shows what applying the folder would change; ends with 2 where that is something [--prune] [--json]',
  ],
  ['config apply DIR', 'shows that, asks, and applies all of it or nothing [--prune] [--yes]'],
]);
