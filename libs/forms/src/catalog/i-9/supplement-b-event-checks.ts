import type { Answers } from '../../answers.js';
import { issuesIn, textAnswer, type Check, type Checks } from '../../checks/check.js';
import type { Field } from '../../field.js';
import type { OpeningReason } from '../form-definition.js';
import { isBlank, isChoices } from '../../is-blank.js';
import { formBefore } from './form-before.js';
import { i9Messages } from './i-9-messages.js';
import { blockOf } from './presented-document.js';
import { reverificationDue } from './reverification-due.js';

const issue = issuesIn(i9Messages);

/** What a block of Supplement B may be for, several at once (M-274 6.0). */
type SupplementBEvent = 'new_name' | 'rehire' | 'reverification';

const eventsPath = (block: string): string => `task.supplement_b_${block}_events`;

/** What the employer said that the block records. */
function eventsOf(answers: Answers, block: string): readonly string[] {
  const chosen = answers[eventsPath(block)];
  return isChoices(chosen) ? chosen : [];
}

/** What a block says at first that is opened for a reason; the employer adds to it. */
export function openingAnswers(sectionId: string, reason: OpeningReason): Answers {
  const block = blockOf(sectionId);
  if (block === null) return {};
  const events: readonly SupplementBEvent[] = [reason.kind];
  return {
    [eventsPath(block)]: events,
    ...(reason.kind === 'rehire' ? { [`task.rehire_${block}_date`]: reason.rehiredOn } : {}),
  };
}

/** Whether the employee is to show a document for the block. */
export function isForReverification(answers: Answers, sectionId: string): boolean {
  const block = blockOf(sectionId);
  return block !== null && eventsOf(answers, block).includes('reverification');
}

/** Asked beside the form, as extensions are: it is no data element of it and is not printed (8 CFR 274a.2(a)(2)). */
export const eventsField = (n: number): Field => ({
  path: eventsPath(String(n)),
  kind: 'checkbox_group',
  isAddedLater: true,
  label: { en: 'What does this block record?', es: '¿Qué registra este bloque?' },
  options: [
    {
      value: 'reverification',
      label: {
        en: 'Reverification: authorization to work ended, ends or was revoked',
        es: 'Reverificación: la autorización para trabajar terminó, termina o fue revocada',
      },
    },
    {
      value: 'rehire',
      label: {
        en: 'Rehire within three years of the date on which the form was completed',
        es: 'Recontratación dentro de los tres años desde que se completó el formulario',
      },
    },
    { value: 'new_name', label: { en: 'New legal name', es: 'Nombre legal nuevo' } },
  ],
});

/** What each event needs, and the entries by which it is known where nobody was asked. */
const entriesOf = (block: string) =>
  [
    {
      event: 'rehire',
      path: `task.rehire_${block}_date`,
      entries: [`task.rehire_${block}_date`],
      missing: 'rehire_date_missing',
    },
    {
      event: 'new_name',
      path: `task.rehire_${block}_last_name`,
      entries: ['last_name', 'first_name', 'middle_initial'].map((part) => `task.rehire_${block}_${part}`),
      missing: 'new_name_missing',
    },
    {
      event: 'reverification',
      path: `task.reverify_${block}_document`,
      entries: [`task.reverify_${block}_document`],
      missing: 'reverified_document_missing',
    },
  ] as const;

/**
 * A block says which events it records, and has what each of them requires and nothing of the others. What was entered says
 * it where nobody was asked: an integrator's program, and blocks from before the question.
 */
const reverificationHasAnEvent: Check = {
  run: ({ answers, sectionId }) => {
    const block = blockOf(sectionId);
    if (block === null) return [];
    const chosen = eventsOf(answers, block);
    const events = entriesOf(block).map((it) => ({
      ...it,
      isChosen: chosen.includes(it.event),
      isEntered: it.entries.some((path) => !isBlank(answers[path])),
    }));
    if (chosen.length === 0)
      return events.some(({ isEntered }) => isEntered) ? [] : issue([eventsPath(block)], 'event_missing');
    return [
      ...events
        .filter(({ isChosen, isEntered }) => isChosen && !isEntered)
        .flatMap(({ path, missing }) => issue([path], missing)),
      ...(events.some(({ isChosen, isEntered }) => isEntered && !isChosen)
        ? issue([eventsPath(block)], 'event_not_chosen')
        : []),
    ];
  },
};

/**
 * 8 CFR 274a.2(c)(1)(ii), M-274 6.2: who is rehired after the authorization on the form ended is reverified in the same
 * block; never citizens, nationals, or residents who showed Form I-551.
 */
const rehireIsAuthorized: Check = {
  run: (context) => {
    const { answers, sectionId } = context;
    const block = blockOf(sectionId) ?? '';
    const path = `task.reverify_${block}_document`;
    const rehired = textAnswer(answers, `task.rehire_${block}_date`);
    if (rehired === '' || !isBlank(answers[path])) return [];
    const due = reverificationDue(formBefore(context));
    return due && due.dueOn < rehired ? issue([path], 'rehire_needs_document', { date: due.dueOn }) : [];
  },
};

export const supplementBEventChecks: Checks = {
  rehire_is_authorized: rehireIsAuthorized,
  reverification_has_an_event: reverificationHasAnEvent,
};
