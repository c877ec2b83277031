import type { Context } from '../context/index.js';
import type { FormSessionActor } from './record-reader.service.js';

/** Knows which clients, employers, jobs and forms the tasks of a form session name. The room of tasks provides it. */
export abstract class FormSessionRecords {
  abstract includes(
    ctx: Context,
    actor: FormSessionActor,
    record: { readonly noun: 'client' | 'employer' | 'form' | 'job'; readonly id: string },
  ): Promise<boolean>;
}
