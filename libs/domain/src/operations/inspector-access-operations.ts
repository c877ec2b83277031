import {
  CreateInspectorAccess,
  InspectedPackage,
  InspectorAccess,
  InspectorAccessCreated,
  InspectorAccessListQuery,
  InspectorAccessPage,
  InspectorKey,
  InspectorRead,
  InspectorReadFile,
} from '../inspector-access.js';
import { ResourceNotFoundError } from '../problem.js';
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

const inspectorAccessExample: InspectorAccess = {
  id: exampleId('inspectorAccess'),
  inspection_package_id: exampleId('inspectionPackage'),
  inspector_name: 'Dana Whitfield',
  inspector_agency: 'Homeland Security Investigations',
  status: 'open',
  created_by: { kind: 'user_session', id: exampleId('user') },
  created_at: stamps.created_at,
  ends_at: '2026-11-27T23:59:59.999Z',
  revoked_at: null,
  looks: 3,
  last_look_at: '2026-11-24T15:20:00.000Z',
};

const keyExample = { access: 'fd_insp_example', code: 'K7QF-2M9D-XW' };

const inspectedPackageExample: InspectedPackage = {
  inspector_name: 'Dana Whitfield',
  ends_at: '2026-11-27T23:59:59.999Z',
  employer_name: 'Northwind Staffing',
  inspection_package_id: exampleId('inspectionPackage'),
  people: 214,
  size: 48_211_907,
  manifest_sha256: sha256Example,
  page: 1,
  total_pages: 5,
  forms: [
    {
      name: 'Lopez, Ana',
      task_id: exampleId('task'),
      state: 'complete',
      hired_on: '2026-11-23',
      ended_on: null,
      notes: [],
      files: [
        {
          name: `forms/lopez-ana-${exampleId('task')}/form.pdf`,
          size: 412_331,
          sha256: sha256Example,
        },
      ],
    },
  ],
};

/** Its input is its own credential: nothing else that the interface has is opened by it. */
const inspectors = {
  method: 'POST',
  errors: { ...decodeError, 404: ResourceNotFoundError },
  allows: 'nobody',
  isBeyond: true,
} as const;

export const inspectorAccessOperations = resource({
  tag: 'inspector_accesses',
  about:
    'A named inspector’s access to one inspection package: to read it, until it ends. Beyond the published contract.',
  examples: [
    [InspectorAccess, inspectorAccessExample],
    [
      InspectorAccessCreated,
      {
        ...inspectorAccessExample,
        url: 'https://onboarding.example.com/inspection?access=fd_insp_example',
        code: keyExample.code,
      },
    ],
    [InspectedPackage, inspectedPackageExample],
  ],
  refusals: {
    BadRequestError: 'An access ends with its package at the latest: 2026-12-23T14:00:00.000Z',
    ForbiddenError: 'A package has forms whole: it also needs task:view',
  },
  operations: {
    'inspector_accesses.list': operation({
      method: 'GET',
      path: '/inspection_packages/{inspection_package_id}/inspector_accesses',
      summary: 'List who was given access to an inspection package',
      query: InspectorAccessListQuery,
      answers: { 200: InspectorAccessPage },
      errors: { ...decodeError, ...notFoundError, ...forbiddenError },
      allows: staffOnly,
      needs: 'inspection_package:view',
      isBeyond: true,
    }),
    'inspector_accesses.create': operation(
      {
        method: 'POST',
        path: '/inspection_packages/{inspection_package_id}/inspector_accesses',
        summary: 'Give an inspector access to an inspection package',
        body: CreateInspectorAccess,
        answers: { 201: InspectorAccessCreated },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: staffOnly,
        logs: 'inspector_access.created',
        needs: 'inspection_package:edit',
        issuesAuthority: true,
        isBeyond: true,
      },
      {
        note: 'To read this package and nothing else. It ends after three business days unless `ends_at` says when, with the package at the latest, when it is revoked, and when whoever gave it may not download packages any more. `url` and `code` are answered this once: hand them over on two ways. After ten wrong codes it is `locked`. Each look is in the security log, and in the audit trail of the form where a file of one is downloaded.',
        body: { inspector_name: 'Dana Whitfield', inspector_agency: 'Homeland Security Investigations' },
      },
    ),
    'inspector_accesses.revoke': operation({
      method: 'POST',
      path: '/inspector_accesses/{inspector_access_id}/revoke',
      summary: 'Revoke an inspector’s access',
      answers: { 200: InspectorAccess },
      errors: { ...decodeError, ...notFoundError, ...forbiddenError },
      allows: staffOnly,
      logs: 'inspector_access.revoked',
      needs: 'inspection_package:edit',
      isBeyond: true,
    }),
    'inspector_accesses.read': operation(
      {
        ...inspectors,
        path: '/inspector_access/package',
        summary: 'List what is in the package, as its inspector',
        body: InspectorRead,
        answers: { 200: InspectedPackage },
        logs: 'inspector_access.read',
      },
      {
        note: '404 says neither whether there is such an access nor why it is not open.',
        body: keyExample,
      },
    ),
    'inspector_accesses.readArchive': operation(
      {
        ...inspectors,
        path: '/inspector_access/archive',
        summary: 'Download the package, as its inspector',
        body: InspectorKey,
        answers: { 200: 'application/octet-stream' },
        logs: 'inspector_access.downloaded',
      },
      { body: keyExample },
    ),
    'inspector_accesses.readFile': operation(
      {
        ...inspectors,
        path: '/inspector_access/file',
        summary: 'Download one file of the package, as its inspector',
        body: InspectorReadFile,
        answers: { 200: 'application/octet-stream' },
        logs: 'inspector_access.downloaded',
      },
      {
        note: '`name` and `page` as `inspector_accesses.read` says them.',
        body: { ...keyExample, page: 1, name: `forms/lopez-ana-${exampleId('task')}/form.pdf` },
      },
    ),
  },
});
