import type { Permission } from '../permission.js';
import type { ComponentRecords, RecordFilter } from './record-filters.js';

/** What a session may see besides its rows. */
interface Related {
  /** The tasks of the employees that it lists. */
  readonly employees: 'tasks';
  readonly everify_cases: never;
  readonly compliance_deadlines: never;
  /** For whom, where and as what somebody may be added; and, while they are, what is made of them. */
  readonly new_placements: 'clients' | 'employees' | 'employers' | 'jobs' | 'placements' | 'tasks';
  readonly placement_explanations: 'placements';
  /** The employee whose tasks it lists. */
  readonly tasks: 'employees';
}

interface DefinitionOf<Rows extends ComponentRecords> {
  /** As it is called in `components.createUrl` and in the address of its page. */
  readonly name: `${string}/${string}`;
  /** English and Spanish at least. Another language's folder may have it too, and else it is in English. */
  readonly title: { readonly en: string; readonly es: string; readonly [locale: string]: string };
  /**
   * What whoever makes its link must hold, and has to hold still while it is open. The first decides which records it
   * shows where an operation needs no permission.
   */
  readonly permissions: readonly [Permission, ...Permission[]];
  /** Whether its link names an employee, beyond whom nothing is seen. */
  readonly employee: 'any' | 'named';
  /** What it lists. */
  readonly rows: Rows;
  /** What its link can hold the rows to. */
  readonly filters: readonly RecordFilter<Rows>[];
  /** Those of them that its link has to give. */
  readonly required?: readonly RecordFilter<Rows>[];
  /** The records that its session may see: the rows themselves, and what belongs to them. */
  readonly scope: readonly (Rows | Related[Rows])[];
  /** The records of whose changes its page is told, as far as the session sees them. */
  readonly changes: readonly Extract<Rows | Related[Rows], ComponentRecords>[];
}

/**
 * A component that partners embed, all that there is to say of it besides its view: sessions, guards, rows, changes,
 * the web's pages, the loader and the reference go by it. Tasks are those of one employee.
 */
export type ComponentDefinition =
  | DefinitionOf<'compliance_deadlines'>
  | DefinitionOf<'employees'>
  | DefinitionOf<'everify_cases'>
  | DefinitionOf<'new_placements'>
  | (DefinitionOf<'placement_explanations'> & { readonly employee: 'named' })
  | (DefinitionOf<'tasks'> & { readonly employee: 'named' });
