'use server';
import { getTranslations } from 'next-intl/server';
import { type ActionState, type FormIssue, rejectForm } from '../forms/action-state';
import { errorText, type WriteFailure } from '../forms/error-text';
import { keepTyped } from '../forms/keep-typed';
import { readForm } from '../forms/read-form';
import { refusedIssues } from '../forms/refused-issues';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';
import { findSamePeople } from './find-same-people';
import { hireAdvice } from './hire-advice';
import { HireInput, knownPerson } from '../../hire/hire-input';
import { toTrialBody } from '../../hire/to-trial-body';
import { linkSecret } from './link-secret';
import { writePerson, writePlacement } from './write-placement';

/**
 * Makes the person, the placement and its tasks. All that can be refused is tried before anything is written; where the
 * placement is refused all the same, the form comes back with the person who is there by then, and goes on from them.
 */
export async function addHire(
  place: ActionContext,
  locale: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  return keepTyped(before, form, async () => {
    const advice = await hireAdvice();
    const read = readForm(HireInput, form, advice);
    if (!read.ok) return { ...rejectForm(before, form, read.issues), ...choicesOf(before) };
    const hire = read.input;
    const reject = async (failure: WriteFailure) =>
      rejectForm(before, form, await hireIssues(failure, advice));

    const tried = await write(place, 'placements.explainUnsaved', { body: toTrialBody(hire) });
    if (!tried.ok) return reject(tried);
    const choices = await undecidedPeople(hire);
    if (choices.length > 0)
      return {
        ...rejectForm(before, form, [{ target: 'same_person', message: advice['same_person'] ?? '' }]),
        choices,
      };

    const person = await writePerson(place, hire);
    if (!person.ok) return reject(person);
    const { id, name, isNew } = person.value;
    const placement = await writePlacement(place, hire, id);
    if (!placement.ok) {
      const state = await reject(placement);
      return isNew ? withPerson(state, id, name) : state;
    }
    const made = { employee: id, name, placement: placement.value.id, isNew: isNew ? 'yes' : '' };
    const { employer_id, client_id, job_id } = hire;
    const again = { employer: employer_id, client: client_id ?? '', job: job_id ?? '' };
    const secret = await linkSecret(place, id, locale);
    return { ...rejectForm(before, form, []), made: { ...made, ...again }, ...(secret ? { secret } : {}) };
  });
}

const choicesOf = ({ choices }: ActionState) => (choices ? { choices } : {});

/** Those of the same name or email, until somebody has said whether it is one of them. */
async function undecidedPeople(hire: HireInput) {
  if (knownPerson(hire) !== null || hire.same_person === 'new') return [];
  const { first_name, last_name, email } = hire;
  return findSamePeople({
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    email: email ?? '',
  });
}

async function hireIssues(
  failure: WriteFailure,
  advice: Awaited<ReturnType<typeof hireAdvice>>,
): Promise<readonly FormIssue[]> {
  const t = await getTranslations('hire');
  if (failure.errorCode === 'gone') return [{ message: t('recordGone') }];
  if (failure.problem?._tag === 'PlacementConflictError') return [{ message: t('placedAlready') }];
  return failure.errorCode === 'refused'
    ? refusedIssues(failure, advice)
    : [{ message: await errorText(failure.errorCode) }];
}

/** The form goes on from the person who was made. */
async function withPerson(state: ActionState, id: string, name: string): Promise<ActionState> {
  const t = await getTranslations('hire');
  return {
    ...state,
    issues: [{ message: t('onlyPersonMade', { name }) }, ...state.issues],
    values: { ...state.values, employee_id: [id], employee_id_label: [name] },
  };
}
