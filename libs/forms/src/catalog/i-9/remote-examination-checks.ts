import { issuesIn, type Check, type CheckContext, type Checks } from '../../checks/check.js';
import { i9Messages } from './i-9-messages.js';
import { hasBack } from './has-back.js';
import { presentedIn } from './presented-document.js';

const issue = issuesIn(i9Messages);

/** Where copies may be: sent by the employee, received by the employer, photographed by a representative. */
const copies = [
  'task.document_copies',
  'task.received_copies',
  'task.examined_front',
  'task.examined_back',
] as const;

function copiesIn({ facts }: CheckContext): number {
  const counts = copies.map((path) => facts[`${path}.count`]);
  return counts.reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
}

/**
 * 8 CFR 274a.2(b)(1)(ix), 88 FR 47749, M-274 4.5: a copy of each side of each document, retained; for whom the employer does it
 * for, and for all of them. The service takes no file twice, so that as many files are as many different ones.
 */
const remoteExamination: Check = {
  run: (context) => {
    const { answers, facts } = context;
    if (answers['task.examination_method'] !== 'live_video')
      return answers['task.alternative_procedure'] === true
        ? issue(['task.alternative_procedure'], 'alternative_needs_video')
        : [];
    const isOnsite =
      facts['employer.remote_examination'] === 'remote_hires' && answers['task.works_remotely'] !== true;
    const documents = presentedIn(context);
    const needed = documents.length + documents.filter(hasBack).length;
    return [
      ...(isOnsite ? issue(['task.examination_method'], 'video_for_remote_hires') : []),
      ...(copiesIn(context) < needed
        ? issue(['task.received_copies'], 'copies_of_sides_missing', { count: needed })
        : []),
    ];
  },
};

export const remoteExaminationChecks: Checks = { remote_examination: remoteExamination };
