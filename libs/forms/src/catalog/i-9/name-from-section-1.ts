import type { Section } from '../../edition.js';
import { asPrinted } from '../as-printed.js';

/** Each supplement begins with the employee's name from Section 1. */
export const nameFromSection1: NonNullable<Section['repeats']> = [
  { path: 'task.last_name', label: asPrinted('Last Name (Family Name) from Section 1.') },
  { path: 'task.first_name', label: asPrinted('First Name (Given Name) from Section 1.') },
  { path: 'task.middle_initial', label: asPrinted('Middle Initial (if any) from Section 1.') },
];
