import { issuesIn, textAnswer, type Check, type FormChecks } from '../../checks/check.js';
import { w9Messages } from './w-9-messages.js';

const issue = issuesIn(w9Messages);

const entities: readonly string[] = ['c_corporation', 's_corporation', 'partnership', 'llc'];

/** Form W-9 (Rev. 3-2024), Part I: for other entities than individuals, it is the entity’s EIN. */
const tinOfEntity: Check = {
  run: ({ answers }) => {
    const isEntity = entities.includes(textAnswer(answers, 'task.classification'));
    const isPersons = ['ssn', 'itin'].includes(textAnswer(answers, 'task.tin_type'));
    return isEntity && isPersons ? issue(['task.tin_type'], 'tin_of_entity') : [];
  },
};

export const w9Checks: FormChecks = { checks: { tin_of_entity: tinOfEntity }, advices: {} };
