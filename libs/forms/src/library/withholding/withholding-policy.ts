import type { Condition } from '@firstday/policy-engine';
import type { LibraryPolicy } from '../library-policy.js';
import type { SourcedFact } from '../sourced-fact.js';
import { livesIn, worksIn } from '../works-in.js';
import { placeWords } from './place-words.js';
import { fact, lists } from './rule.js';
import { reciprocityOf, type Reciprocity, type WithholdingRule } from './withholding-rule.js';
import { withholdingRuleOf } from './withholding-table.js';

const not = (parts: readonly Condition[]): Condition => ({ not: { all: parts } });

/** Whom the state of work spares, and whom it does not; each undecided while nobody knows where they live. */
function sparedResidents(
  code: string,
  { residents }: Reciprocity,
): {
  readonly spared: readonly Condition[];
  readonly taxed: readonly Condition[];
} {
  return residents === 'all_nonresidents'
    ? { spared: [not(livesIn([code]))], taxed: livesIn([code]) }
    : { spared: livesIn(residents), taxed: [not(livesIn(residents))] };
}

function ruleOf(code: string): WithholdingRule {
  const rule = withholdingRuleOf(code);
  if (!rule) throw new Error(`The table of withholding has no ${code}.`);
  return rule;
}

/** The certificate of the state of work, from those whom it taxes. @throws for a state without its own certificate */
export function withholdingPolicy(code: string): LibraryPolicy {
  const rule = ruleOf(code);
  if (rule.tax !== 'own_certificate') throw new Error(`${code} has no certificate of its own.`);
  const { certificate, reciprocity } = rule;
  const taxed = reciprocity?.claim.by === 'instead' ? sparedResidents(code, reciprocity).taxed : [];
  return {
    key: certificate.form,
    version: 1,
    name: `${placeWords(code).en}: ${certificate.number}`,
    condition: { all: [...worksIn(code), ...taxed] },
    forms: [certificate.form],
    tags: ['state', 'tax'],
    jurisdiction: code,
    kind: 'withholding',
    citation: null,
    facts: rule.facts,
  };
}

/** The form by which residents of other states are spared. @throws for a state that has no such form of its own */
export function reciprocityPolicy(code: string): LibraryPolicy {
  const rule = ruleOf(code);
  const reciprocity = reciprocityOf(rule);
  if (!reciprocity || reciprocity.claim.by === 'certificate')
    throw new Error(`${code} has no form of its own for residents of other states.`);
  const { form } = reciprocity.claim;
  return {
    key: form.form,
    version: 1,
    name: `${placeWords(code).en}: ${form.number}, from residents of other states`,
    condition: { all: [...worksIn(code), ...sparedResidents(code, reciprocity).spared] },
    forms: [form.form],
    tags: ['state', 'tax', 'reciprocity'],
    jurisdiction: code,
    kind: 'reciprocity',
    citation: null,
    facts: rule.facts,
  };
}

/**
 * The certificate of the state of residence, from those who work in another: only an employer that is registered there
 * adds it. @throws for a state without its own certificate
 */
export function residencePolicy(code: string): LibraryPolicy {
  const { key, name, ...policy } = withholdingPolicy(code);
  const place = placeWords(code).en;
  return {
    ...policy,
    key: `${key}-residents`,
    name: `${name}, from residents who work elsewhere`,
    condition: {
      all: [
        ...livesIn([code]),
        { fact: 'work_location.country', operator: 'in', value: ['USA', 'PRI'] },
        not(worksIn(code)),
      ],
    },
    tags: ['state', 'tax', 'residence'],
    facts: [residenceFact(place), ...policy.facts],
  };
}

const residenceFact = (place: string): SourcedFact =>
  fact(
    'unsure',
    lists.states,
    `An employer that is registered in ${place} withholds its tax from residents who work elsewhere; whether it has to be registered hangs on its business there.`,
  );
