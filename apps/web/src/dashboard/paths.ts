import { MagicLinkRedirectPath } from '@firstday/domain';
import { type ManagedKind, type NamedKind, segmentOf } from './records/model/managed-kind';
import { queuePaths } from '../review-queue/queue-paths';

export const home = '/dashboard';

/** Where the pages of the dashboard are. */
export const paths = {
  home,
  more: `${home}/more`,
  account: `${home}/account`,
  switchTo: (mode: 'live' | 'test') => `${home}/account/switch?mode=${mode}`,
  apiTokens: `${home}/api-tokens`,
  revoke: (token: string) => `${home}/api-tokens/${encodeURIComponent(token)}/revoke`,
  appearance: `${home}/appearance`,
  newTheme: `${home}/appearance/new`,
  theme: (theme: string) => `${home}/appearance/${encodeURIComponent(theme)}`,
  editTheme: (theme: string) => `${home}/appearance/${encodeURIComponent(theme)}/edit`,
  deleteTheme: (theme: string) => `${home}/appearance/${encodeURIComponent(theme)}/delete`,
  /** Own texts of hosted pages: whose and in which language, the query says. */
  ownTexts: `${home}/appearance/texts`,
  /** A whole page in the look of a theme. */
  previewTheme: (theme: string) => `${home}/appearance/${encodeURIComponent(theme)}/preview`,
  themeLogo: (theme: string, mode: 'light' | 'dark') =>
    `${home}/appearance/${encodeURIComponent(theme)}/logo/${mode}`,
  archive: `${home}/archive`,
  archived: (task: string) => `${home}/archive/${encodeURIComponent(task)}`,
  restore: (task: string) => `${home}/archive/${encodeURIComponent(task)}/restore`,
  destroyed: `${home}/archive/destroyed`,
  versions: `${home}/archive/versions`,
  calendar: `${home}/calendar`,
  employees: `${home}/employees`,
  employee: (employee: string) => `${home}/employees/${encodeURIComponent(employee)}`,
  recordList: (kind: ManagedKind) => `${home}/records/${segmentOf(kind)}`,
  newRecord: (kind: ManagedKind) => `${home}/records/${segmentOf(kind)}/new`,
  deletedRecords: (kind: NamedKind) => `${home}/records/${segmentOf(kind)}/deleted`,
  record: (kind: ManagedKind, id: string) => `${home}/records/${segmentOf(kind)}/${encodeURIComponent(id)}`,
  editRecord: (kind: ManagedKind, id: string) =>
    `${home}/records/${segmentOf(kind)}/${encodeURIComponent(id)}/edit`,
  deleteRecord: (kind: ManagedKind, id: string) =>
    `${home}/records/${segmentOf(kind)}/${encodeURIComponent(id)}/delete`,
  /** Where what is done for many employees is sent. */
  employeeAct: (act: string) => `${home}/employees/acts/${act}`,
  mergeEmployee: (employee: string) => `${home}/employees/${encodeURIComponent(employee)}/merge`,
  deleteEmployee: (employee: string) => `${home}/employees/${encodeURIComponent(employee)}/delete`,
  /** Before several placements are deleted. */
  deletePlacements: (ids: readonly string[]) =>
    `${home}/records/placements/delete?${new URLSearchParams(ids.map((id) => ['placement', id]))}`,
  endPlacement: (id: string) => `${home}/records/placements/${encodeURIComponent(id)}/end`,
  customProperties: `${home}/custom-properties`,
  newCustomProperty: `${home}/custom-properties/new`,
  customProperty: (property: string) => `${home}/custom-properties/${encodeURIComponent(property)}`,
  deprecateCustomProperty: (property: string) =>
    `${home}/custom-properties/${encodeURIComponent(property)}/deprecate`,
  /** Before all placements are deleted that a list has. */
  deleteMatchingPlacements: (filters: Readonly<Record<string, string>>) =>
    withQuery(`${home}/records/placements/delete`, { ...filters, all: '1' }),
  placementDeletions: `${home}/records/placements/deletions`,
  deleteCustomProperty: (property: string) =>
    `${home}/custom-properties/${encodeURIComponent(property)}/delete`,
  connectedOrganizations: `${home}/connected-organizations`,
  newConnectedOrganization: `${home}/connected-organizations/new`,
  connectedOrganization: (id: string) => `${home}/connected-organizations/${encodeURIComponent(id)}`,
  deleteConnectedOrganization: (id: string) =>
    `${home}/connected-organizations/${encodeURIComponent(id)}/delete`,
  settings: `${home}/settings`,
  systemHealth: `${home}/system-health`,
  messageSettings: `${home}/settings/messages`,
  messageWordings: `${home}/settings/messages/wording`,
  messageWording: (kind: string) => `${home}/settings/messages/wording/${encodeURIComponent(kind)}`,
  /** What is written of a message, for its form: as text, and as a page for a frame. */
  wordingPreview: `${home}/settings/messages/wording/preview`,
  wordingDocument: `${home}/settings/messages/wording/document`,
  addHire: `${home}/employees/new`,
  addHireAt: (chosen: Readonly<Record<string, string>>): string => withQuery(`${home}/employees/new`, chosen),
  hirePreview: `${home}/employees/new/preview`,
  samePeople: `${home}/employees/new/same-people`,
  imports: `${home}/imports`,
  newImport: `${home}/imports/new`,
  import: (id: string) => `${home}/imports/${encodeURIComponent(id)}`,
  importTemplate: (kind: string) => `${home}/imports/template?kind=${encodeURIComponent(kind)}`,
  exports: `${home}/exports`,
  export: (list: string) => `${home}/exports/${encodeURIComponent(list)}`,
  /** Records of a kind by a part of their names, for a list of choices. */
  recordChoices: (kind: string, name: string) =>
    `${home}/record-choices?${new URLSearchParams({ kind, name })}`,
  find: `${home}/find`,
  /** What is found by a text, for the dialog that finds as one types. */
  findResults: `${home}/find/results`,
  inspections: `${home}/inspections`,
  inspection: (id: string) => `${home}/inspections/${encodeURIComponent(id)}`,
  integrityChecks: `${home}/inspections/checks`,
  newHires: `${home}/new-hires`,
  newHireReport: (id: string) => `${home}/new-hires/${encodeURIComponent(id)}`,
  review: queuePaths.queue,
  /** What was done with a form of the queue, and the next. */
  reviewNext: queuePaths.next,
  reports: `${home}/reports`,
  reportRows: `${home}/reports/rows`,
  reportCsv: `${home}/reports/csv`,
  statusChanges: `${home}/calendar/status-changes`,
  documents: `${home}/documents`,
  document: (document: string) => `${home}/documents/${encodeURIComponent(document)}`,
  retireDocument: (document: string) => `${home}/documents/${encodeURIComponent(document)}/retire`,
  forms: `${home}/forms`,
  officialForms: `${home}/forms/official`,
  officialForm: (form: string) => `${home}/forms/official/${encodeURIComponent(form)}`,
  newForm: `${home}/forms/new`,
  copyForm: (form: string) => `${home}/forms/new?copy=${encodeURIComponent(form)}`,
  form: (form: string) => `${home}/forms/${encodeURIComponent(form)}`,
  /** Where PDFs of forms are sent, and seen. */
  formPdfs: `${home}/form-pdfs`,
  formPdfContent: (sha256: string) => `${home}/form-pdfs/${encodeURIComponent(sha256)}/content`,
  formPdfPage: (sha256: string, page: number, width: number) =>
    `${home}/form-pdfs/${encodeURIComponent(sha256)}/pages/${page}?width=${width}`,
  formDocument: (form: string) => `${home}/forms/${encodeURIComponent(form)}/document`,
  publishForm: (form: string) => `${home}/forms/${encodeURIComponent(form)}/publish`,
  retireForm: (form: string) => `${home}/forms/${encodeURIComponent(form)}/retire`,
  policies: `${home}/policies`,
  newPolicy: `${home}/policies/new`,
  editPolicy: (policy: string) => `${home}/policies/${encodeURIComponent(policy)}/edit`,
  /** Where a policy as it is written is sent, to see whom it would concern. */
  policyReplay: `${home}/policies/replay`,
  policy: (policy: string) => `${home}/policies/${encodeURIComponent(policy)}`,
  rollBackPolicy: (policy: string, version: number) =>
    `${home}/policies/${encodeURIComponent(policy)}/roll-back?version=${version}`,
  policyLibrary: `${home}/policies/library`,
  /** The plan before every policy of a place is added, or of each place where the account hires: `hired`. */
  addState: (place: string) => `${home}/policies/library/states/${encodeURIComponent(place)}`,
  waivePolicy: (policy: string) => `${home}/policies/library/${encodeURIComponent(policy)}/waive`,
  libraryPolicy: (policy: string) => `${home}/policies/library/${encodeURIComponent(policy)}`,
  embedding: `${home}/embedding`,
  webhooks: `${home}/webhooks`,
  newWebhook: `${home}/webhooks/new`,
  webhook: (webhook: string) => `${home}/webhooks/${encodeURIComponent(webhook)}`,
  editWebhook: (webhook: string) => `${home}/webhooks/${encodeURIComponent(webhook)}/edit`,
  deleteWebhook: (webhook: string) => `${home}/webhooks/${encodeURIComponent(webhook)}/delete`,
  delivery: (webhook: string, event: string) =>
    `${home}/webhooks/${encodeURIComponent(webhook)}/deliveries/${encodeURIComponent(event)}`,
  events: `${home}/events`,
  event: (event: string) => `${home}/events/${encodeURIComponent(event)}`,
  everify: `${home}/everify`,
  everifyConnection: `${home}/everify/connection`,
  everifyCase: (everifyCase: string) => `${home}/everify/${encodeURIComponent(everifyCase)}`,
  closeEverifyCase: (everifyCase: string) => `${home}/everify/${encodeURIComponent(everifyCase)}/close`,
  users: `${home}/users`,
  newUser: `${home}/users/new`,
  user: (user: string) => `${home}/users/${encodeURIComponent(user)}`,
  deleteUser: (user: string) => `${home}/users/${encodeURIComponent(user)}/delete`,
  groups: `${home}/groups`,
  newGroup: `${home}/groups/new`,
  group: (group: string) => `${home}/groups/${encodeURIComponent(group)}`,
  securityLog: `${home}/security-log`,
  deleteGroup: (group: string) => `${home}/groups/${encodeURIComponent(group)}/delete`,
} as const;

/** A path with what is asked of it; what is empty is left out. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** The door, and where to go on behind it. */
export const signInPath = (to: string, why?: 'ended' | 'link_asked' | 'signed_out'): string =>
  withQuery('/sign-in', { to: to === home ? undefined : to, why });

/** An onboarding link for which its account asks people to sign in. */
const onboardingLink = /^\/onboarding\?link=[\w-]{1,16384}$/;

/** A page of the dashboard or an onboarding link, whatever was asked: an address may be made up by anybody. */
export function safeReturnPath(asked: unknown): string {
  if (typeof asked === 'string' && onboardingLink.test(asked)) return asked;
  const path = MagicLinkRedirectPath.safeParse(asked);
  const isOurs = path.success && /^\/dashboard(?:[/?]|$)/.test(path.data) && !path.data.includes('..');
  return isOurs ? path.data : home;
}
