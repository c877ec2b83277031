import { PasswordInput } from '../account/password-input';
import { LinkInput } from '../account/link-input';
import { ProofInput } from '../account/proof-input';
import { TokenInput } from '../api-tokens/token-input';
import { NewFormInput } from '../own-forms/new-form-input';
import { HireInput } from '../add-hire/hire-input';
import { HoldInput } from '../archive/hold-input';
import { OrganizationInput } from '../connected-organizations/organization-input';
import { PropertyInput } from '../custom-properties/property-input';
import { PublicationInput } from '../documents/publication-input';
import { OriginsInput } from '../embedding/origins-input';
import { ConnectionInput } from '../everify/connection-input';
import { GroupInput } from '../groups/group-input';
import { AccessInput } from '../inspections/access-input';
import { PackageInput } from '../inspections/package-input';
import { SendReportInput } from '../new-hires/send-report-input';
import { recordFormInput } from '../records/model/record-form-input';
import { SignerInput } from '../review/signer-input';
import { PersonInput } from '../person/person-input';
import { SignInInput } from '../sign-in/sign-in-input';
import { UserInput } from '../users/user-input';
import { WebhookInput, WebhookOptionsInput } from '../webhooks/webhook-input';

/** The forms in which something can be typed wrong, with what they take: a page names its form, and the browser finds it here. */
export const formSchemas = {
  client_create: recordFormInput('client', 'create'),
  client_update: recordFormInput('client', 'update'),
  customProperty: PropertyInput,
  employer_create: recordFormInput('employer', 'create'),
  employer_update: recordFormInput('employer', 'update'),
  job_create: recordFormInput('job', 'create'),
  job_update: recordFormInput('job', 'update'),
  placement_create: recordFormInput('placement', 'create'),
  placement_update: recordFormInput('placement', 'update'),
  publication: PublicationInput,
  everifyConnection: ConnectionInput,
  group: GroupInput,
  hire: HireInput,
  hold: HoldInput,
  inspection: PackageInput,
  inspectorAccess: AccessInput,
  link: LinkInput,
  newForm: NewFormInput,
  newHireReport: SendReportInput,
  organization: OrganizationInput,
  origins: OriginsInput,
  password: PasswordInput,
  person: PersonInput,
  proof: ProofInput,
  signer: SignerInput,
  signIn: SignInInput,
  token: TokenInput,
  user: UserInput,
  webhook: WebhookInput,
  webhookOptions: WebhookOptionsInput,
} as const;

export type FormSchemaName = keyof typeof formSchemas;
