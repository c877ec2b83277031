import type { Context } from '../context/index.js';
import type { FormSessionActor } from './records.service.js';

/** Knows which clients, employers and jobs the tasks of a form session name. The room of tasks provides it. */
export abstract class FormSessionRecords {
  abstract includes(
    ctx: Context,
    actor: FormSessionActor,
    record: { readonly noun: 'client' | 'employer' | 'job'; readonly id: string },
  ): Promise<boolean>;
}
