import { z } from 'zod';
import { isStorable, text, unstorable } from './scalar-value.js';

/** The prefix of each kind of identifier; 22 characters of base58 over a UUIDv7 follow. */
export const idPrefix = {
  account: 'acct_',
  apiToken: 'tok_',
  client: 'cl_',
  componentSession: 'cs_',
  customProperty: 'cprop_',
  customView: 'cview_',
  document: 'doc_',
  employee: 'ee_',
  employer: 'er_',
  event: 'ev_',
  everifyCase: 'ecase_',
  file: 'file_',
  form: 'form_',
  formSession: 'fs_',
  job: 'job_',
  magicLink: 'ml_',
  onboardingLink: 'olink_',
  organization: 'org_',
  placement: 'pla_',
  policy: 'pol_',
  securityEvent: 'sev_',
  signature: 'sig_',
  subtask: 'subtask_',
  task: 'task_',
  theme: 'theme_',
  user: 'user_',
  userGroup: 'ugrp_',
  userSession: 'us_',
  webhook: 'we_',
} as const;
export type IdKind = keyof typeof idPrefix;

const id = (kind: IdKind, name: string) =>
  z
    .string()
    .max(64)
    .regex(new RegExp(`^${idPrefix[kind]}`), `Expected an id that begins with ${idPrefix[kind]}`)
    .refine(isStorable, unstorable)
    .meta({ id: name });

export const ClientId = id('client', 'ClientId');
export const CustomPropertyId = id('customProperty', 'CustomPropertyId');
export const CustomViewId = id('customView', 'CustomViewId');
export const EmployeeId = id('employee', 'EmployeeId');
export const EmployerId = id('employer', 'EmployerId');
export const EverifyCaseId = id('everifyCase', 'EverifyCaseId');
/** Of a delivery: the `webhook-id` of its attempts. */
export const EventId = z
  .string()
  .regex(/^ev_[0-9A-Za-z]{1,60}$/, 'Expected an id that begins with ev_')
  .meta({ id: 'EventId' });
export const JobId = id('job', 'JobId');
export const OnboardingLinkId = id('onboardingLink', 'OnboardingLinkId');
export const PlacementId = id('placement', 'PlacementId');
export const SubtaskId = id('subtask', 'SubtaskId');
export const TaskId = id('task', 'TaskId');
export const ThemeId = id('theme', 'ThemeId');
export const UserGroupId = id('userGroup', 'UserGroupId');
export const UserSessionId = id('userSession', 'UserSessionId');
export const UserId = id('user', 'UserId');
export const WebhookId = id('webhook', 'WebhookId');
export const PolicyId = id('policy', 'PolicyId');
/** The contract leaves these two open: any string is looked up, and not found is 404. */
export const FormId = text(128).meta({ id: 'FormId' });
export const FileId = text(128).meta({ id: 'FileId' });
