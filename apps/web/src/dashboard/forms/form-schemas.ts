import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ManagedKind } from '../records/model/managed-kind';
import type { RecordAct } from '../records/model/schema-of';

/** A schema as the browser fetches it: once somebody is in a form, and only that form's. */
export type LoadSchema = () => Promise<z.ZodType<unknown, FieldValues>>;

const recordSchema =
  (kind: ManagedKind, act: RecordAct): LoadSchema =>
  async () =>
    (await import('../records/model/record-form-input')).recordFormInput(kind, act);

/** The forms in which something can be typed wrong, with what they take: a page names its form, and the browser finds it here. */
export const formSchemas = {
  client_create: recordSchema('client', 'create'),
  client_update: recordSchema('client', 'update'),
  customProperty: async () => (await import('../custom-properties/property-input')).PropertyInput,
  employer_create: recordSchema('employer', 'create'),
  employer_update: recordSchema('employer', 'update'),
  job_create: recordSchema('job', 'create'),
  job_update: recordSchema('job', 'update'),
  placement_create: recordSchema('placement', 'create'),
  placement_update: recordSchema('placement', 'update'),
  publication: async () => (await import('../documents/publication-input')).PublicationInput,
  everifyConnection: async () => (await import('../everify/connection-input')).ConnectionInput,
  group: async () => (await import('../groups/group-input')).GroupInput,
  hire: async () => (await import('../../hire/hire-input')).HireInput,
  hold: async () => (await import('../archive/hold-input')).HoldInput,
  inspection: async () => (await import('../inspections/package-input')).PackageInput,
  inspectorAccess: async () => (await import('../inspections/access-input')).AccessInput,
  link: async () => (await import('../account/link-input')).LinkInput,
  linkRequest: async () => (await import('../sign-in/link-request-input')).LinkRequestInput,
  newForm: async () => (await import('../own-forms/new-form-input')).NewFormInput,
  newHireReport: async () => (await import('../new-hires/send-report-input')).SendReportInput,
  organization: async () => (await import('../connected-organizations/organization-input')).OrganizationInput,
  origins: async () => (await import('../embedding/origins-input')).OriginsInput,
  ownTexts: async () => (await import('../appearance/texts/texts-input')).TextsInput,
  password: async () => (await import('../account/password-input')).PasswordInput,
  person: async () => (await import('../person/person-input')).PersonInput,
  proof: async () => (await import('../account/proof-input')).ProofInput,
  signer: async () => (await import('../../review-queue/signer-input')).SignerInput,
  signIn: async () => (await import('../sign-in/sign-in-input')).SignInInput,
  theme: async () => (await import('../appearance/theme-input')).ThemeInput,
  token: async () => (await import('../api-tokens/token-input')).TokenInput,
  user: async () => (await import('../users/user-input')).UserInput,
  waiver: async () => (await import('../policy-library/waiver-input')).WaiverInput,
  wording: async () => (await import('../messages/wording/wording-input')).WordingInput,
  webhook: async () => (await import('../webhooks/webhook-input')).WebhookInput,
  webhookOptions: async () => (await import('../webhooks/webhook-input')).WebhookOptionsInput,
} as const satisfies Readonly<Record<string, LoadSchema>>;

export type FormSchemaName = keyof typeof formSchemas;
