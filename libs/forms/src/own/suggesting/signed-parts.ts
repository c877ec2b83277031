import { boxesOf, type PlacedBox } from './placed-box.js';
import type { ReadField } from './read-field.js';

export type SignerSide = 'employee' | 'employer';

/** What one side fills in and signs at once. */
export interface SignedPart {
  readonly id: string;
  readonly side: SignerSide;
  readonly fields: readonly ReadField[];
  /** What is declared by signing it; null where nobody signs it. */
  readonly statement: string | null;
  readonly signatures: readonly PlacedBox[];
  readonly dates: readonly PlacedBox[];
}

const ofEmployer =
  /\bemployer(?:['’]s)?\b|\bauthorized representative\b|\bwithholding agent\b|\b(?:office|company|hr|payroll|internal|department) use\b|\bhuman resources\b|\bsupervisor\b|\bmanager\b/i;
const labelOfEmployer =
  /^(?:for )?employer\b|^employer['’]s\b|\bauthorized representative\b|^(?:supervisor|manager|hr)\b|^preparer['’]s name and title/i;
/** Neither of the two: they sign on paper. */
const ofOthers =
  /\b(?:physician|doctor|preparer|translator|witness|spouse|notary|guardian|parent|practitioner)\b/i;
const ofEmployee = /\bemployee(?:['’]s)?\b|\bapplicant\b|\byou(?:r)?\b/i;

/** What is declared where the sheet says nothing. */
export const plainStatement =
  'I have read this form. What I have entered is true and complete to the best of my knowledge.';

/** The fields of each side in their order, from one signature to the next. */
export function signedParts(fields: readonly ReadField[]): readonly SignedPart[] {
  const sided = withSides(fields);
  const parts = (['employee', 'employer'] as const).flatMap((side) =>
    partsOf(
      side,
      sided.filter((one) => one.side === side).map(({ field }) => field),
    ),
  );
  // Somebody has to sign a form; where its only part is the employer's, the employer does.
  const isSigned = parts.some(({ statement }) => statement !== null);
  return parts.map((part, at) => (!isSigned && at === 0 ? { ...part, statement: plainStatement } : part));
}

interface Sided {
  readonly field: ReadField;
  readonly side: SignerSide;
}

function withSides(fields: readonly ReadField[]): readonly Sided[] {
  return fields.map((field) => {
    const heading = field.heading ?? '';
    const isEmployers = ofEmployer.test(heading) && !ofEmployee.test(heading.replace(ofEmployer, ''));
    const side =
      isEmployers || labelOfEmployer.test(field.label) || signsForEmployer(field) ? 'employer' : 'employee';
    return { field, side };
  });
}

const signsForEmployer = ({ kind, label }: ReadField): boolean =>
  kind === 'signature' && ofEmployer.test(label);

/** A part ends with its signature where another of the same side follows. */
function partsOf(side: SignerSide, fields: readonly ReadField[]): readonly SignedPart[] {
  const groups: ReadField[][] = [];
  for (const field of fields) {
    const group = groups.at(-1);
    const isNext = group?.some(isSigned) && isAskedOrSigned(field) && hasSignatureAfter(fields, field);
    if (group && !isNext) group.push(field);
    else groups.push([field]);
  }
  return groups.flatMap((group, at) => toPart(side, at, group));
}

const isSigned = ({ kind, label }: ReadField): boolean => kind === 'signature' && !ofOthers.test(label);
const isAskedOrSigned = ({ kind }: ReadField): boolean => kind !== 'signed_on';
const hasSignatureAfter = (fields: readonly ReadField[], field: ReadField): boolean =>
  fields.slice(fields.indexOf(field)).some(isSigned);

function toPart(side: SignerSide, at: number, group: readonly ReadField[]): readonly SignedPart[] {
  const signature = group.find(isSigned);
  const asked = group.filter(({ kind }) => kind !== 'signature' && kind !== 'signed_on');
  if (asked.length === 0 && !signature) return [];
  const signatures = group.filter(isSigned);
  const dates = group.filter(
    (field) => field.kind === 'signed_on' && !ofOthers.test(`${field.label} ${field.name}`),
  );
  const isDeclared = signature !== undefined || dates.length > 0 || side === 'employee';
  return [
    {
      id: at === 0 ? side : `${side}_${at + 1}`,
      side,
      fields: asked,
      statement: isDeclared ? (signature?.statement ?? plainStatement) : null,
      signatures: signatures.flatMap(boxesOf),
      dates: isDeclared ? dates.flatMap(boxesOf) : [],
    },
  ];
}
