import type { InspectionPackage } from '@firstday/domain';
import type { PlaceNames } from '../../records/index.js';
import type { InspectionPackageEntity } from './inspection-package.entity.js';
import { peopleInPart } from './package-part-writer.js';

const unnamed: PlaceNames = { employer: null, client: null, job: null };

export const toInspectionPackage = (
  row: InspectionPackageEntity,
  names: PlaceNames = unnamed,
): InspectionPackage => ({
  id: row.id,
  scope: row.scope,
  scope_names: { ...names },
  status: row.status,
  people: row.people,
  people_done: Math.min(row.part_sizes.length * peopleInPart, row.people),
  is_narrowed: row.is_narrowed,
  size: row.status === 'ready' ? row.part_sizes.reduce((sum, size) => sum + size, 0) : null,
  manifest_sha256: row.manifest_sha256,
  created_at: row.created_at.toISOString(),
  ready_at: row.ready_at?.toISOString() ?? null,
  available_until: row.available_until.toISOString(),
});
