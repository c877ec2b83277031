import type { OperationId } from '@firstday/domain';
import { signatureInput } from './hosted-page.js';
import { workwear } from './published-form.js';

const nobody = '1'.repeat(22);

/** Bodies for operations that refuse an empty one, so that the answer is about the record. */
export const smallestBodies: Partial<Record<OperationId, object>> = {
  'forms.create': { key: 'own-form', content: workwear },
  'forms.copy': { key: 'own-copy' },
  'messages.send': { kind: 'invitation' },
  'message_settings.updateByEmployer': { sender_name: null },
  'text_consents.update': { agrees: false },
  'forms.moveTasks': { misfits: 'stay' },
  'forms.updateDraft': { content: workwear },
  'policy_library.addFile': { sha256: 'a'.repeat(64) },
  'form_sessions.continue': { code: 'A'.repeat(22) },
  'form_sessions.continueElsewhere': {},
  'form_sessions.sendIdentityCode': { channel: 'email' },
  'tasks.handOver': { section_id: 'supplement_a_1', name: 'Min Cho' },
  'tasks.nameRepresentative': { name: 'Dana Okafor', email: 'dana@harborfoods.com' },
  'tasks.reviewRepresentative': { decision: 'accepted' },
  'rehires.decide': { choice: 'supplement_b', chosen_by: 'Carla Reyes' },
  'new_hire_reports.send': { confirmation: 'Received' },
  'policies.rollBack': { version: 1 },
  'tasks.sendBack': { section_id: 'section_1', reason: 'Please look again' },
  'tasks.requestCorrection': { reason: 'My name is spelled otherwise' },
  'tasks.answerCorrectionRequest': { outcome: 'opened' },
  'employees.migrateTaskProgress': { target_employee_id: `ee_${'2'.repeat(22)}` },
  'tasks.updateFields': { fields: [] },
  'users.linkAccounts': { test_user_id: `user_${nobody}` },
  'webhooks.redeliverFailed': { since: '2026-11-23T09:00:00.000Z' },
  'inspector_accesses.create': { inspector_name: 'Dana Whitfield' },
  'legal_holds.create': { subject_id: `ee_${nobody}`, reason: 'A charge' },
  'legal_holds.release': { reason: 'Dismissed' },
  'everify_cases.close': { reason: 'INCORRECT_DATA' },
  'everify_cases.confirmDetails': { fields: [] },
  'everify_cases.matchPhoto': { answer: 'matching' },
  'everify_cases.uploadDocument': { front_file_id: `file_${nobody}` },
  'employees.giveSigningConsent': {
    consents_to_electronic_signature: true,
    consent_sha256: 'a'.repeat(64),
  },
  'tasks.sign': signatureInput('i-9', 'section_1', 'Ana Lopez'),
};
