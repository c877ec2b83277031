import { issuesIn, type Check, type CheckContext, type Checks } from '../../checks/check.js';
import { hasBack } from './has-back.js';
import { i9Messages } from './i-9-messages.js';
import { presentedIn } from './presented-document.js';

const issue = issuesIn(i9Messages);

const countOf = ({ facts }: CheckContext, side: 'front' | 'back'): number => {
  const count = facts[`task.examined_${side}.count`];
  return typeof count === 'number' ? count : 0;
};

/**
 * Of each document that is entered there is a picture of its front, and of its back where it has one. 8 CFR
 * 274a.2(b)(1)(ix): who examines from afar retains a clear copy, front and back. The service sees to it that they are
 * different pictures.
 */
const examinationPictures: Check = {
  run: (context) => {
    if (context.facts['examination.is_open'] !== true) return [];
    const documents = presentedIn(context);
    const backs = documents.filter(hasBack).length;
    return [
      ...(countOf(context, 'front') < documents.length
        ? issue(['task.examined_front'], 'picture_of_front_missing', { count: documents.length })
        : []),
      ...(countOf(context, 'back') < backs
        ? issue(['task.examined_back'], 'picture_of_back_missing', { count: backs })
        : []),
    ];
  },
};

export const examinationChecks: Checks = { examination_pictures: examinationPictures };
