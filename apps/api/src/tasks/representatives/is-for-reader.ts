import { employmentTerms } from '@firstday/domain/employment';
import type { FormContext, Section } from '@firstday/forms';
import type { Actor } from '../../context/index.js';
import { isSharedFact } from '../form-context-of.js';
import type { TaskAggregate } from '../task-aggregate.js';

/** Who fills in a form: only what it holds of a representative is asked. */
type Filler = Pick<Extract<Actor, { kind: 'form_session' }>, 'reader'>;

/** Whether a section is one that this reader fills in: a representative those that the form leaves to them. */
export const isForReader = (
  { edition }: TaskAggregate,
  section: Pick<Section, 'id'>,
  { reader }: Filler,
): boolean => reader.representative === null || edition.representative?.fills.includes(section.id) === true;

/** The employer's tax number, and what somebody is paid, are nothing to a representative. */
const ofTheParties: ReadonlySet<string> = new Set([
  'employer.ein',
  'placement.first_payday',
  ...employmentTerms.map((term) => `placement.${term}`),
]);

/** What the page of this reader may hold of the records. */
export const contextForReader = (context: FormContext, { reader }: Filler): FormContext =>
  Object.fromEntries(
    Object.entries(context).filter(
      ([path]) => isSharedFact(path) && (reader.representative === null || !ofTheParties.has(path)),
    ),
  );
