import { issuesIn, type Check, type CheckContext, type Checks } from '../../checks/check.js';
import { i9Messages } from './i-9-messages.js';
import { hasBack } from './has-back.js';
import { blockOf, boxOf, presentedIn } from './presented-document.js';

const issue = issuesIn(i9Messages);

/** Where copies may be: sent by the employee, received by the employer, photographed by a representative. */
const copies = [
  'task.document_copies',
  'task.received_copies',
  'task.examined_front',
  'task.examined_back',
] as const;

/** Of a block of Supplement B only its own count: the others are of what was shown at the hire. */
const copiesOf = (sectionId: string): readonly string[] =>
  blockOf(sectionId) === null ? copies : [boxOf(sectionId, 'received_copies')];

function copiesIn({ facts, sectionId }: CheckContext): number {
  const counts = copiesOf(sectionId).map((path) => facts[`${path}.count`]);
  return counts.reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
}

/**
 * 8 CFR 274a.2(b)(1)(ix), 88 FR 47749, M-274 4.5: a copy of each side of each document, retained; for whom the employer does it
 * for, and for all of them. The service takes no file twice, so that as many files are as many different ones.
 */
const remoteExamination: Check = {
  run: (context) => {
    const { answers, facts, sectionId } = context;
    const box = boxOf(sectionId, 'alternative_procedure');
    const method = boxOf(sectionId, 'examination_method');
    if (answers[method] !== 'live_video')
      return answers[box] === true ? issue([box], 'alternative_needs_video') : [];
    const isOnsite =
      facts['employer.remote_examination'] === 'remote_hires' &&
      answers[boxOf(sectionId, 'works_remotely')] !== true;
    const documents = presentedIn(context);
    const needed = documents.length + documents.filter(hasBack).length;
    return [
      ...(isOnsite ? issue([method], 'video_for_remote_hires') : []),
      ...(copiesIn(context) < needed
        ? issue([boxOf(sectionId, 'received_copies')], 'copies_of_sides_missing', { count: needed })
        : []),
    ];
  },
};

export const remoteExaminationChecks: Checks = { remote_examination: remoteExamination };
