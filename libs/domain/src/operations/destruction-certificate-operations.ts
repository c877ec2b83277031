import { DestructionCertificate, DestructionCertificateListQuery } from '../destruction-certificate.js';
import { page } from '../page.js';
import { destructionCertificateExample } from './destruction-certificate-example.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

export const destructionCertificateOperations = resource({
  tag: 'destruction_certificates',
  about: 'What was destroyed, when, and under which rule. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [[DestructionCertificate, destructionCertificateExample]],
  operations: {
    'destruction_certificates.list': operation(
      {
        method: 'GET',
        path: '/destruction_certificates',
        summary: 'List certificates of destruction',
        query: DestructionCertificateListQuery,
        answers: { 200: page(DestructionCertificate) },
        errors: decodeError,
        allows: staffOnly,
        needs: 'task:view',
        isBeyond: true,
      },
      {
        note: 'The newest first. One is made in the transaction that destroys a form, and its hash is in the audit trail, which is anchored: `is_intact` says whether they agree.',
      },
    ),
    'destruction_certificates.findById': operation({
      method: 'GET',
      path: '/destruction_certificates/{destruction_certificate_id}',
      summary: 'Get a certificate of destruction',
      answers: { 200: DestructionCertificate },
      errors: { ...badRequestError, ...notFoundError },
      allows: staffOnly,
      needs: 'task:view',
      isBeyond: true,
    }),
  },
});
