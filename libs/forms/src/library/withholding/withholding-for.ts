import { placeWords } from './place-words.js';
import type { PackWords } from '../pack-words.js';
import { reciprocityOf, type Reciprocity, type WithholdingRule } from './withholding-rule.js';
import { withholdingRuleOf } from './withholding-table.js';

/** Where somebody works and lives, by postal code. */
export interface WorkAndHome {
  readonly work: string;
  /** Null where nobody knows; any other text for abroad. */
  readonly residence: string | null;
}

/** A state's form that is asked for, and why. */
export interface WithholdingForm {
  readonly form: string;
  readonly jurisdiction: string;
  /** In English. */
  readonly reason: string;
  /** The form that would be asked for otherwise. */
  readonly insteadOf: string | null;
}

/** Which forms say how much a state withholds. */
export interface StateWithholding {
  readonly certificates: readonly WithholdingForm[];
  /** Forms that wait for the state of residence. */
  readonly undecided: readonly string[];
  /** Of the state of residence: only an employer that is registered there asks for them. */
  readonly offered: readonly WithholdingForm[];
  /** What to say about Form W-4, where the state takes it. */
  readonly advice: PackWords | null;
}

/** Which forms of states are asked for, by where somebody works and lives. */
export function withholdingFor({ work, residence }: WorkAndHome): StateWithholding {
  const rule = withholdingRuleOf(work);
  const offered = offeredBy(work, residence);
  if (!rule) return { certificates: [], undecided: [], offered, advice: null };
  const isSpared = isSparedBy(reciprocityOf(rule), { work, residence });
  const own = ownForm(rule, isSpared === true);
  const exemption = exemptionForm(rule);
  const ownHangs = reciprocityOf(rule)?.claim.by === 'instead';
  const isKnown = isSpared !== null;
  return {
    certificates: [
      ...(own && (!ownHangs || isSpared === false) ? [own] : []),
      ...(exemption && isSpared === true ? [exemption] : []),
    ],
    undecided: [
      ...(own && ownHangs && !isKnown ? [own.form] : []),
      ...(exemption && !isKnown ? [exemption.form] : []),
    ],
    offered,
    advice: rule.tax === 'federal_certificate' ? rule.advice : null,
  };
}

/** Whether nothing is withheld by the state of work; null where that hangs on an unknown residence. */
function isSparedBy(reciprocity: Reciprocity | undefined, { work, residence }: WorkAndHome): boolean | null {
  if (!reciprocity) return false;
  if (residence === null) return null;
  const { residents } = reciprocity;
  return residents === 'all_nonresidents' ? residence !== work : residents.includes(residence);
}

function ownForm(rule: WithholdingRule, isSpared: boolean): WithholdingForm | null {
  if (rule.tax !== 'own_certificate') return null;
  const { code, certificate, reciprocity } = rule;
  const place = placeWords(code).en;
  const claim =
    isSpared && reciprocity?.claim.by === 'certificate'
      ? ` Who lives elsewhere claims the exemption by ${reciprocity.claim.line}.`
      : '';
  return {
    form: certificate.form,
    jurisdiction: code,
    reason: `${place} withholds from wages earned there by its own certificate, ${certificate.number}.${claim}`,
    insteadOf: null,
  };
}

function exemptionForm(rule: WithholdingRule): WithholdingForm | null {
  const reciprocity = reciprocityOf(rule);
  if (!reciprocity || reciprocity.claim.by === 'certificate') return null;
  const { by, form } = reciprocity.claim;
  return {
    form: form.form,
    jurisdiction: rule.code,
    reason: `${placeWords(rule.code).en} withholds nothing from who lives in the state of residence, once ${form.number} is given.`,
    insteadOf: by === 'instead' && rule.tax === 'own_certificate' ? rule.certificate.form : null,
  };
}

function offeredBy(work: string, residence: string | null): readonly WithholdingForm[] {
  const rule = residence === null || residence === work ? undefined : withholdingRuleOf(residence);
  if (rule?.tax !== 'own_certificate') return [];
  const { code, certificate } = rule;
  return [
    {
      form: certificate.form,
      jurisdiction: code,
      reason: `${placeWords(code).en} may be where the employer withholds for those who live there: ${certificate.number}, if it is registered there.`,
      insteadOf: null,
    },
  ];
}
