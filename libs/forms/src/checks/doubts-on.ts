import { isSampleNumber } from '@firstday/domain/employment';
import { statesOfZip, usStates } from '@firstday/domain/places';
import type { AnswerValue } from '../answers.js';
import type { Page } from '../edition.js';
import type { Field } from '../field.js';
import type { FieldIssue } from '../field-issue.js';
import { isAddress } from '../is-blank.js';
import { isIsoDate } from '../kinds/date.js';
import type { CheckContext } from './check.js';

/** Answers that may be right and rarely are: people are asked, and go on if they say so. Holds for every form. */
export const doubtsOn = (page: Page, context: CheckContext): readonly FieldIssue[] =>
  page.fields.flatMap((field) => {
    const value = context.answers[field.path];
    return [
      ...zipDoubt(field, value, context),
      ...ageDoubt(field, value, context),
      ...nameDoubt(field, value),
      ...numberDoubt(field, value),
    ];
  });

function zipDoubt(
  field: Field,
  value: AnswerValue | undefined,
  { answers }: CheckContext,
): readonly FieldIssue[] {
  if (isAddress(value)) return value.country === 'USA' ? otherState(field, value.zip ?? '', value.state) : [];
  const statePath = field.rules?.find(({ rule }) => rule === 'postal_code_of')?.value;
  const state = typeof statePath === 'string' ? answers[statePath] : undefined;
  return typeof value === 'string' && typeof state === 'string' ? otherState(field, value, state) : [];
}

function otherState(field: Field, zip: string, state: string): readonly FieldIssue[] {
  // The Postal Service assigns no code that begins with 000 to 004.
  if (/^00[0-4]\d\d/.test(zip)) return [{ path: [field.path], code: 'zip_unlikely', values: {} }];
  const [first, ...others] = statesOfZip(zip);
  const name = usStates.find(({ code }) => code === first)?.name;
  // Post offices of the armed forces abroad, Canada and Mexico have codes of their own.
  const isKnown = usStates.some(({ code }) => code === state);
  if (!name || !isKnown || first === state || others.includes(state)) return [];
  return [{ path: [field.path], code: 'zip_of_other_state', values: { state: name } }];
}

/** Fourteen is the age at which most work becomes lawful (29 CFR 570.2); few are hired after a hundred. */
function ageDoubt(
  { path }: Field,
  value: AnswerValue | undefined,
  { facts }: CheckContext,
): readonly FieldIssue[] {
  const today = facts['today'];
  if (!path.endsWith('date_of_birth') || typeof value !== 'string' || !isIsoDate(value)) return [];
  if (typeof today !== 'string' || value >= today) return [];
  const years = Number(today.slice(0, 4)) - Number(value.slice(0, 4));
  const age = today.slice(5) < value.slice(5) ? years - 1 : years;
  return age >= 14 && age <= 100 ? [] : [{ path: [path], code: 'age_unlikely', values: { age } }];
}

/** What people write in a box that they think is not for them. A name that is not known is `Unknown` on Form I-9. */
const noName = /^(n\s?[./]\s?a\.?|none|not applicable|ninguno|xx+)$/i;

const nameDoubt = ({ path, kind }: Field, value: AnswerValue | undefined): readonly FieldIssue[] =>
  kind === 'name' && /(first|last)_name$/.test(path) && typeof value === 'string' && noName.test(value)
    ? [{ path: [path], code: 'name_unlikely', values: {} }]
    : [];

function numberDoubt({ kind, path }: Field, value: AnswerValue | undefined): readonly FieldIssue[] {
  if (kind !== 'ssn' || typeof value !== 'string') return [];
  return isSampleNumber(value) ? [{ path: [path], code: 'ssn_unlikely', values: {} }] : [];
}
