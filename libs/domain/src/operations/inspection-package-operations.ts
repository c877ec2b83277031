import {
  CreateInspectionPackage,
  InspectionPackage,
  InspectionPackageDownloadList,
  InspectionPackageListQuery,
  InspectionPackagePage,
} from '../inspection-package.js';
import { exampleId, sha256Example, stamps } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  notFoundError,
  operation,
  staffOnly,
} from './operation.js';
import { resource } from './resource.js';
import { userExample } from './user-operations.js';

const inspectionPackageExample: InspectionPackage = {
  id: exampleId('inspectionPackage'),
  scope: {
    employer_id: exampleId('employer'),
    client_id: null,
    job_id: null,
    hired_on_gte: '2024-01-01',
    hired_on_lte: null,
    employment: 'all',
    includes_past_retention: false,
  },
  scope_names: { employer: 'Northwind Staffing', client: null, job: null },
  status: 'ready',
  people: 214,
  people_done: 214,
  is_narrowed: false,
  size: 48_211_907,
  manifest_sha256: sha256Example,
  created_at: stamps.created_at,
  ready_at: '2026-11-23T14:01:12.000Z',
  available_until: '2026-12-23T14:00:00.000Z',
};

const one = { path: '/inspection_packages/{inspection_package_id}' } as const;

export const inspectionPackageOperations = resource({
  tag: 'inspection_packages',
  about:
    'Forms I-9 of an employer as one archive for an inspection, which can be verified without this system. Beyond the published contract.',
  examples: [
    [InspectionPackage, inspectionPackageExample],
    [
      InspectionPackageDownloadList,
      {
        data: [
          {
            at: '2026-11-23T14:05:00.000Z',
            by: { kind: 'user_session', id: exampleId('user'), name: userExample.email },
            ip: '203.0.113.7',
          },
        ],
      },
    ],
  ],
  refusals: {
    BadRequestError: 'The package is not ready yet',
    ForbiddenError: 'A package has forms whole: it also needs task:view',
  },
  operations: {
    'inspection_packages.list': operation({
      method: 'GET',
      path: '/inspection_packages',
      summary: 'List inspection packages',
      query: InspectionPackageListQuery,
      answers: { 200: InspectionPackagePage },
      errors: { ...decodeError, ...forbiddenError },
      allows: staffOnly,
      needs: 'inspection_package:view',
      isBeyond: true,
    }),
    'inspection_packages.create': operation(
      {
        method: 'POST',
        path: '/inspection_packages',
        summary: 'Order an inspection package',
        body: CreateInspectionPackage,
        answers: { 201: InspectionPackage },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: staffOnly,
        logs: 'inspection_package.created',
        needs: 'inspection_package:edit',
        isBeyond: true,
      },
      {
        note: 'Made in the background: read it until its `status` is `ready`. It has whom the caller sees of the employer and no others, by each of the permissions `inspection_package:edit`, `task:view`, `employee:view_sensitive` and `everify:view`, which are all needed. The day of hire is the first day of a placement, else that of the form. Whose employment has no known end is `active`; who has neither a placement nor an end is in both. Forms that were withdrawn and are kept are in it, those that were destroyed are in the roster.',
        body: { employer_id: exampleId('employer'), employment: 'all' },
      },
    ),
    'inspection_packages.findById': operation({
      ...one,
      method: 'GET',
      summary: 'Get an inspection package',
      answers: { 200: InspectionPackage },
      errors: { ...decodeError, ...notFoundError, ...forbiddenError },
      allows: staffOnly,
      needs: 'inspection_package:view',
      isBeyond: true,
    }),
    'inspection_packages.download': operation(
      {
        method: 'GET',
        path: '/inspection_packages/{inspection_package_id}/file',
        summary: 'Download an inspection package',
        answers: { 200: 'application/octet-stream' },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: staffOnly,
        needs: 'inspection_package:view',
        isBeyond: true,
      },
      {
        note: 'A ZIP archive, once the package is `ready`; 400 before. 404 for a caller who does not see everybody that is in it any more. Every download is in the security log. `node verify.mjs PACKAGE.zip`, with the verifier from the archive or your own copy of it, says whether anything was changed.',
      },
    ),
    'inspection_packages.listDownloads': operation(
      {
        method: 'GET',
        path: '/inspection_packages/{inspection_package_id}/downloads',
        summary: 'List who downloaded an inspection package',
        answers: { 200: InspectionPackageDownloadList },
        errors: { ...decodeError, ...notFoundError, ...forbiddenError },
        allows: staffOnly,
        needs: 'inspection_package:view',
        isBeyond: true,
      },
      {
        note: 'Each download of the whole archive, newest first, the newest hundred; the security log has all of them.',
      },
    ),
    'inspection_packages.deleteById': operation({
      ...one,
      method: 'DELETE',
      summary: 'Delete an inspection package',
      answers: { 200: InspectionPackage },
      errors: { ...decodeError, ...notFoundError, ...forbiddenError },
      allows: staffOnly,
      logs: 'inspection_package.deleted',
      needs: 'inspection_package:edit',
      isBeyond: true,
    }),
  },
});
