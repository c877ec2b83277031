import { issuesIn, type Check, type FormChecks } from '../../checks/check.js';
import { nyIt2104Messages } from './ny-it-2104-messages.js';

const issue = issuesIn(nyIt2104Messages);

/** Both cities withhold from their residents, and no one is taxed as a resident of both. */
const oneCity: Check = {
  run: ({ answers }) =>
    answers['task.resident_of_new_york_city'] === 'yes' && answers['task.resident_of_yonkers'] === 'yes'
      ? issue(['task.resident_of_yonkers'], 'two_cities')
      : [],
};

export const nyIt2104Checks: FormChecks = { checks: { ny_it_2104_one_city: oneCity }, advices: {} };
