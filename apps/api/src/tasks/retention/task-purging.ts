import type { Context } from '../../context/index.js';

/** What belongs to a task in rooms above this one, and is destroyed with it. The room provides it under this class. */
export abstract class TaskPurging {
  /** @returns the keys under which the contents of what was forgotten are stored */
  abstract purge(ctx: Context, taskId: string): Promise<string[]>;
}
