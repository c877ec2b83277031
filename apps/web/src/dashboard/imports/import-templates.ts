import type { ImportKind } from '@firstday/domain';

/** Columns that a list may have, by names that are matched without being asked, and a row as an example. */
export const importTemplates = {
  employees: [
    ['First name', 'Ana'],
    ['Last name', 'Lopez'],
    ['Email', 'ana@example.com'],
    ['Street', '12 Pier Road'],
    ['City', 'Albany'],
    ['State', 'NY'],
    ['Zip', '12207'],
    ['Country', 'USA'],
    ['Employer', 'Northwind Staffing'],
    ['Client', ''],
    ['Job', 'Line cook'],
    ['Start date', '2026-12-01'],
  ],
  employers: [
    ['Name', 'Northwind Staffing'],
    ['EIN', '12-3456789'],
    ['Street', '12 Pier Road'],
    ['City', 'Albany'],
    ['State', 'NY'],
    ['Zip', '12207'],
    ['Country', 'USA'],
  ],
  clients: [
    ['Name', 'Harbor Foods'],
    ['External ID', 'C-17'],
  ],
  jobs: [
    ['Name', 'Line cook'],
    ['Street', '12 Pier Road'],
    ['City', 'Albany'],
    ['State', 'NY'],
    ['Zip', '12207'],
    ['Country', 'USA'],
  ],
} as const satisfies Record<ImportKind, readonly (readonly [column: string, example: string])[]>;
