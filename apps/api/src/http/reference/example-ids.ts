import { type IdKind, idPrefix } from '@firstday/domain';

/** Example ids of each kind: well-formed, and nobody's. */
export const exampleId = (kind: IdKind): string => `${idPrefix[kind]}1ChFExampLe11111111111`;

/** Values of path parameters. */
export const pathExamples: Readonly<Record<string, string>> = {
  api_token_id: exampleId('apiToken'),
  client_id: exampleId('client'),
  custom_property_id: exampleId('customProperty'),
  custom_view_id: exampleId('customView'),
  employee_id: exampleId('employee'),
  employer_id: exampleId('employer'),
  event_id: exampleId('event'),
  everify_case_id: exampleId('everifyCase'),
  onboarding_link_id: exampleId('onboardingLink'),
  file_id: exampleId('file'),
  form_id: exampleId('form'),
  job_id: exampleId('job'),
  placement_id: exampleId('placement'),
  policy_id: exampleId('policy'),
  session_id: exampleId('userSession'),
  subtask_id: exampleId('subtask'),
  task_id: exampleId('task'),
  theme_id: exampleId('theme'),
  uid: exampleId('organization'),
  user_group_id: exampleId('userGroup'),
  user_id: exampleId('user'),
  webhook_id: exampleId('webhook'),
};
