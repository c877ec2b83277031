import { Records1795233559613 } from './1795233559613-records.js';
import { Idempotency1795234413999 } from './1795234413999-idempotency.js';
import { EveryRecord1795235087453 } from './1795235087453-every-record.js';
import { Tasks1795235266994 } from './1795235266994-tasks.js';
import { Access1795236191407 } from './1795236191407-access.js';
import { Purging1795236900000 } from './1795236900000-purging.js';
import { Lists1795245735910 } from './1795245735910-lists.js';
import { Limits1795245855406 } from './1795245855406-limits.js';
import { Everify1795246702107 } from './1795246702107-everify.js';
import { Pruning1795246901239 } from './1795246901239-pruning.js';
import { Webhooks1795248680974 } from './1795248680974-webhooks.js';
import { Expiry1795250149089 } from './1795250149089-expiry.js';
import { WebhookFairness1795250788890 } from './1795250788890-webhook-fairness.js';
import { DueDeliveries1795252035665 } from './1795252035665-due-deliveries.js';
import { EmployeeSummaries1795257221269 } from './1795257221269-employee-summaries.js';
import { Embedding1795257904195 } from './1795257904195-embedding.js';
import { EmployeesByCreation1795260441635 } from './1795260441635-employees-by-creation.js';
import { CustomViews1795262113670 } from './1795262113670-custom-views.js';
import { EventQueue1795278578762 } from './1795278578762-event-queue.js';
import { SecurityLog1795316640328 } from './1795316640328-security-log.js';
import { OrganizationModes1795316851389 } from './1795316851389-organization-modes.js';
import { SecurityLogPermission1795317092175 } from './1795317092175-security-log-permission.js';
import { OnboardingLinks1795317120000 } from './1795317120000-onboarding-links.js';
import { Keys1795317273993 } from './1795317273993-keys.js';
import { ProvenPeople1795317559007 } from './1795317559007-proven-people.js';
import { InstallationPlaces1795317605565 } from './1795317605565-installation-places.js';
import { SecurityLogRecords1795317700000 } from './1795317700000-security-log-records.js';
import { IdempotencyByCredential1795317944098 } from './1795317944098-idempotency-by-credential.js';
import { Destruction1795318438559 } from './1795318438559-destruction.js';
import { IssuedAuthority1795318549411 } from './1795318549411-issued-authority.js';
import { EvidenceKeys1795344480000 } from './1795344480000-evidence-keys.js';
import { TrailAnchors1795346300000 } from './1795346300000-trail-anchors.js';
import { ComplianceDeadlines1795358400000 } from './1795358400000-compliance-deadlines.js';
import { AnchoredHeadsByAnchor1795361400000 } from './1795361400000-anchored-heads-by-anchor.js';
import { TaskVersions1795362000000 } from './1795362000000-task-versions.js';
import { DocumentsByHash1795362100000 } from './1795362100000-documents-by-hash.js';
import { DueDays1795365000000 } from './1795365000000-due-days.js';
import { TaskArchive1795367700000 } from './1795367700000-task-archive.js';
import { LegalDates1795369500000 } from './1795369500000-legal-dates.js';
import { LegalHolds1795371300000 } from './1795371300000-legal-holds.js';
import { DestructionCertificates1795373100000 } from './1795373100000-destruction-certificates.js';
import { InspectionPackages1795379788818 } from './1795379788818-inspection-packages.js';
import { AccountDocuments1795380224698 } from './1795380224698-account-documents.js';
import { Representatives1795381000000 } from './1795381000000-representatives.js';
import { Handovers1795382000000 } from './1795382000000-handovers.js';
import { NameStatements1795383000000 } from './1795383000000-name-statements.js';
import { IntegrityChecks1795390500001 } from './1795390500001-integrity-checks.js';
import { AnchorTimeStamps1795391000000 } from './1795391000000-anchor-time-stamps.js';
import { InspectorAccesses1795391000001 } from './1795391000001-inspector-accesses.js';
import { AccountDocumentOpenings1795393000000 } from './1795393000000-account-document-openings.js';
import { SigningConsents1795397000000 } from './1795397000000-signing-consents.js';
import { FindingRecords1795398000000 } from './1795398000000-finding-records.js';
import { DatesOfPlacements1795399000000 } from './1795399000000-dates-of-placements.js';
import { ExternalIds1795399100000 } from './1795399100000-external-ids.js';
import { Imports1795415620622 } from './1795415620622-imports.js';
import { RecordsByName1795416000000 } from './1795416000000-records-by-name.js';
import { EventOrder1795418613148 } from './1795418613148-event-order.js';
import { PlacementRefreshes1795420022079 } from './1795420022079-placement-refreshes.js';
import { SignaturesSession1795431893950 } from './1795431893950-signatures-session.js';
import { CorrectionRequests1795463000000 } from './1795463000000-correction-requests.js';
import { SessionContinuations1795464000000 } from './1795464000000-session-continuations.js';
import { OwnForms1795465000000 } from './1795465000000-own-forms.js';
import { RetiredForms1795466000000 } from './1795466000000-retired-forms.js';
import { FormScopes1795467000100 } from './1795467000100-form-scopes.js';
import { FormPdfs1795467100000 } from './1795467100000-form-pdfs.js';
import { SentFormPdfs1795467200000 } from './1795467200000-sent-form-pdfs.js';
import { PolicyVersions1795467300000 } from './1795467300000-policy-versions.js';
import { PolicyTests1795470000000 } from './1795470000000-policy-tests.js';
import { NewHireReports1795471000000 } from './1795471000000-new-hire-reports.js';
import { PackVersions1795474000000 } from './1795474000000-pack-versions.js';
import { WorkItems1795475000000 } from './1795475000000-work-items.js';
import { Reviews1795476000000 } from './1795476000000-reviews.js';
import { EmployeeViewsAndActs1795478001000 } from './1795478001000-employee-views-and-acts.js';
import { PlacementsByStart1795480000000 } from './1795480000000-placements-by-start.js';
import { PlacementsByEmployee1795490000000 } from './1795490000000-placements-by-employee.js';
import { Appearance1795500000000 } from './1795500000000-appearance.js';
import { SystemHealth1795510000000 } from './1795510000000-system-health.js';
import { EarlierEditions1795510000001 } from './1795510000001-earlier-editions.js';
import { Messages1795540000000 } from './1795540000000-messages.js';
import { MessageLadders1795570000000 } from './1795570000000-message-ladders.js';
import { SignerDigests1795570000001 } from './1795570000001-signer-digests.js';
import { OutcomesOfMessages1795571000000 } from './1795571000000-outcomes-of-messages.js';
import { Texts1795572000000 } from './1795572000000-texts.js';
import { Bounces1795572000100 } from './1795572000100-bounces.js';
import { HostedTexts1795573000000 } from './1795573000000-hosted-texts.js';
import { MessageWordings1795573000001 } from './1795573000001-message-wordings.js';
import { WorkStates1795574000000 } from './1795574000000-work-states.js';
import { StatisticsOfStarts1795575000000 } from './1795575000000-statistics-of-starts.js';
import { PlacementsByWorkState1795580000000 } from './1795580000000-placements-by-work-state.js';
import { MessagesToRepresentatives1795590000000 } from './1795590000000-messages-to-representatives.js';
import { WordingsOfEmployers1795600000000 } from './1795600000000-wordings-of-employers.js';
import { LanguagesOfUsers1795600100000 } from './1795600100000-languages-of-users.js';
import { LanguagesOfRepresentatives1795640100000 } from './1795640100000-languages-of-representatives.js';
import { AskedBeforeMessages1795640200000 } from './1795640200000-asked-before-messages.js';
import { RowSecurity1795700100000 } from './1795700100000-row-security.js';
import { EmployeeContactChanges1795859436000 } from './1795859436000-employee-contact-changes.js';
import { AgeDays1795859436001 } from './1795859436001-age-days.js';
import { SecondWall1795859700000 } from './1795859700000-second-wall.js';
import { KnownDevices1795859982311 } from './1795859982311-known-devices.js';
import { AccessRulesById1795860000000 } from './1795860000000-access-rules-by-id.js';
import { EmployeeDevices1795860000000 } from './1795860000000-employee-devices.js';
import { ExaminersOfEmployees1795861000000 } from './1795861000000-examiners-of-employees.js';
import { BankChanges1795861000001 } from './1795861000001-bank-changes.js';
import { CorrectionsInProgress1795868446000 } from './1795868446000-corrections-in-progress.js';
import { CreatedBy1795870500000 } from './1795870500000-created-by.js';
import { PlacementsByPeriod1795871000000 } from './1795871000000-placements-by-period.js';
import { AttestedIndexes1795872000000 } from './1795872000000-attested-indexes.js';
import { TasksOfAnEmployee1795873000000 } from './1795873000000-tasks-of-an-employee.js';
import { DeletedRecords1795884399000 } from './1795884399000-deleted-records.js';
import { UndecidedForms1795885000000 } from './1795885000000-undecided-forms.js';
import { EverifyProblems1795887800000 } from './1795887800000-everify-problems.js';
import { EmployerTimeZones1795890000000 } from './1795890000000-employer-time-zones.js';
import { StatusChangeImports1795898000000 } from './1795898000000-status-change-imports.js';
import { PolicyWaivers1795899300000 } from './1795899300000-policy-waivers.js';
import { MissingFacts1795900800000 } from './1795900800000-missing-facts.js';

/** In the order in which they run. */
export const migrations = [
  Records1795233559613,
  Idempotency1795234413999,
  EveryRecord1795235087453,
  Tasks1795235266994,
  Access1795236191407,
  Purging1795236900000,
  Lists1795245735910,
  Limits1795245855406,
  Everify1795246702107,
  Pruning1795246901239,
  Webhooks1795248680974,
  Expiry1795250149089,
  WebhookFairness1795250788890,
  DueDeliveries1795252035665,
  EmployeeSummaries1795257221269,
  Embedding1795257904195,
  EmployeesByCreation1795260441635,
  CustomViews1795262113670,
  EventQueue1795278578762,
  SecurityLog1795316640328,
  OrganizationModes1795316851389,
  SecurityLogPermission1795317092175,
  OnboardingLinks1795317120000,
  Keys1795317273993,
  ProvenPeople1795317559007,
  InstallationPlaces1795317605565,
  SecurityLogRecords1795317700000,
  IdempotencyByCredential1795317944098,
  Destruction1795318438559,
  IssuedAuthority1795318549411,
  EvidenceKeys1795344480000,
  TrailAnchors1795346300000,
  ComplianceDeadlines1795358400000,
  AnchoredHeadsByAnchor1795361400000,
  TaskVersions1795362000000,
  DocumentsByHash1795362100000,
  DueDays1795365000000,
  TaskArchive1795367700000,
  LegalDates1795369500000,
  LegalHolds1795371300000,
  DestructionCertificates1795373100000,
  InspectionPackages1795379788818,
  AccountDocuments1795380224698,
  Representatives1795381000000,
  Handovers1795382000000,
  NameStatements1795383000000,
  IntegrityChecks1795390500001,
  AnchorTimeStamps1795391000000,
  InspectorAccesses1795391000001,
  AccountDocumentOpenings1795393000000,
  SigningConsents1795397000000,
  FindingRecords1795398000000,
  DatesOfPlacements1795399000000,
  ExternalIds1795399100000,
  Imports1795415620622,
  RecordsByName1795416000000,
  EventOrder1795418613148,
  PlacementRefreshes1795420022079,
  SignaturesSession1795431893950,
  CorrectionRequests1795463000000,
  SessionContinuations1795464000000,
  OwnForms1795465000000,
  RetiredForms1795466000000,
  FormScopes1795467000100,
  FormPdfs1795467100000,
  SentFormPdfs1795467200000,
  PolicyVersions1795467300000,
  PolicyTests1795470000000,
  NewHireReports1795471000000,
  PackVersions1795474000000,
  WorkItems1795475000000,
  Reviews1795476000000,
  EmployeeViewsAndActs1795478001000,
  PlacementsByStart1795480000000,
  PlacementsByEmployee1795490000000,
  Appearance1795500000000,
  SystemHealth1795510000000,
  EarlierEditions1795510000001,
  Messages1795540000000,
  MessageLadders1795570000000,
  SignerDigests1795570000001,
  OutcomesOfMessages1795571000000,
  Texts1795572000000,
  Bounces1795572000100,
  HostedTexts1795573000000,
  MessageWordings1795573000001,
  WorkStates1795574000000,
  StatisticsOfStarts1795575000000,
  PlacementsByWorkState1795580000000,
  MessagesToRepresentatives1795590000000,
  WordingsOfEmployers1795600000000,
  LanguagesOfUsers1795600100000,
  LanguagesOfRepresentatives1795640100000,
  AskedBeforeMessages1795640200000,
  RowSecurity1795700100000,
  EmployeeContactChanges1795859436000,
  AgeDays1795859436001,
  SecondWall1795859700000,
  KnownDevices1795859982311,
  AccessRulesById1795860000000,
  EmployeeDevices1795860000000,
  ExaminersOfEmployees1795861000000,
  BankChanges1795861000001,
  CorrectionsInProgress1795868446000,
  CreatedBy1795870500000,
  PlacementsByPeriod1795871000000,
  AttestedIndexes1795872000000,
  TasksOfAnEmployee1795873000000,
  DeletedRecords1795884399000,
  UndecidedForms1795885000000,
  EverifyProblems1795887800000,
  EmployerTimeZones1795890000000,
  StatusChangeImports1795898000000,
  PolicyWaivers1795899300000,
  MissingFacts1795900800000,
];
