import type { Permission, UserSession } from '@firstday/domain';
import { z } from 'zod';
import type { ChosenKind } from '../record-picker/record-choice';
import { hasPermission } from '../session/current-session';

/** The lists that can be had as CSV. */
export const CsvList = z.enum(['employees', 'placements', 'tasks', 'employers', 'clients', 'jobs']);
export type CsvList = z.infer<typeof CsvList>;

interface ListFilters {
  readonly needs: Permission;
  readonly hasName: boolean;
  /** Whether its rows have a first day of work, and a state where it is done. */
  readonly hasStart: boolean;
  readonly hasStatus: boolean;
  /** Records that the rows name. */
  readonly of: readonly ChosenKind[];
}

const named = { hasName: true, hasStart: false, hasStatus: false, of: [] } as const;
const placed = { hasName: false, of: ['employee', 'employer', 'client', 'job'] } as const;

export const exportFilters = {
  employees: { needs: 'employee:view', ...named },
  placements: { needs: 'placement:view', ...placed, hasStart: true, hasStatus: false },
  tasks: { needs: 'task:view', ...placed, hasStart: false, hasStatus: true },
  employers: { needs: 'employer:view', ...named },
  clients: { needs: 'client:view', ...named },
  jobs: { needs: 'job:view', ...named },
} as const satisfies Record<CsvList, ListFilters>;

/** Those that somebody may see. */
export const csvListsFor = (session: UserSession): readonly CsvList[] =>
  CsvList.options.filter((list) => hasPermission(session, exportFilters[list].needs));
