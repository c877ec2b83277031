import type { Section } from '@firstday/forms';
import type { Actor } from '../../context/index.js';
import type { TaskAggregate } from '../task-aggregate.js';

/** Who fills in a form: only what it holds of a representative is asked. */
type Filler = Pick<Extract<Actor, { kind: 'form_session' }>, 'reader'>;

/** Whether a section is one that this reader fills in: a representative those that the form leaves to them. */
export const isForReader = (
  { edition }: TaskAggregate,
  section: Pick<Section, 'id'>,
  { reader }: Filler,
): boolean => reader.representative === null || edition.representative?.fills.includes(section.id) === true;

/** The employer's tax number is nothing to a representative. */
export const isFactForReader = (path: string, { reader }: Filler): boolean =>
  reader.representative === null || path !== 'employer.ein';
