import type { Section } from '@firstday/forms';
import type { Context } from '../../context/index.js';
import type { TaskAggregate } from '../task-aggregate.js';

/** What follows from the signature of a section beyond its task. The room that does it provides it under this class. */
export abstract class SectionSigned {
  /** In the transaction of the signature: what follows is there if and only if the section is signed. */
  abstract handle(ctx: Context, aggregate: TaskAggregate, section: Section): Promise<void>;
}
