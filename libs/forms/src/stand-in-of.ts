import type { Section, StandIn } from './edition.js';
import { factsOf } from './facts-of.js';
import type { AnswersInContext } from './form-state.js';
import { isShown } from './shown-answers.js';

/** Who completes a section in the employee's place, where the answers say that somebody does. */
export function standInOf(section: Pick<Section, 'standIns'>, form: AnswersInContext): StandIn | undefined {
  if (!section.standIns) return undefined;
  const facts = factsOf(form);
  return section.standIns.find((it) => isShown(it, facts));
}
