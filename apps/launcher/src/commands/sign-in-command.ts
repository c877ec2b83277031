import { consoleCommand } from './console-command.ts';

/** The way in, before anybody can sign in. */
export const signInCommand = consoleCommand('sign-in', [
  [
    'sign-in EMAIL',
    'makes a link that signs this person in within an hour; a new person becomes an admin of the live and the test account, and goes from one to the other in the dashboard',
  ],
]);
