import { operationsOf } from '../testing/requests/operations-of.js';
import { checkOperations } from '../testing/requests/check-operations.js';

checkOperations(operationsOf('tasks'));
