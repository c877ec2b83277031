import type { TaskAggregate } from '../task-aggregate.js';
import type { PackageRow } from './package-row.js';

/** Somebody's line of the roster, and their form where it goes into the package. */
export interface ChosenForm {
  /** Without a folder nothing of the form is in the package. */
  readonly row: PackageRow;
  readonly aggregate?: TaskAggregate;
}
