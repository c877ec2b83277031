import { ProblemError, WrongSettings } from './context/index.js';
import { KeyringError } from './sealing/index.js';

/** What ended a program, for whoever runs it: what its message explains wholly comes without a stack. */
export function exitMessage(error: unknown): string {
  if (error instanceof WrongSettings || error instanceof KeyringError || error instanceof ProblemError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
