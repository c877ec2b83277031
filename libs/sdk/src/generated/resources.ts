// Generated from apps/api/openapi.json by tools/sdk/generate.mjs: change the operation, not this file.

import type { CallOptions } from '../settings.js';
import type { Pages } from '../pages.js';
import { path } from '../call.js';
import { Resource } from '../resource.js';
import type { Transport } from '../transport.js';
import type {
  AccountDocument,
  AccountDocumentOpening,
  AccountDocumentOpeningsListQuery,
  AccountDocumentsListQuery,
  AccountDocumentsPublishBody,
  AccountDocumentsPublishQuery,
  AccountEvent,
  AccountEventPage,
  AccountSettings,
  AccountSettingsUpdateBody,
  AccountWording,
  AddedOfficialFile,
  ApiToken,
  ApiTokenCreated,
  ApiTokensCreateBody,
  ApiTokensListCreatedQuery,
  ApiTokensListQuery,
  ApiTokensUpdateBody,
  Appearance,
  AppearanceUpdateBody,
  ApplyStatusChangeReport,
  ArchivedTask,
  ArchivedTasksGetCertificateQuery,
  ArchivedTasksGetFieldsQuery,
  ArchivedTasksGetPdfQuery,
  ArchivedTasksGetVersionFieldsQuery,
  ArchivedTasksListQuery,
  Client,
  ClientsCreateBody,
  ClientsListDeletedQuery,
  ClientsListQuery,
  ClientsUpdateByIdBody,
  ClientsUpsertByExternalIdBody,
  ComplianceCalendarGetWithholdingQuery,
  ComplianceCalendarListQuery,
  ComplianceCalendarPage,
  ComponentRowsListEmployeesAnswer,
  ComponentRowsListEmployeesQuery,
  ComponentRowsListReviewsAnswer,
  ComponentRowsListReviewsQuery,
  ComponentRowsListTasksAnswer,
  ComponentRowsListTasksQuery,
  ComponentsCreateUrlAnswer,
  ComponentsCreateUrlBody,
  ConnectedOrganization,
  ConnectedOrganizationsCreateBody,
  ConnectedOrganizationsDeleteByIdQuery,
  ConnectedOrganizationsListDeletedQuery,
  ConnectedOrganizationsListQuery,
  ConnectedOrganizationsUpdateByIdBody,
  CorrectionRequest,
  CorrectionRequests,
  CreateEmployeeLinks,
  CreateInspectionPackage,
  CreateInspectorAccess,
  CreateNewHireReport,
  CreatedByToken,
  CreatedNewHireReport,
  CustomPropertiesCreateBody,
  CustomPropertiesListQuery,
  CustomProperty,
  CustomView,
  CustomViewsCreateBody,
  CustomViewsListQuery,
  CustomViewsUpdateByIdBody,
  DecideRehire,
  DeletePlacements,
  DeletedClient,
  DeletedConnectedOrganization,
  DeletedEmployer,
  DeletedJob,
  DestructionCertificate,
  DestructionCertificatesListQuery,
  DownloadEmployeeDocuments,
  DueNewHirePage,
  Embedding,
  Employee,
  EmployeeDocuments,
  EmployeeMessage,
  EmployeesCreateBody,
  EmployeesFindByIdQuery,
  EmployeesGetOnboardingUrlQuery,
  EmployeesListHistoryQuery,
  EmployeesListQuery,
  EmployeesMigrateTaskProgressBody,
  EmployeesUpdateByIdBody,
  EmployeesUpsertByExternalIdBody,
  EmployeesWithdrawSigningConsentBody,
  Employer,
  EmployerMessageSettings,
  EmployersCreateBody,
  EmployersListDeletedQuery,
  EmployersListQuery,
  EmployersUpdateByIdBody,
  EmployersUpsertByExternalIdBody,
  EventsListQuery,
  EverifyCase,
  EverifyCaseCopies,
  EverifyCasesCloseBody,
  EverifyCasesGetNoticeQuery,
  EverifyCasesGetReferralQuery,
  EverifyCasesListQuery,
  EverifyCasesListStatusChangeReportsQuery,
  EverifyCasesMatchPhotoBody,
  EverifyCasesOpenBody,
  EverifyCasesUploadCopiesBody,
  EverifyCasesUploadDocumentBody,
  EverifyConnection,
  EverifyConnectionCheck,
  EverifyConnectionSetBody,
  EverifyDetails,
  ExpandedPlacement,
  ExpandedTask,
  ExportEmployeeRows,
  ExportsClientsQuery,
  ExportsEmployeesQuery,
  ExportsEmployersQuery,
  ExportsJobsQuery,
  ExportsPlacementsQuery,
  ExportsTasksQuery,
  Form,
  FormChanges,
  FormDraft,
  FormDraftSummary,
  FormEditionContent,
  FormEditions,
  FormPdf,
  FormPdfsGetPageQuery,
  FormPdfsUploadBody,
  FormPdfsUploadQuery,
  FormsCopyBody,
  FormsCreateBody,
  FormsListDraftsQuery,
  FormsListQuery,
  FormsMoveTasksBody,
  FormsPreviewBody,
  FormsUpdateDraftBody,
  HistoryPage,
  HostedTexts,
  HostedTextsList,
  HostedTextsListQuery,
  HostedTextsReplaceBody,
  Import,
  ImportRow,
  ImportsCreateBody,
  ImportsListQuery,
  ImportsListRowsQuery,
  ImportsUploadBody,
  ImportsUploadQuery,
  InspectionPackage,
  InspectionPackageDownloadList,
  InspectionPackagesListQuery,
  InspectorAccess,
  InspectorAccessCreated,
  InspectorAccessesListQuery,
  IntegrityCheck,
  IntegrityChecksListQuery,
  Job,
  JobsCreateBody,
  JobsListDeletedQuery,
  JobsListQuery,
  JobsUpdateByIdBody,
  JobsUpsertByExternalIdBody,
  LegalHold,
  LegalHoldsCreateBody,
  LegalHoldsListQuery,
  LegalHoldsReleaseBody,
  LibraryCoverage,
  LibraryEntries,
  LibraryEntry,
  LibraryPlan,
  LibraryWaiver,
  Link,
  MagicLinksCreateAnswer,
  MagicLinksCreateBody,
  MailDomainCheck,
  MessagePreview,
  MessageSettings,
  MessageWordingList,
  MessageWordingsListQuery,
  MessageWordingsPreviewBody,
  MessageWordingsReplaceBody,
  MessageWordingsResetBody,
  MessagesListQuery,
  MoveForecast,
  MovedTasks,
  NewHireReport,
  NewHireReportsListDueQuery,
  NewHireReportsListQuery,
  OnboardingLink,
  OnboardingLinksListQuery,
  Placement,
  PlacementExplanation,
  PlacementsCreateBody,
  PlacementsExplainUnsavedBody,
  PlacementsFindByIdQuery,
  PlacementsListQuery,
  PlacementsPreviewBody,
  PlacementsPreviewDeprecatedQuery,
  PlacementsPreviewTasksAnswer,
  PlacementsPreviewTasksBody,
  PlacementsUpdateByIdBody,
  PlacementsUpsertByExternalIdBody,
  PoliciesCreateBody,
  PoliciesListQuery,
  PoliciesListVersionsQuery,
  PoliciesProveBody,
  PoliciesRollBackBody,
  PoliciesUpdateByIdBody,
  Policy,
  PolicyDraft,
  PolicyFacts,
  PolicyLibraryAddFileBody,
  PolicyLibraryCoverageQuery,
  PolicyLibraryListQuery,
  PolicyLibraryUpdateBody,
  PolicyLibraryWaiveBody,
  PolicyRevision,
  ProvenPolicy,
  PublishedFormEdition,
  Redelivered,
  RehireOffer,
  RehireOffers,
  Report,
  ReportRowPage,
  ReportedHireList,
  ReportsExportQuery,
  ReportsFindQuery,
  ReportsListRowsQuery,
  Representative,
  RepresentativeCode,
  RepresentativeList,
  RepresentativeNamed,
  RuleFacts,
  SecurityEventPage,
  SecurityEventsExportQuery,
  SecurityEventsListQuery,
  SendEmployeeLinks,
  SendMessage,
  SendNewHireReport,
  SessionListing,
  SigningConsent,
  SigningConsentList,
  StatusChangeImport,
  StatusChangeReport,
  Subtask,
  SubtasksUploadFilesBody,
  SystemHealth,
  Task,
  TaskAudit,
  TaskChangeRequestCreated,
  TaskChangeRequestSkipped,
  TaskChangeRequestsCreateBody,
  TaskFields,
  TaskVersionFields,
  TaskVersions,
  TasksAnswerCorrectionRequestBody,
  TasksCreateBody,
  TasksCreateQuery,
  TasksDeleteByIdQuery,
  TasksFindByIdQuery,
  TasksGetCertificateQuery,
  TasksGetFieldsQuery,
  TasksGetOnboardingUrlQuery,
  TasksGetPdfQuery,
  TasksGetVersionFieldsQuery,
  TasksListQuery,
  TasksNameRepresentativeBody,
  TasksReviewRepresentativeBody,
  TasksUpdateByIdBody,
  TasksUpdateFieldsAnswer,
  TasksUpdateFieldsBody,
  TextConsent,
  Theme,
  ThemesCreateBody,
  ThemesListQuery,
  ThemesUpdateByIdBody,
  UnsavedPlacementExplanation,
  UpcomingStartCounts,
  UpcomingStartPage,
  UpcomingStartsCountQuery,
  UpcomingStartsListQuery,
  UpdateEmployerMessageSettings,
  UpdateMessageSettings,
  UpdateTextConsent,
  UploadFilesResponse,
  User,
  UserGroup,
  UserGroupsCreateBody,
  UserGroupsListQuery,
  UserGroupsUpdateByIdBody,
  UserMembership,
  UsersCreateBody,
  UsersListMembershipsQuery,
  UsersListQuery,
  UsersListSessionsQuery,
  UsersUpdateByIdBody,
  WaitingPeople,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookHealth,
  WebhookSecret,
  WebhooksCreateBody,
  WebhooksListDeliveriesQuery,
  WebhooksListQuery,
  WebhooksRedeliverFailedBody,
  WebhooksUpdateByIdBody,
  WithdrawEmployeeTasks,
  WithholdingInForce,
  WorkItemCounts,
  WorkItemPage,
  WorkItemsCountQuery,
  WorkItemsListQuery,
} from './types.js';

/** `firstday.account_document_openings` */
export class AccountDocumentOpeningsResource extends Resource {
  /** List who was shown a document. */
  list(query?: AccountDocumentOpeningsListQuery, options?: CallOptions): Pages<AccountDocumentOpening> {
    return this.pages({
      id: 'account_document_openings.list',
      method: 'GET',
      path: '/account_document_openings',
      query,
      options,
    });
  }
}

/** `firstday.account_documents` */
export class AccountDocumentsResource extends Resource {
  /** Get a document that forms show. */
  findById(accountDocumentId: string, options?: CallOptions): Promise<AccountDocument> {
    return this.json({
      id: 'account_documents.findById',
      method: 'GET',
      path: path`/account_documents/${accountDocumentId}`,
      options,
    });
  }

  /** Download a document that forms show. */
  getContent(accountDocumentId: string, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'account_documents.getContent',
      method: 'GET',
      path: path`/account_documents/${accountDocumentId}/content`,
      options,
    });
  }

  /** List the documents that forms show. */
  list(query?: AccountDocumentsListQuery, options?: CallOptions): Pages<AccountDocument> {
    return this.pages({
      id: 'account_documents.list',
      method: 'GET',
      path: '/account_documents',
      query,
      options,
    });
  }

  /** Publish a document. */
  publish(
    body: AccountDocumentsPublishBody,
    query: AccountDocumentsPublishQuery,
    options?: CallOptions,
  ): Promise<AccountDocument> {
    return this.json({
      id: 'account_documents.publish',
      method: 'POST',
      path: '/account_documents',
      files: body,
      query,
      options,
    });
  }

  /** Stop showing a document. */
  retire(accountDocumentId: string, options?: CallOptions): Promise<AccountDocument> {
    return this.json({
      id: 'account_documents.retire',
      method: 'POST',
      path: path`/account_documents/${accountDocumentId}/retire`,
      options,
    });
  }
}

/** `firstday.account_settings` */
export class AccountSettingsResource extends Resource {
  /** Get how people behind onboarding links are to be known. */
  find(options?: CallOptions): Promise<AccountSettings> {
    return this.json({ id: 'account_settings.find', method: 'GET', path: '/account_settings', options });
  }

  /** Change how people behind onboarding links are to be known. */
  update(body: AccountSettingsUpdateBody, options?: CallOptions): Promise<AccountSettings> {
    return this.json({
      id: 'account_settings.update',
      method: 'PATCH',
      path: '/account_settings',
      body,
      options,
    });
  }
}

/** `firstday.api_tokens` */
export class ApiTokensResource extends Resource {
  /** Create an API token; it is shown once. */
  create(body: ApiTokensCreateBody, options?: CallOptions): Promise<ApiTokenCreated> {
    return this.json({ id: 'api_tokens.create', method: 'POST', path: '/api_tokens', body, options });
  }

  /** Get an API token by its id. */
  findById(apiTokenId: string, options?: CallOptions): Promise<ApiToken> {
    return this.json({
      id: 'api_tokens.findById',
      method: 'GET',
      path: path`/api_tokens/${apiTokenId}`,
      options,
    });
  }

  /** List API tokens by their last four characters. */
  list(query?: ApiTokensListQuery, options?: CallOptions): Pages<ApiToken> {
    return this.pages({ id: 'api_tokens.list', method: 'GET', path: '/api_tokens', query, options });
  }

  /** List what an API token created and still works. */
  listCreated(
    apiTokenId: string,
    query?: ApiTokensListCreatedQuery,
    options?: CallOptions,
  ): Pages<CreatedByToken> {
    return this.pages({
      id: 'api_tokens.listCreated',
      method: 'GET',
      path: path`/api_tokens/${apiTokenId}/created`,
      query,
      options,
    });
  }

  /** Revoke an API token. */
  revoke(apiTokenId: string, options?: CallOptions): Promise<ApiToken> {
    return this.json({
      id: 'api_tokens.revoke',
      method: 'DELETE',
      path: path`/api_tokens/${apiTokenId}`,
      options,
    });
  }

  /** Change the name of an API token, or what it may do. */
  update(apiTokenId: string, body: ApiTokensUpdateBody, options?: CallOptions): Promise<ApiToken> {
    return this.json({
      id: 'api_tokens.update',
      method: 'PATCH',
      path: path`/api_tokens/${apiTokenId}`,
      body,
      options,
    });
  }
}

/** `firstday.appearance` */
export class AppearanceResource extends Resource {
  /** Get which theme the account wears. */
  find(options?: CallOptions): Promise<Appearance> {
    return this.json({ id: 'appearance.find', method: 'GET', path: '/appearance', options });
  }

  /** Change which theme the account wears. */
  update(body: AppearanceUpdateBody, options?: CallOptions): Promise<Appearance> {
    return this.json({ id: 'appearance.update', method: 'PATCH', path: '/appearance', body, options });
  }
}

/** `firstday.archived_tasks` */
export class ArchivedTasksResource extends Resource {
  /** Get a withdrawn task. */
  findById(archivedTaskId: string, options?: CallOptions): Promise<ArchivedTask> {
    return this.json({
      id: 'archived_tasks.findById',
      method: 'GET',
      path: path`/archived_tasks/${archivedTaskId}`,
      options,
    });
  }

  /** Get the audit trail of a withdrawn task, verified. */
  getAudit(archivedTaskId: string, options?: CallOptions): Promise<TaskAudit> {
    return this.json({
      id: 'archived_tasks.getAudit',
      method: 'GET',
      path: path`/archived_tasks/${archivedTaskId}/audit`,
      options,
    });
  }

  /** Download the signing certificate of a withdrawn task. */
  getCertificate(
    archivedTaskId: string,
    query?: ArchivedTasksGetCertificateQuery,
    options?: CallOptions,
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'archived_tasks.getCertificate',
      method: 'GET',
      path: path`/archived_tasks/${archivedTaskId}/certificate`,
      query,
      options,
    });
  }

  /** Get the answers of a withdrawn task. */
  getFields(
    archivedTaskId: string,
    query?: ArchivedTasksGetFieldsQuery,
    options?: CallOptions,
  ): Promise<TaskFields> {
    return this.json({
      id: 'archived_tasks.getFields',
      method: 'GET',
      path: path`/archived_tasks/${archivedTaskId}/fields`,
      query,
      options,
    });
  }

  /** Download a file of a withdrawn task. */
  getFile(archivedTaskId: string, fileId: string, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'archived_tasks.getFile',
      method: 'GET',
      path: path`/archived_tasks/${archivedTaskId}/files/${fileId}`,
      options,
    });
  }

  /** Download the document of a withdrawn task. */
  getPdf(
    archivedTaskId: string,
    query?: ArchivedTasksGetPdfQuery,
    options?: CallOptions,
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'archived_tasks.getPdf',
      method: 'GET',
      path: path`/archived_tasks/${archivedTaskId}/pdf`,
      query,
      options,
    });
  }

  /** Get the answers of a version beside those before. */
  getVersionFields(
    archivedTaskId: string,
    query?: ArchivedTasksGetVersionFieldsQuery,
    options?: CallOptions,
  ): Promise<TaskVersionFields> {
    return this.json({
      id: 'archived_tasks.getVersionFields',
      method: 'GET',
      path: path`/archived_tasks/${archivedTaskId}/versions/fields`,
      query,
      options,
    });
  }

  /** List what was withdrawn and is kept. */
  list(query?: ArchivedTasksListQuery, options?: CallOptions): Pages<ArchivedTask> {
    return this.pages({ id: 'archived_tasks.list', method: 'GET', path: '/archived_tasks', query, options });
  }

  /** List what was attested on a withdrawn task. */
  listVersions(archivedTaskId: string, options?: CallOptions): Promise<TaskVersions> {
    return this.json({
      id: 'archived_tasks.listVersions',
      method: 'GET',
      path: path`/archived_tasks/${archivedTaskId}/versions`,
      options,
    });
  }

  /** Bring a withdrawn task back. */
  restore(archivedTaskId: string, options?: CallOptions): Promise<Task> {
    return this.json({
      id: 'archived_tasks.restore',
      method: 'POST',
      path: path`/archived_tasks/${archivedTaskId}/restore`,
      options,
    });
  }
}

/** `firstday.clients` */
export class ClientsResource extends Resource {
  /** Create a client. */
  create(body: ClientsCreateBody, options?: CallOptions): Promise<Client> {
    return this.json({ id: 'clients.create', method: 'POST', path: '/clients', body, options });
  }

  /** Delete a client. */
  deleteById(clientId: string, options?: CallOptions): Promise<Client> {
    return this.json({
      id: 'clients.deleteById',
      method: 'DELETE',
      path: path`/clients/${clientId}`,
      options,
    });
  }

  /** Get a client. */
  findById(clientId: string, options?: CallOptions): Promise<Client> {
    return this.json({ id: 'clients.findById', method: 'GET', path: path`/clients/${clientId}`, options });
  }

  /** List clients. */
  list(query?: ClientsListQuery, options?: CallOptions): Pages<Client> {
    return this.pages({ id: 'clients.list', method: 'GET', path: '/clients', query, options });
  }

  /** List deleted clients. */
  listDeleted(query?: ClientsListDeletedQuery, options?: CallOptions): Pages<DeletedClient> {
    return this.pages({ id: 'clients.listDeleted', method: 'GET', path: '/deleted_clients', query, options });
  }

  /** Restore a deleted client. */
  restore(clientId: string, options?: CallOptions): Promise<Client> {
    return this.json({
      id: 'clients.restore',
      method: 'POST',
      path: path`/clients/${clientId}/restore`,
      options,
    });
  }

  /** Change a client. */
  updateById(clientId: string, body: ClientsUpdateByIdBody, options?: CallOptions): Promise<Client> {
    return this.json({
      id: 'clients.updateById',
      method: 'PATCH',
      path: path`/clients/${clientId}`,
      body,
      options,
    });
  }

  /** Create a client, or change the one of this external id. */
  upsertByExternalId(
    externalId: string,
    body: ClientsUpsertByExternalIdBody,
    options?: CallOptions,
  ): Promise<Client> {
    return this.json({
      id: 'clients.upsertByExternalId',
      method: 'PUT',
      path: path`/clients/by_external_id/${externalId}`,
      body,
      options,
    });
  }
}

/** `firstday.compliance_calendar` */
export class ComplianceCalendarResource extends Resource {
  /** Get the Form W-4 in force. */
  getWithholding(
    employeeId: string,
    query?: ComplianceCalendarGetWithholdingQuery,
    options?: CallOptions,
  ): Promise<WithholdingInForce> {
    return this.json({
      id: 'compliance_calendar.getWithholding',
      method: 'GET',
      path: path`/employees/${employeeId}/withholding`,
      query,
      options,
    });
  }

  /** List what is due by law. */
  list(query?: ComplianceCalendarListQuery, options?: CallOptions): Promise<ComplianceCalendarPage> {
    return this.json({
      id: 'compliance_calendar.list',
      method: 'GET',
      path: '/compliance_calendar',
      query,
      options,
    });
  }
}

/** `firstday.component_rows` */
export class ComponentRowsResource extends Resource {
  /** List employees with how far they are and what is due next. */
  listEmployees(
    query?: ComponentRowsListEmployeesQuery,
    options?: CallOptions,
  ): Promise<ComponentRowsListEmployeesAnswer> {
    return this.json({
      id: 'component_rows.listEmployees',
      method: 'GET',
      path: '/component_rows/employees',
      query,
      options,
    });
  }

  /** List what waits for a signature of the employer, what is due first on top. */
  listReviews(
    query?: ComponentRowsListReviewsQuery,
    options?: CallOptions,
  ): Promise<ComponentRowsListReviewsAnswer> {
    return this.json({
      id: 'component_rows.listReviews',
      method: 'GET',
      path: '/component_rows/reviews',
      query,
      options,
    });
  }

  /** List the tasks of an employee with why they are there and what can be done. */
  listTasks(
    query?: ComponentRowsListTasksQuery,
    options?: CallOptions,
  ): Promise<ComponentRowsListTasksAnswer> {
    return this.json({
      id: 'component_rows.listTasks',
      method: 'GET',
      path: '/component_rows/tasks',
      query,
      options,
    });
  }
}

/** `firstday.components` */
export class ComponentsResource extends Resource {
  /** Make a link that embeds a component. */
  createUrl(body: ComponentsCreateUrlBody, options?: CallOptions): Promise<ComponentsCreateUrlAnswer> {
    return this.json({
      id: 'components.createUrl',
      method: 'POST',
      path: '/components/create_url',
      body,
      options,
    });
  }
}

/** `firstday.connected_organizations` */
export class ConnectedOrganizationsResource extends Resource {
  /** Create a connected organization. */
  create(body: ConnectedOrganizationsCreateBody, options?: CallOptions): Promise<ConnectedOrganization> {
    return this.json({
      id: 'connected_organizations.create',
      method: 'POST',
      path: '/connected_organizations',
      body,
      options,
    });
  }

  /** Delete a connected organization. */
  deleteById(
    uid: string,
    query?: ConnectedOrganizationsDeleteByIdQuery,
    options?: CallOptions,
  ): Promise<ConnectedOrganization> {
    return this.json({
      id: 'connected_organizations.deleteById',
      method: 'DELETE',
      path: path`/connected_organizations/${uid}`,
      query,
      options,
    });
  }

  /** Get a connected organization. */
  findById(uid: string, options?: CallOptions): Promise<ConnectedOrganization> {
    return this.json({
      id: 'connected_organizations.findById',
      method: 'GET',
      path: path`/connected_organizations/${uid}`,
      options,
    });
  }

  /** List connected organizations. */
  list(query?: ConnectedOrganizationsListQuery, options?: CallOptions): Pages<ConnectedOrganization> {
    return this.pages({
      id: 'connected_organizations.list',
      method: 'GET',
      path: '/connected_organizations',
      query,
      options,
    });
  }

  /** List deleted connected organizations that can be restored. */
  listDeleted(
    query?: ConnectedOrganizationsListDeletedQuery,
    options?: CallOptions,
  ): Pages<DeletedConnectedOrganization> {
    return this.pages({
      id: 'connected_organizations.listDeleted',
      method: 'GET',
      path: '/deleted_connected_organizations',
      query,
      options,
    });
  }

  /** Restore a deleted connected organization. */
  restore(uid: string, options?: CallOptions): Promise<ConnectedOrganization> {
    return this.json({
      id: 'connected_organizations.restore',
      method: 'POST',
      path: path`/connected_organizations/${uid}/restore`,
      options,
    });
  }

  /** Change a connected organization. */
  updateById(
    uid: string,
    body: ConnectedOrganizationsUpdateByIdBody,
    options?: CallOptions,
  ): Promise<ConnectedOrganization> {
    return this.json({
      id: 'connected_organizations.updateById',
      method: 'PATCH',
      path: path`/connected_organizations/${uid}`,
      body,
      options,
    });
  }
}

/** `firstday.custom_properties` */
export class CustomPropertiesResource extends Resource {
  /** Create a custom property. */
  create(body: CustomPropertiesCreateBody, options?: CallOptions): Promise<CustomProperty> {
    return this.json({
      id: 'custom_properties.create',
      method: 'POST',
      path: '/custom_properties',
      body,
      options,
    });
  }

  /** Delete a custom property. */
  deleteById(customPropertyId: string, options?: CallOptions): Promise<CustomProperty> {
    return this.json({
      id: 'custom_properties.deleteById',
      method: 'DELETE',
      path: path`/custom_properties/${customPropertyId}`,
      options,
    });
  }

  /** Deprecate a custom property. */
  deprecateById(customPropertyId: string, options?: CallOptions): Promise<CustomProperty> {
    return this.json({
      id: 'custom_properties.deprecateById',
      method: 'POST',
      path: path`/custom_properties/${customPropertyId}/deprecate`,
      options,
    });
  }

  /** Get a custom property. */
  findById(customPropertyId: string, options?: CallOptions): Promise<CustomProperty> {
    return this.json({
      id: 'custom_properties.findById',
      method: 'GET',
      path: path`/custom_properties/${customPropertyId}`,
      options,
    });
  }

  /** List custom properties. */
  list(query?: CustomPropertiesListQuery, options?: CallOptions): Pages<CustomProperty> {
    return this.pages({
      id: 'custom_properties.list',
      method: 'GET',
      path: '/custom_properties',
      query,
      options,
    });
  }
}

/** `firstday.custom_views` */
export class CustomViewsResource extends Resource {
  /** Create a custom view. */
  create(body: CustomViewsCreateBody, options?: CallOptions): Promise<CustomView> {
    return this.json({ id: 'custom_views.create', method: 'POST', path: '/custom_views', body, options });
  }

  /** Delete a custom view; what was made with it shows nothing from then on. */
  deleteById(customViewId: string, options?: CallOptions): Promise<CustomView> {
    return this.json({
      id: 'custom_views.deleteById',
      method: 'DELETE',
      path: path`/custom_views/${customViewId}`,
      options,
    });
  }

  /** Get a custom view. */
  findById(customViewId: string, options?: CallOptions): Promise<CustomView> {
    return this.json({
      id: 'custom_views.findById',
      method: 'GET',
      path: path`/custom_views/${customViewId}`,
      options,
    });
  }

  /** List custom views. */
  list(query?: CustomViewsListQuery, options?: CallOptions): Pages<CustomView> {
    return this.pages({ id: 'custom_views.list', method: 'GET', path: '/custom_views', query, options });
  }

  /** Change a custom view. */
  updateById(
    customViewId: string,
    body: CustomViewsUpdateByIdBody,
    options?: CallOptions,
  ): Promise<CustomView> {
    return this.json({
      id: 'custom_views.updateById',
      method: 'PATCH',
      path: path`/custom_views/${customViewId}`,
      body,
      options,
    });
  }
}

/** `firstday.destruction_certificates` */
export class DestructionCertificatesResource extends Resource {
  /** Get a certificate of destruction. */
  findById(destructionCertificateId: string, options?: CallOptions): Promise<DestructionCertificate> {
    return this.json({
      id: 'destruction_certificates.findById',
      method: 'GET',
      path: path`/destruction_certificates/${destructionCertificateId}`,
      options,
    });
  }

  /** List certificates of destruction. */
  list(query?: DestructionCertificatesListQuery, options?: CallOptions): Pages<DestructionCertificate> {
    return this.pages({
      id: 'destruction_certificates.list',
      method: 'GET',
      path: '/destruction_certificates',
      query,
      options,
    });
  }
}

/** `firstday.embedding` */
export class EmbeddingResource extends Resource {
  /** List the origins whose pages may show components. */
  get(options?: CallOptions): Promise<Embedding> {
    return this.json({ id: 'embedding.get', method: 'GET', path: '/embedding', options });
  }

  /** Set the origins whose pages may show components. */
  update(body: Embedding, options?: CallOptions): Promise<Embedding> {
    return this.json({ id: 'embedding.update', method: 'PATCH', path: '/embedding', body, options });
  }
}

/** `firstday.employee_acts` */
export class EmployeeActsResource extends Resource {
  /** Make an onboarding link for each of many employees. */
  createLinks(body: CreateEmployeeLinks, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'employee_acts.createLinks',
      method: 'POST',
      path: '/employee_acts/links',
      body,
      options,
    });
  }

  /** Download the finished documents of many employees. */
  downloadDocuments(
    body: DownloadEmployeeDocuments,
    options?: CallOptions,
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'employee_acts.downloadDocuments',
      method: 'POST',
      path: '/employee_acts/documents',
      body,
      options,
    });
  }

  /** Export the rows of many employees as CSV. */
  exportRows(body: ExportEmployeeRows, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'employee_acts.exportRows',
      method: 'POST',
      path: '/employee_acts/rows',
      body,
      options,
    });
  }

  /** Send each of many employees their onboarding link by email. */
  sendLinks(body: SendEmployeeLinks, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'employee_acts.sendLinks',
      method: 'POST',
      path: '/employee_acts/messages',
      body,
      options,
    });
  }

  /** Withdraw the open tasks of many employees. */
  withdrawTasks(body: WithdrawEmployeeTasks, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'employee_acts.withdrawTasks',
      method: 'POST',
      path: '/employee_acts/withdraw_tasks',
      body,
      options,
    });
  }
}

/** `firstday.employees` */
export class EmployeesResource extends Resource {
  /** Create an employee. */
  create(body: EmployeesCreateBody, options?: CallOptions): Promise<Employee> {
    return this.json({ id: 'employees.create', method: 'POST', path: '/employees', body, options });
  }

  /** Delete an employee. */
  deleteById(employeeId: string, options?: CallOptions): Promise<Employee> {
    return this.json({
      id: 'employees.deleteById',
      method: 'DELETE',
      path: path`/employees/${employeeId}`,
      options,
    });
  }

  /** Get an employee. */
  findById(employeeId: string, query?: EmployeesFindByIdQuery, options?: CallOptions): Promise<Employee> {
    return this.json({
      id: 'employees.findById',
      method: 'GET',
      path: path`/employees/${employeeId}`,
      query,
      options,
    });
  }

  /** Make an onboarding link. */
  getOnboardingUrl(
    employeeId: string,
    query?: EmployeesGetOnboardingUrlQuery,
    options?: CallOptions,
  ): Promise<Link> {
    return this.json({
      id: 'employees.getOnboardingUrl',
      method: 'GET',
      path: path`/employees/${employeeId}/onboarding`,
      query,
      options,
    });
  }

  /** List employees. */
  list(query?: EmployeesListQuery, options?: CallOptions): Pages<Employee> {
    return this.pages({ id: 'employees.list', method: 'GET', path: '/employees', query, options });
  }

  /** List what happened to an employee, and who did it. */
  listHistory(
    employeeId: string,
    query?: EmployeesListHistoryQuery,
    options?: CallOptions,
  ): Promise<HistoryPage> {
    return this.json({
      id: 'employees.listHistory',
      method: 'GET',
      path: path`/employees/${employeeId}/history`,
      query,
      options,
    });
  }

  /** List an employee’s consents to sign electronically. */
  listSigningConsents(employeeId: string, options?: CallOptions): Promise<SigningConsentList> {
    return this.json({
      id: 'employees.listSigningConsents',
      method: 'GET',
      path: path`/employees/${employeeId}/signing_consents`,
      options,
    });
  }

  /** Move completed tasks to another record of the same person. */
  migrateTaskProgress(
    employeeId: string,
    body: EmployeesMigrateTaskProgressBody,
    options?: CallOptions,
  ): Promise<void> {
    return this.nothing({
      id: 'employees.migrateTaskProgress',
      method: 'PATCH',
      path: path`/employees/${employeeId}/migrate_completed_tasks_progress`,
      body,
      options,
    });
  }

  /** Change an employee. */
  updateById(employeeId: string, body: EmployeesUpdateByIdBody, options?: CallOptions): Promise<Employee> {
    return this.json({
      id: 'employees.updateById',
      method: 'PATCH',
      path: path`/employees/${employeeId}`,
      body,
      options,
    });
  }

  /** Create an employee, or change the one of this external id. */
  upsertByExternalId(
    externalId: string,
    body: EmployeesUpsertByExternalIdBody,
    options?: CallOptions,
  ): Promise<Employee> {
    return this.json({
      id: 'employees.upsertByExternalId',
      method: 'PUT',
      path: path`/employees/by_external_id/${externalId}`,
      body,
      options,
    });
  }

  /** Withdraw the consent to sign electronically. */
  withdrawSigningConsent(
    employeeId: string,
    body: EmployeesWithdrawSigningConsentBody = {},
    options?: CallOptions,
  ): Promise<SigningConsent> {
    return this.json({
      id: 'employees.withdrawSigningConsent',
      method: 'POST',
      path: path`/employees/${employeeId}/signing_consents/withdraw`,
      body,
      options,
    });
  }
}

/** `firstday.employers` */
export class EmployersResource extends Resource {
  /** Create an employer. */
  create(body: EmployersCreateBody, options?: CallOptions): Promise<Employer> {
    return this.json({ id: 'employers.create', method: 'POST', path: '/employers', body, options });
  }

  /** Delete an employer. */
  deleteById(employerId: string, options?: CallOptions): Promise<Employer> {
    return this.json({
      id: 'employers.deleteById',
      method: 'DELETE',
      path: path`/employers/${employerId}`,
      options,
    });
  }

  /** Get an employer. */
  findById(employerId: string, options?: CallOptions): Promise<Employer> {
    return this.json({
      id: 'employers.findById',
      method: 'GET',
      path: path`/employers/${employerId}`,
      options,
    });
  }

  /** List employers. */
  list(query?: EmployersListQuery, options?: CallOptions): Pages<Employer> {
    return this.pages({ id: 'employers.list', method: 'GET', path: '/employers', query, options });
  }

  /** List deleted employers. */
  listDeleted(query?: EmployersListDeletedQuery, options?: CallOptions): Pages<DeletedEmployer> {
    return this.pages({
      id: 'employers.listDeleted',
      method: 'GET',
      path: '/deleted_employers',
      query,
      options,
    });
  }

  /** Restore a deleted employer. */
  restore(employerId: string, options?: CallOptions): Promise<Employer> {
    return this.json({
      id: 'employers.restore',
      method: 'POST',
      path: path`/employers/${employerId}/restore`,
      options,
    });
  }

  /** Change an employer. */
  updateById(employerId: string, body: EmployersUpdateByIdBody, options?: CallOptions): Promise<Employer> {
    return this.json({
      id: 'employers.updateById',
      method: 'PATCH',
      path: path`/employers/${employerId}`,
      body,
      options,
    });
  }

  /** Create an employer, or change the one of this external id. */
  upsertByExternalId(
    externalId: string,
    body: EmployersUpsertByExternalIdBody,
    options?: CallOptions,
  ): Promise<Employer> {
    return this.json({
      id: 'employers.upsertByExternalId',
      method: 'PUT',
      path: path`/employers/by_external_id/${externalId}`,
      body,
      options,
    });
  }
}

/** `firstday.events` */
export class EventsResource extends Resource {
  /** Get an event. */
  findById(eventId: string, options?: CallOptions): Promise<AccountEvent> {
    return this.json({ id: 'events.findById', method: 'GET', path: path`/events/${eventId}`, options });
  }

  /** List what happened. */
  list(query?: EventsListQuery, options?: CallOptions): Promise<AccountEventPage> {
    return this.json({ id: 'events.list', method: 'GET', path: '/events', query, options });
  }
}

/** `firstday.everify_cases` */
export class EverifyCasesResource extends Resource {
  /** Reverify those whose employment authorization was revoked. */
  applyStatusChangeReport(body: ApplyStatusChangeReport, options?: CallOptions): Promise<StatusChangeReport> {
    return this.json({
      id: 'everify_cases.applyStatusChangeReport',
      method: 'POST',
      path: '/status_change_reports',
      body,
      options,
    });
  }

  /** Close a case. */
  close(everifyCaseId: string, body: EverifyCasesCloseBody, options?: CallOptions): Promise<EverifyCase> {
    return this.json({
      id: 'everify_cases.close',
      method: 'POST',
      path: path`/everify_cases/${everifyCaseId}/close`,
      body,
      options,
    });
  }

  /** Confirm or correct the data of a case. */
  confirmDetails(everifyCaseId: string, body: EverifyDetails, options?: CallOptions): Promise<EverifyCase> {
    return this.json({
      id: 'everify_cases.confirmDetails',
      method: 'POST',
      path: path`/everify_cases/${everifyCaseId}/confirm_details`,
      body,
      options,
    });
  }

  /** Report that the employee does not act. */
  declineToAct(everifyCaseId: string, options?: CallOptions): Promise<EverifyCase> {
    return this.json({
      id: 'everify_cases.declineToAct',
      method: 'POST',
      path: path`/everify_cases/${everifyCaseId}/decline_to_act`,
      options,
    });
  }

  /** Discard a case that was not opened. */
  discard(everifyCaseId: string, options?: CallOptions): Promise<EverifyCase> {
    return this.json({
      id: 'everify_cases.discard',
      method: 'POST',
      path: path`/everify_cases/${everifyCaseId}/discard`,
      options,
    });
  }

  /** Get an E-Verify case. */
  findById(everifyCaseId: string, options?: CallOptions): Promise<EverifyCase> {
    return this.json({
      id: 'everify_cases.findById',
      method: 'GET',
      path: path`/everify_cases/${everifyCaseId}`,
      options,
    });
  }

  /** Get the data that E-Verify asks to be confirmed. */
  getDetails(everifyCaseId: string, options?: CallOptions): Promise<EverifyDetails> {
    return this.json({
      id: 'everify_cases.getDetails',
      method: 'GET',
      path: path`/everify_cases/${everifyCaseId}/details_to_confirm`,
      options,
    });
  }

  /** Download the Further Action Notice. */
  getNotice(
    everifyCaseId: string,
    query?: EverifyCasesGetNoticeQuery,
    options?: CallOptions,
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'everify_cases.getNotice',
      method: 'GET',
      path: path`/everify_cases/${everifyCaseId}/further_action_notice`,
      query,
      options,
    });
  }

  /** Get the photo to compare with the document. */
  getPhoto(everifyCaseId: string, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'everify_cases.getPhoto',
      method: 'GET',
      path: path`/everify_cases/${everifyCaseId}/photo`,
      options,
    });
  }

  /** Download the Referral Date Confirmation. */
  getReferral(
    everifyCaseId: string,
    query?: EverifyCasesGetReferralQuery,
    options?: CallOptions,
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'everify_cases.getReferral',
      method: 'GET',
      path: path`/everify_cases/${everifyCaseId}/referral_date_confirmation`,
      query,
      options,
    });
  }

  /** List E-Verify cases. */
  list(query?: EverifyCasesListQuery, options?: CallOptions): Pages<EverifyCase> {
    return this.pages({ id: 'everify_cases.list', method: 'GET', path: '/everify_cases', query, options });
  }

  /** List the copies of documents that are kept with the Form I-9 of a case. */
  listCopies(everifyCaseId: string, options?: CallOptions): Promise<EverifyCaseCopies> {
    return this.json({
      id: 'everify_cases.listCopies',
      method: 'GET',
      path: path`/everify_cases/${everifyCaseId}/copies`,
      options,
    });
  }

  /** List the Status Change Reports that were carried out. */
  listStatusChangeReports(
    query?: EverifyCasesListStatusChangeReportsQuery,
    options?: CallOptions,
  ): Pages<StatusChangeImport> {
    return this.pages({
      id: 'everify_cases.listStatusChangeReports',
      method: 'GET',
      path: '/status_change_reports',
      query,
      options,
    });
  }

  /** Say whether the photos match. */
  matchPhoto(
    everifyCaseId: string,
    body: EverifyCasesMatchPhotoBody,
    options?: CallOptions,
  ): Promise<EverifyCase> {
    return this.json({
      id: 'everify_cases.matchPhoto',
      method: 'POST',
      path: path`/everify_cases/${everifyCaseId}/match_photo`,
      body,
      options,
    });
  }

  /** Record that the employee was told in private. */
  notify(everifyCaseId: string, options?: CallOptions): Promise<EverifyCase> {
    return this.json({
      id: 'everify_cases.notify',
      method: 'POST',
      path: path`/everify_cases/${everifyCaseId}/notify`,
      options,
    });
  }

  /** Open a case with E-Verify. */
  open(everifyCaseId: string, body: EverifyCasesOpenBody = {}, options?: CallOptions): Promise<EverifyCase> {
    return this.json({
      id: 'everify_cases.open',
      method: 'POST',
      path: path`/everify_cases/${everifyCaseId}/open`,
      body,
      options,
    });
  }

  /** Refer a case to the agency. */
  refer(everifyCaseId: string, options?: CallOptions): Promise<EverifyCase> {
    return this.json({
      id: 'everify_cases.refer',
      method: 'POST',
      path: path`/everify_cases/${everifyCaseId}/refer`,
      options,
    });
  }

  /** Send new copies of the document to E-Verify. */
  uploadCopies(
    everifyCaseId: string,
    body: EverifyCasesUploadCopiesBody,
    options?: CallOptions,
  ): Promise<EverifyCase> {
    return this.json({
      id: 'everify_cases.uploadCopies',
      method: 'POST',
      path: path`/everify_cases/${everifyCaseId}/copies`,
      files: body,
      options,
    });
  }

  /** Send copies of the document to E-Verify. */
  uploadDocument(
    everifyCaseId: string,
    body: EverifyCasesUploadDocumentBody,
    options?: CallOptions,
  ): Promise<EverifyCase> {
    return this.json({
      id: 'everify_cases.uploadDocument',
      method: 'POST',
      path: path`/everify_cases/${everifyCaseId}/upload_document`,
      body,
      options,
    });
  }
}

/** `firstday.everify_connection` */
export class EverifyConnectionResource extends Resource {
  /** Sign in to E-Verify to see whether the connection works. */
  check(options?: CallOptions): Promise<EverifyConnectionCheck> {
    return this.json({
      id: 'everify_connection.check',
      method: 'POST',
      path: '/everify_connection/check',
      options,
    });
  }

  /** Get how the account reaches E-Verify. */
  get(options?: CallOptions): Promise<EverifyConnection> {
    return this.json({ id: 'everify_connection.get', method: 'GET', path: '/everify_connection', options });
  }

  /** Set how a live account reaches E-Verify. */
  set(body: EverifyConnectionSetBody, options?: CallOptions): Promise<EverifyConnection> {
    return this.json({
      id: 'everify_connection.set',
      method: 'POST',
      path: '/everify_connection',
      body,
      options,
    });
  }
}

/** `firstday.exports` */
export class ExportsResource extends Resource {
  /** Export clients as CSV. */
  clients(query?: ExportsClientsQuery, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({ id: 'exports.clients', method: 'GET', path: '/exports/clients.csv', query, options });
  }

  /** Export employees as CSV. */
  employees(query?: ExportsEmployeesQuery, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'exports.employees',
      method: 'GET',
      path: '/exports/employees.csv',
      query,
      options,
    });
  }

  /** Export employers as CSV. */
  employers(query?: ExportsEmployersQuery, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'exports.employers',
      method: 'GET',
      path: '/exports/employers.csv',
      query,
      options,
    });
  }

  /** Export jobs as CSV. */
  jobs(query?: ExportsJobsQuery, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({ id: 'exports.jobs', method: 'GET', path: '/exports/jobs.csv', query, options });
  }

  /** Export placements as CSV. */
  placements(query?: ExportsPlacementsQuery, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'exports.placements',
      method: 'GET',
      path: '/exports/placements.csv',
      query,
      options,
    });
  }

  /** Export tasks as CSV. */
  tasks(query?: ExportsTasksQuery, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({ id: 'exports.tasks', method: 'GET', path: '/exports/tasks.csv', query, options });
  }
}

/** `firstday.files` */
export class FilesResource extends Resource {
  /** Get a short-lived link to a file. */
  findById(fileId: string, options?: CallOptions): Promise<Link> {
    return this.json({ id: 'files.findById', method: 'GET', path: path`/files/${fileId}`, options });
  }

  /** Download a file. */
  getContent(fileId: string, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'files.getContent',
      method: 'GET',
      path: path`/files/${fileId}/content`,
      options,
    });
  }
}

/** `firstday.form_pdfs` */
export class FormPdfsResource extends Resource {
  /** Get a PDF of forms of one’s own. */
  findBySha256(sha256: string, options?: CallOptions): Promise<FormPdf> {
    return this.json({
      id: 'form_pdfs.findBySha256',
      method: 'GET',
      path: path`/form_pdfs/${sha256}`,
      options,
    });
  }

  /** Download a PDF of forms of one’s own. */
  getContent(sha256: string, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'form_pdfs.getContent',
      method: 'GET',
      path: path`/form_pdfs/${sha256}/content`,
      options,
    });
  }

  /** Get the picture of a page of such a PDF. */
  getPage(
    sha256: string,
    page: string,
    query?: FormPdfsGetPageQuery,
    options?: CallOptions,
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'form_pdfs.getPage',
      method: 'GET',
      path: path`/form_pdfs/${sha256}/pages/${page}`,
      query,
      options,
    });
  }

  /** Upload a PDF for forms of one’s own. */
  upload(body: FormPdfsUploadBody, query: FormPdfsUploadQuery, options?: CallOptions): Promise<FormPdf> {
    return this.json({
      id: 'form_pdfs.upload',
      method: 'POST',
      path: '/form_pdfs',
      files: body,
      query,
      options,
    });
  }
}

/** `firstday.forms` */
export class FormsResource extends Resource {
  /** Begin a form as a copy of another. */
  copy(formId: string, body: FormsCopyBody, options?: CallOptions): Promise<FormDraft> {
    return this.json({ id: 'forms.copy', method: 'POST', path: path`/forms/${formId}/copy`, body, options });
  }

  /** Begin a form of one’s own. */
  create(body: FormsCreateBody, options?: CallOptions): Promise<FormDraft> {
    return this.json({ id: 'forms.create', method: 'POST', path: '/forms', body, options });
  }

  /** Get a form. */
  findById(formId: string, options?: CallOptions): Promise<Form> {
    return this.json({ id: 'forms.findById', method: 'GET', path: path`/forms/${formId}`, options });
  }

  /** Get the draft of a form. */
  getDraft(formId: string, options?: CallOptions): Promise<FormDraft> {
    return this.json({ id: 'forms.getDraft', method: 'GET', path: path`/forms/${formId}/draft`, options });
  }

  /** Tell what publishing the draft would change. */
  getDraftChanges(formId: string, options?: CallOptions): Promise<FormChanges> {
    return this.json({
      id: 'forms.getDraftChanges',
      method: 'GET',
      path: path`/forms/${formId}/draft/changes`,
      options,
    });
  }

  /** Get an edition of a form. */
  getEdition(formId: string, edition: string, options?: CallOptions): Promise<FormEditionContent> {
    return this.json({
      id: 'forms.getEdition',
      method: 'GET',
      path: path`/forms/${formId}/editions/${edition}`,
      options,
    });
  }

  /** Tell what moving open tasks to the last edition would do. */
  getMove(formId: string, options?: CallOptions): Promise<MoveForecast> {
    return this.json({
      id: 'forms.getMove',
      method: 'GET',
      path: path`/forms/${formId}/move_tasks`,
      options,
    });
  }

  /** List forms. */
  list(query?: FormsListQuery, options?: CallOptions): Pages<Form> {
    return this.pages({ id: 'forms.list', method: 'GET', path: '/forms', query, options });
  }

  /** List the forms of one’s own. */
  listDrafts(query?: FormsListDraftsQuery, options?: CallOptions): Pages<FormDraftSummary> {
    return this.pages({ id: 'forms.listDrafts', method: 'GET', path: '/form_drafts', query, options });
  }

  /** List the editions of a form. */
  listEditions(formId: string, options?: CallOptions): Promise<FormEditions> {
    return this.json({
      id: 'forms.listEditions',
      method: 'GET',
      path: path`/forms/${formId}/editions`,
      options,
    });
  }

  /** Move open tasks of a form to its last edition. */
  moveTasks(formId: string, body: FormsMoveTasksBody, options?: CallOptions): Promise<MovedTasks> {
    return this.json({
      id: 'forms.moveTasks',
      method: 'POST',
      path: path`/forms/${formId}/move_tasks`,
      body,
      options,
    });
  }

  /** Draw the draft of a form as a document. */
  preview(
    formId: string,
    body: FormsPreviewBody = {},
    options?: CallOptions,
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'forms.preview',
      method: 'POST',
      path: path`/forms/${formId}/preview`,
      body,
      options,
    });
  }

  /** Publish the draft of a form as its next edition. */
  publish(formId: string, options?: CallOptions): Promise<PublishedFormEdition> {
    return this.json({ id: 'forms.publish', method: 'POST', path: path`/forms/${formId}/publish`, options });
  }

  /** Use a retired form again. */
  restore(formId: string, options?: CallOptions): Promise<FormDraft> {
    return this.json({ id: 'forms.restore', method: 'POST', path: path`/forms/${formId}/restore`, options });
  }

  /** Retire a form of one’s own. */
  retire(formId: string, options?: CallOptions): Promise<FormDraft> {
    return this.json({ id: 'forms.retire', method: 'POST', path: path`/forms/${formId}/retire`, options });
  }

  /** Change the draft of a form. */
  updateDraft(formId: string, body: FormsUpdateDraftBody, options?: CallOptions): Promise<FormDraft> {
    return this.json({
      id: 'forms.updateDraft',
      method: 'PATCH',
      path: path`/forms/${formId}/draft`,
      body,
      options,
    });
  }
}

/** `firstday.hosted_texts` */
export class HostedTextsResource extends Resource {
  /** List own texts of hosted pages by language. */
  list(query?: HostedTextsListQuery, options?: CallOptions): Promise<HostedTextsList> {
    return this.json({ id: 'hosted_texts.list', method: 'GET', path: '/hosted_texts', query, options });
  }

  /** Set own texts of hosted pages in a language. */
  replace(body: HostedTextsReplaceBody, options?: CallOptions): Promise<HostedTexts> {
    return this.json({ id: 'hosted_texts.replace', method: 'PUT', path: '/hosted_texts', body, options });
  }
}

/** `firstday.imports` */
export class ImportsResource extends Resource {
  /** Commit an import. */
  commit(importId: string, options?: CallOptions): Promise<Import> {
    return this.json({
      id: 'imports.commit',
      method: 'POST',
      path: path`/imports/${importId}/commit`,
      options,
    });
  }

  /** Import records from a text. */
  create(body: ImportsCreateBody, options?: CallOptions): Promise<Import> {
    return this.json({ id: 'imports.create', method: 'POST', path: '/imports', body, options });
  }

  /** Delete an import. */
  deleteById(importId: string, options?: CallOptions): Promise<Import> {
    return this.json({
      id: 'imports.deleteById',
      method: 'DELETE',
      path: path`/imports/${importId}`,
      options,
    });
  }

  /** Get an import. */
  findById(importId: string, options?: CallOptions): Promise<Import> {
    return this.json({ id: 'imports.findById', method: 'GET', path: path`/imports/${importId}`, options });
  }

  /** Download the result of an import. */
  getResult(importId: string, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'imports.getResult',
      method: 'GET',
      path: path`/imports/${importId}/result`,
      options,
    });
  }

  /** List imports. */
  list(query?: ImportsListQuery, options?: CallOptions): Pages<Import> {
    return this.pages({ id: 'imports.list', method: 'GET', path: '/imports', query, options });
  }

  /** List the rows of an import. */
  listRows(importId: string, query?: ImportsListRowsQuery, options?: CallOptions): Pages<ImportRow> {
    return this.pages({
      id: 'imports.listRows',
      method: 'GET',
      path: path`/imports/${importId}/rows`,
      query,
      options,
    });
  }

  /** Import records from a file. */
  upload(body: ImportsUploadBody, query: ImportsUploadQuery, options?: CallOptions): Promise<Import> {
    return this.json({
      id: 'imports.upload',
      method: 'POST',
      path: '/imports/upload',
      files: body,
      query,
      options,
    });
  }
}

/** `firstday.inspection_packages` */
export class InspectionPackagesResource extends Resource {
  /** Order an inspection package. */
  create(body: CreateInspectionPackage, options?: CallOptions): Promise<InspectionPackage> {
    return this.json({
      id: 'inspection_packages.create',
      method: 'POST',
      path: '/inspection_packages',
      body,
      options,
    });
  }

  /** Delete an inspection package. */
  deleteById(inspectionPackageId: string, options?: CallOptions): Promise<InspectionPackage> {
    return this.json({
      id: 'inspection_packages.deleteById',
      method: 'DELETE',
      path: path`/inspection_packages/${inspectionPackageId}`,
      options,
    });
  }

  /** Download an inspection package. */
  download(inspectionPackageId: string, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'inspection_packages.download',
      method: 'GET',
      path: path`/inspection_packages/${inspectionPackageId}/file`,
      options,
    });
  }

  /** Get an inspection package. */
  findById(inspectionPackageId: string, options?: CallOptions): Promise<InspectionPackage> {
    return this.json({
      id: 'inspection_packages.findById',
      method: 'GET',
      path: path`/inspection_packages/${inspectionPackageId}`,
      options,
    });
  }

  /** List inspection packages. */
  list(query?: InspectionPackagesListQuery, options?: CallOptions): Pages<InspectionPackage> {
    return this.pages({
      id: 'inspection_packages.list',
      method: 'GET',
      path: '/inspection_packages',
      query,
      options,
    });
  }

  /** List who downloaded an inspection package. */
  listDownloads(inspectionPackageId: string, options?: CallOptions): Promise<InspectionPackageDownloadList> {
    return this.json({
      id: 'inspection_packages.listDownloads',
      method: 'GET',
      path: path`/inspection_packages/${inspectionPackageId}/downloads`,
      options,
    });
  }
}

/** `firstday.inspector_accesses` */
export class InspectorAccessesResource extends Resource {
  /** Give an inspector access to an inspection package. */
  create(
    inspectionPackageId: string,
    body: CreateInspectorAccess,
    options?: CallOptions,
  ): Promise<InspectorAccessCreated> {
    return this.json({
      id: 'inspector_accesses.create',
      method: 'POST',
      path: path`/inspection_packages/${inspectionPackageId}/inspector_accesses`,
      body,
      options,
    });
  }

  /** List who was given access to an inspection package. */
  list(
    inspectionPackageId: string,
    query?: InspectorAccessesListQuery,
    options?: CallOptions,
  ): Pages<InspectorAccess> {
    return this.pages({
      id: 'inspector_accesses.list',
      method: 'GET',
      path: path`/inspection_packages/${inspectionPackageId}/inspector_accesses`,
      query,
      options,
    });
  }

  /** Revoke an inspector’s access. */
  revoke(inspectorAccessId: string, options?: CallOptions): Promise<InspectorAccess> {
    return this.json({
      id: 'inspector_accesses.revoke',
      method: 'POST',
      path: path`/inspector_accesses/${inspectorAccessId}/revoke`,
      options,
    });
  }
}

/** `firstday.integrity_checks` */
export class IntegrityChecksResource extends Resource {
  /** Start an integrity check. */
  create(options?: CallOptions): Promise<IntegrityCheck> {
    return this.json({ id: 'integrity_checks.create', method: 'POST', path: '/integrity_checks', options });
  }

  /** Get an integrity check. */
  findById(integrityCheckId: string, options?: CallOptions): Promise<IntegrityCheck> {
    return this.json({
      id: 'integrity_checks.findById',
      method: 'GET',
      path: path`/integrity_checks/${integrityCheckId}`,
      options,
    });
  }

  /** List integrity checks. */
  list(query?: IntegrityChecksListQuery, options?: CallOptions): Pages<IntegrityCheck> {
    return this.pages({
      id: 'integrity_checks.list',
      method: 'GET',
      path: '/integrity_checks',
      query,
      options,
    });
  }
}

/** `firstday.jobs` */
export class JobsResource extends Resource {
  /** Create a job. */
  create(body: JobsCreateBody, options?: CallOptions): Promise<Job> {
    return this.json({ id: 'jobs.create', method: 'POST', path: '/jobs', body, options });
  }

  /** Delete a job. */
  deleteById(jobId: string, options?: CallOptions): Promise<Job> {
    return this.json({ id: 'jobs.deleteById', method: 'DELETE', path: path`/jobs/${jobId}`, options });
  }

  /** Get a job. */
  findById(jobId: string, options?: CallOptions): Promise<Job> {
    return this.json({ id: 'jobs.findById', method: 'GET', path: path`/jobs/${jobId}`, options });
  }

  /** List jobs. */
  list(query?: JobsListQuery, options?: CallOptions): Pages<Job> {
    return this.pages({ id: 'jobs.list', method: 'GET', path: '/jobs', query, options });
  }

  /** List deleted jobs. */
  listDeleted(query?: JobsListDeletedQuery, options?: CallOptions): Pages<DeletedJob> {
    return this.pages({ id: 'jobs.listDeleted', method: 'GET', path: '/deleted_jobs', query, options });
  }

  /** Restore a deleted job. */
  restore(jobId: string, options?: CallOptions): Promise<Job> {
    return this.json({ id: 'jobs.restore', method: 'POST', path: path`/jobs/${jobId}/restore`, options });
  }

  /** Change a job. */
  updateById(jobId: string, body: JobsUpdateByIdBody, options?: CallOptions): Promise<Job> {
    return this.json({ id: 'jobs.updateById', method: 'PATCH', path: path`/jobs/${jobId}`, body, options });
  }

  /** Create a job, or change the one of this external id. */
  upsertByExternalId(
    externalId: string,
    body: JobsUpsertByExternalIdBody,
    options?: CallOptions,
  ): Promise<Job> {
    return this.json({
      id: 'jobs.upsertByExternalId',
      method: 'PUT',
      path: path`/jobs/by_external_id/${externalId}`,
      body,
      options,
    });
  }
}

/** `firstday.legal_holds` */
export class LegalHoldsResource extends Resource {
  /** Place a legal hold. */
  create(body: LegalHoldsCreateBody, options?: CallOptions): Promise<LegalHold> {
    return this.json({ id: 'legal_holds.create', method: 'POST', path: '/legal_holds', body, options });
  }

  /** List legal holds. */
  list(query?: LegalHoldsListQuery, options?: CallOptions): Pages<LegalHold> {
    return this.pages({ id: 'legal_holds.list', method: 'GET', path: '/legal_holds', query, options });
  }

  /** Release a legal hold. */
  release(legalHoldId: string, body: LegalHoldsReleaseBody, options?: CallOptions): Promise<LegalHold> {
    return this.json({
      id: 'legal_holds.release',
      method: 'POST',
      path: path`/legal_holds/${legalHoldId}/release`,
      body,
      options,
    });
  }
}

/** `firstday.magic_links` */
export class MagicLinksResource extends Resource {
  /** Make a link that signs a user in once. */
  create(body: MagicLinksCreateBody, options?: CallOptions): Promise<MagicLinksCreateAnswer> {
    return this.json({ id: 'magic_links.create', method: 'POST', path: '/magic_links', body, options });
  }
}

/** `firstday.message_settings` */
export class MessageSettingsResource extends Resource {
  /** Look up whether the sender’s domain is set up for messages. */
  checkDomain(options?: CallOptions): Promise<MailDomainCheck> {
    return this.json({
      id: 'message_settings.checkDomain',
      method: 'GET',
      path: '/message_settings/domain_check',
      options,
    });
  }

  /** Count who is written to at once when messages are turned on. */
  countWaiting(options?: CallOptions): Promise<WaitingPeople> {
    return this.json({
      id: 'message_settings.countWaiting',
      method: 'GET',
      path: '/message_settings/waiting',
      options,
    });
  }

  /** Get whether messages are sent. */
  find(options?: CallOptions): Promise<MessageSettings> {
    return this.json({ id: 'message_settings.find', method: 'GET', path: '/message_settings', options });
  }

  /** Get the name that messages to an employer’s people come from. */
  findByEmployer(employerId: string, options?: CallOptions): Promise<EmployerMessageSettings> {
    return this.json({
      id: 'message_settings.findByEmployer',
      method: 'GET',
      path: path`/employers/${employerId}/message_settings`,
      options,
    });
  }

  /** Turn messages on or off. */
  update(body: UpdateMessageSettings, options?: CallOptions): Promise<MessageSettings> {
    return this.json({
      id: 'message_settings.update',
      method: 'PATCH',
      path: '/message_settings',
      body,
      options,
    });
  }

  /** Set the name that messages to an employer’s people come from. */
  updateByEmployer(
    employerId: string,
    body: UpdateEmployerMessageSettings,
    options?: CallOptions,
  ): Promise<EmployerMessageSettings> {
    return this.json({
      id: 'message_settings.updateByEmployer',
      method: 'PATCH',
      path: path`/employers/${employerId}/message_settings`,
      body,
      options,
    });
  }
}

/** `firstday.message_wordings` */
export class MessageWordingsResource extends Resource {
  /** List how each kind of message is worded. */
  list(query?: MessageWordingsListQuery, options?: CallOptions): Promise<MessageWordingList> {
    return this.json({
      id: 'message_wordings.list',
      method: 'GET',
      path: '/message_wordings',
      query,
      options,
    });
  }

  /** Show a message as it would be worded. */
  preview(body: MessageWordingsPreviewBody, options?: CallOptions): Promise<MessagePreview> {
    return this.json({
      id: 'message_wordings.preview',
      method: 'POST',
      path: '/message_wordings/preview',
      body,
      options,
    });
  }

  /** Word a kind of message in a language. */
  replace(body: MessageWordingsReplaceBody, options?: CallOptions): Promise<AccountWording> {
    return this.json({
      id: 'message_wordings.replace',
      method: 'PUT',
      path: '/message_wordings',
      body,
      options,
    });
  }

  /** Use our words for a kind of message again. */
  reset(body: MessageWordingsResetBody, options?: CallOptions): Promise<AccountWording> {
    return this.json({
      id: 'message_wordings.reset',
      method: 'POST',
      path: '/message_wordings/reset',
      body,
      options,
    });
  }
}

/** `firstday.messages` */
export class MessagesResource extends Resource {
  /** List messages to employees. */
  list(query?: MessagesListQuery, options?: CallOptions): Pages<EmployeeMessage> {
    return this.pages({ id: 'messages.list', method: 'GET', path: '/messages', query, options });
  }

  /** Send a message again, with a new link. */
  resend(messageId: string, options?: CallOptions): Promise<EmployeeMessage> {
    return this.json({
      id: 'messages.resend',
      method: 'POST',
      path: path`/messages/${messageId}/resend`,
      options,
    });
  }

  /** Send an employee their onboarding link by email. */
  send(employeeId: string, body: SendMessage, options?: CallOptions): Promise<EmployeeMessage> {
    return this.json({
      id: 'messages.send',
      method: 'POST',
      path: path`/employees/${employeeId}/messages`,
      body,
      options,
    });
  }

  /** Write no more to the address of a message. */
  suppress(messageId: string, options?: CallOptions): Promise<EmployeeMessage> {
    return this.json({
      id: 'messages.suppress',
      method: 'POST',
      path: path`/messages/${messageId}/suppress`,
      options,
    });
  }

  /** Write to the address of a message again. */
  unsuppress(messageId: string, options?: CallOptions): Promise<EmployeeMessage> {
    return this.json({
      id: 'messages.unsuppress',
      method: 'POST',
      path: path`/messages/${messageId}/unsuppress`,
      options,
    });
  }
}

/** `firstday.new_hire_reports` */
export class NewHireReportsResource extends Resource {
  /** Make a new-hire report. */
  create(body: CreateNewHireReport, options?: CallOptions): Promise<CreatedNewHireReport> {
    return this.json({
      id: 'new_hire_reports.create',
      method: 'POST',
      path: '/new_hire_reports',
      body,
      options,
    });
  }

  /** Delete a new-hire report that was not sent. */
  deleteById(newHireReportId: string, options?: CallOptions): Promise<NewHireReport> {
    return this.json({
      id: 'new_hire_reports.deleteById',
      method: 'DELETE',
      path: path`/new_hire_reports/${newHireReportId}`,
      options,
    });
  }

  /** Download a new-hire report. */
  download(newHireReportId: string, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'new_hire_reports.download',
      method: 'GET',
      path: path`/new_hire_reports/${newHireReportId}/file`,
      options,
    });
  }

  /** Get a new-hire report. */
  findById(newHireReportId: string, options?: CallOptions): Promise<NewHireReport> {
    return this.json({
      id: 'new_hire_reports.findById',
      method: 'GET',
      path: path`/new_hire_reports/${newHireReportId}`,
      options,
    });
  }

  /** List new-hire reports. */
  list(query?: NewHireReportsListQuery, options?: CallOptions): Pages<NewHireReport> {
    return this.pages({
      id: 'new_hire_reports.list',
      method: 'GET',
      path: '/new_hire_reports',
      query,
      options,
    });
  }

  /** List new hires that are to be reported. */
  listDue(query?: NewHireReportsListDueQuery, options?: CallOptions): Promise<DueNewHirePage> {
    return this.json({
      id: 'new_hire_reports.listDue',
      method: 'GET',
      path: '/due_new_hires',
      query,
      options,
    });
  }

  /** List who is in a new-hire report. */
  listHires(newHireReportId: string, options?: CallOptions): Promise<ReportedHireList> {
    return this.json({
      id: 'new_hire_reports.listHires',
      method: 'GET',
      path: path`/new_hire_reports/${newHireReportId}/hires`,
      options,
    });
  }

  /** Mark a new-hire report as sent. */
  send(newHireReportId: string, body: SendNewHireReport, options?: CallOptions): Promise<NewHireReport> {
    return this.json({
      id: 'new_hire_reports.send',
      method: 'POST',
      path: path`/new_hire_reports/${newHireReportId}/send`,
      body,
      options,
    });
  }
}

/** `firstday.onboarding_links` */
export class OnboardingLinksResource extends Resource {
  /** List onboarding links. */
  list(query?: OnboardingLinksListQuery, options?: CallOptions): Pages<OnboardingLink> {
    return this.pages({
      id: 'onboarding_links.list',
      method: 'GET',
      path: '/onboarding_links',
      query,
      options,
    });
  }

  /** Revoke an onboarding link; its sessions end with it. */
  revoke(onboardingLinkId: string, options?: CallOptions): Promise<OnboardingLink> {
    return this.json({
      id: 'onboarding_links.revoke',
      method: 'DELETE',
      path: path`/onboarding_links/${onboardingLinkId}`,
      options,
    });
  }
}

/** `firstday.placement_acts` */
export class PlacementActsResource extends Resource {
  /** Delete many placements. */
  delete(body: DeletePlacements, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'placement_acts.delete',
      method: 'POST',
      path: '/placement_acts/delete',
      body,
      options,
    });
  }
}

/** `firstday.placements` */
export class PlacementsResource extends Resource {
  /** Create a placement, and its tasks if asked. */
  create(body: PlacementsCreateBody, options?: CallOptions): Promise<Placement> {
    return this.json({ id: 'placements.create', method: 'POST', path: '/placements', body, options });
  }

  /** Delete a placement. */
  deleteById(placementId: string, options?: CallOptions): Promise<Placement> {
    return this.json({
      id: 'placements.deleteById',
      method: 'DELETE',
      path: path`/placements/${placementId}`,
      options,
    });
  }

  /** Say why each form is required. */
  explain(placementId: string, options?: CallOptions): Promise<PlacementExplanation> {
    return this.json({
      id: 'placements.explain',
      method: 'GET',
      path: path`/placements/${placementId}/explanation`,
      options,
    });
  }

  /** Say why each form would be required. */
  explainUnsaved(
    body: PlacementsExplainUnsavedBody = {},
    options?: CallOptions,
  ): Promise<UnsavedPlacementExplanation> {
    return this.json({
      id: 'placements.explainUnsaved',
      method: 'POST',
      path: '/placements/unsaved_explanation',
      body,
      options,
    });
  }

  /** Get a placement. */
  findById(
    placementId: string,
    query?: PlacementsFindByIdQuery,
    options?: CallOptions,
  ): Promise<ExpandedPlacement> {
    return this.json({
      id: 'placements.findById',
      method: 'GET',
      path: path`/placements/${placementId}`,
      query,
      options,
    });
  }

  /** List placements. */
  list(query?: PlacementsListQuery, options?: CallOptions): Pages<ExpandedPlacement> {
    return this.pages({ id: 'placements.list', method: 'GET', path: '/placements', query, options });
  }

  /** Say which forms a placement would need. */
  preview(body: PlacementsPreviewBody, options?: CallOptions): Promise<Placement> {
    return this.json({
      id: 'placements.preview',
      method: 'POST',
      path: '/placements/preview',
      body,
      options,
    });
  }

  /** Say which forms a placement would need; use the POST instead. @deprecated */
  previewDeprecated(query: PlacementsPreviewDeprecatedQuery, options?: CallOptions): Promise<Placement> {
    return this.json({
      id: 'placements.previewDeprecated',
      method: 'GET',
      path: '/placements/preview',
      query,
      options,
    });
  }

  /** List the forms a placement would need; use `placements.preview` instead. @deprecated */
  previewTasks(
    body: PlacementsPreviewTasksBody,
    options?: CallOptions,
  ): Promise<PlacementsPreviewTasksAnswer> {
    return this.json({
      id: 'placements.previewTasks',
      method: 'POST',
      path: '/placements/preview_tasks',
      body,
      options,
    });
  }

  /** Change a placement. */
  updateById(placementId: string, body: PlacementsUpdateByIdBody, options?: CallOptions): Promise<Placement> {
    return this.json({
      id: 'placements.updateById',
      method: 'PATCH',
      path: path`/placements/${placementId}`,
      body,
      options,
    });
  }

  /** Create a placement, or change the one of this external id. */
  upsertByExternalId(
    externalId: string,
    body: PlacementsUpsertByExternalIdBody,
    options?: CallOptions,
  ): Promise<Placement> {
    return this.json({
      id: 'placements.upsertByExternalId',
      method: 'PUT',
      path: path`/placements/by_external_id/${externalId}`,
      body,
      options,
    });
  }
}

/** `firstday.policies` */
export class PoliciesResource extends Resource {
  /** Create a policy. */
  create(body: PoliciesCreateBody, options?: CallOptions): Promise<Policy> {
    return this.json({ id: 'policies.create', method: 'POST', path: '/policies', body, options });
  }

  /** Get a policy. */
  findById(policyId: string, options?: CallOptions): Promise<Policy> {
    return this.json({ id: 'policies.findById', method: 'GET', path: path`/policies/${policyId}`, options });
  }

  /** Say what is certain of a policy as it is. */
  findProof(policyId: string, options?: CallOptions): Promise<ProvenPolicy> {
    return this.json({
      id: 'policies.findProof',
      method: 'GET',
      path: path`/policies/${policyId}/proof`,
      options,
    });
  }

  /** List policies. */
  list(query?: PoliciesListQuery, options?: CallOptions): Pages<Policy> {
    return this.pages({ id: 'policies.list', method: 'GET', path: '/policies', query, options });
  }

  /** List what the conditions of policies may ask. */
  listFacts(options?: CallOptions): Promise<PolicyFacts> {
    return this.json({ id: 'policies.listFacts', method: 'GET', path: '/policy_facts', options });
  }

  /** List the versions of a policy. */
  listVersions(
    policyId: string,
    query?: PoliciesListVersionsQuery,
    options?: CallOptions,
  ): Pages<PolicyRevision> {
    return this.pages({
      id: 'policies.listVersions',
      method: 'GET',
      path: path`/policies/${policyId}/versions`,
      query,
      options,
    });
  }

  /** Say what is certain of a policy before it is kept. */
  prove(body: PoliciesProveBody = {}, options?: CallOptions): Promise<ProvenPolicy> {
    return this.json({ id: 'policies.prove', method: 'POST', path: '/policies/proof', body, options });
  }

  /** Say for each open placement what a change of a policy would change. */
  replay(body: PolicyDraft, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({ id: 'policies.replay', method: 'POST', path: '/policies/replay', body, options });
  }

  /** Give a policy the content of an earlier version. */
  rollBack(policyId: string, body: PoliciesRollBackBody, options?: CallOptions): Promise<Policy> {
    return this.json({
      id: 'policies.rollBack',
      method: 'POST',
      path: path`/policies/${policyId}/roll_back`,
      body,
      options,
    });
  }

  /** Change a policy. */
  updateById(policyId: string, body: PoliciesUpdateByIdBody, options?: CallOptions): Promise<Policy> {
    return this.json({
      id: 'policies.updateById',
      method: 'PATCH',
      path: path`/policies/${policyId}`,
      body,
      options,
    });
  }
}

/** `firstday.policy_library` */
export class PolicyLibraryResource extends Resource {
  /** Add a policy of the library. */
  add(libraryKey: string, options?: CallOptions): Promise<LibraryEntry> {
    return this.json({
      id: 'policy_library.add',
      method: 'POST',
      path: path`/policy_library/${libraryKey}/add`,
      options,
    });
  }

  /** Add the official file of a policy’s form. */
  addFile(
    libraryKey: string,
    body: PolicyLibraryAddFileBody,
    options?: CallOptions,
  ): Promise<AddedOfficialFile> {
    return this.json({
      id: 'policy_library.addFile',
      method: 'POST',
      path: path`/policy_library/${libraryKey}/file`,
      body,
      options,
    });
  }

  /** Add every policy of a state. */
  addState(jurisdiction: string, options?: CallOptions): Promise<LibraryPlan> {
    return this.json({
      id: 'policy_library.addState',
      method: 'POST',
      path: path`/policy_library/states/${jurisdiction}/add`,
      options,
    });
  }

  /** Show which forms of each state are decided. */
  coverage(query?: PolicyLibraryCoverageQuery, options?: CallOptions): Promise<LibraryCoverage> {
    return this.json({
      id: 'policy_library.coverage',
      method: 'GET',
      path: '/policy_library/coverage',
      query,
      options,
    });
  }

  /** List the policies of the library. */
  list(query?: PolicyLibraryListQuery, options?: CallOptions): Promise<LibraryEntries> {
    return this.json({ id: 'policy_library.list', method: 'GET', path: '/policy_library', query, options });
  }

  /** Show what adding a state would add. */
  planState(jurisdiction: string, options?: CallOptions): Promise<LibraryPlan> {
    return this.json({
      id: 'policy_library.planState',
      method: 'GET',
      path: path`/policy_library/states/${jurisdiction}/plan`,
      options,
    });
  }

  /** Take back a waiver. */
  takeBackWaiver(libraryKey: string, options?: CallOptions): Promise<void> {
    return this.nothing({
      id: 'policy_library.takeBackWaiver',
      method: 'DELETE',
      path: path`/policy_library/${libraryKey}/waiver`,
      options,
    });
  }

  /** Take over what the library says of a policy. */
  update(
    libraryKey: string,
    body: PolicyLibraryUpdateBody = {},
    options?: CallOptions,
  ): Promise<LibraryEntry> {
    return this.json({
      id: 'policy_library.update',
      method: 'POST',
      path: path`/policy_library/${libraryKey}/update`,
      body,
      options,
    });
  }

  /** Waive a policy of the library. */
  waive(libraryKey: string, body: PolicyLibraryWaiveBody, options?: CallOptions): Promise<LibraryWaiver> {
    return this.json({
      id: 'policy_library.waive',
      method: 'PUT',
      path: path`/policy_library/${libraryKey}/waiver`,
      body,
      options,
    });
  }
}

/** `firstday.rehires` */
export class RehiresResource extends Resource {
  /** Choose a new form or Supplement B. */
  decide(taskId: string, body: DecideRehire, options?: CallOptions): Promise<RehireOffer> {
    return this.json({
      id: 'rehires.decide',
      method: 'POST',
      path: path`/tasks/${taskId}/rehire`,
      body,
      options,
    });
  }

  /** Get what may be chosen for a rehire. */
  find(taskId: string, options?: CallOptions): Promise<RehireOffer> {
    return this.json({ id: 'rehires.find', method: 'GET', path: path`/tasks/${taskId}/rehire`, options });
  }

  /** List what is to be chosen for an employee. */
  listOfEmployee(employeeId: string, options?: CallOptions): Promise<RehireOffers> {
    return this.json({
      id: 'rehires.listOfEmployee',
      method: 'GET',
      path: path`/employees/${employeeId}/rehires`,
      options,
    });
  }
}

/** `firstday.reports` */
export class ReportsResource extends Resource {
  /** Download a report as CSV. */
  export(query: ReportsExportQuery, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({ id: 'reports.export', method: 'GET', path: '/reports/export', query, options });
  }

  /** Get a report. */
  find(query: ReportsFindQuery, options?: CallOptions): Promise<Report> {
    return this.json({ id: 'reports.find', method: 'GET', path: '/reports', query, options });
  }

  /** List the rows behind a number of a report. */
  listRows(query: ReportsListRowsQuery, options?: CallOptions): Promise<ReportRowPage> {
    return this.json({ id: 'reports.listRows', method: 'GET', path: '/report_rows', query, options });
  }
}

/** `firstday.security_events` */
export class SecurityEventsResource extends Resource {
  /** Export the security log as JSON lines. */
  export(query?: SecurityEventsExportQuery, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'security_events.export',
      method: 'GET',
      path: '/security_events/export',
      query,
      options,
    });
  }

  /** List what was done in the account, and by whom. */
  list(query?: SecurityEventsListQuery, options?: CallOptions): Promise<SecurityEventPage> {
    return this.json({ id: 'security_events.list', method: 'GET', path: '/security_events', query, options });
  }
}

/** `firstday.subtasks` */
export class SubtasksResource extends Resource {
  /** Get a subtask: one page of a task. */
  findById(subtaskId: string, options?: CallOptions): Promise<Subtask> {
    return this.json({ id: 'subtasks.findById', method: 'GET', path: path`/subtasks/${subtaskId}`, options });
  }

  /** Upload files for a page. */
  uploadFiles(
    subtaskId: string,
    body: SubtasksUploadFilesBody,
    options?: CallOptions,
  ): Promise<UploadFilesResponse> {
    return this.json({
      id: 'subtasks.uploadFiles',
      method: 'POST',
      path: path`/subtasks/${subtaskId}/upload`,
      files: body,
      options,
    });
  }
}

/** `firstday.system_health` */
export class SystemHealthResource extends Resource {
  /** See what works and what does not. */
  find(options?: CallOptions): Promise<SystemHealth> {
    return this.json({ id: 'system_health.find', method: 'GET', path: '/system_health', options });
  }
}

/** `firstday.task_change_requests` */
export class TaskChangeRequestsResource extends Resource {
  /** Reopen a completed task. */
  create(
    taskId: string,
    body: TaskChangeRequestsCreateBody = {},
    options?: CallOptions,
  ): Promise<TaskChangeRequestSkipped | TaskChangeRequestCreated> {
    return this.json({
      id: 'task_change_requests.create',
      method: 'POST',
      path: path`/tasks/${taskId}/task_change_requests`,
      body,
      options,
    });
  }
}

/** `firstday.tasks` */
export class TasksResource extends Resource {
  /** Answer what an employee asks to correct. */
  answerCorrectionRequest(
    taskId: string,
    body: TasksAnswerCorrectionRequestBody,
    options?: CallOptions,
  ): Promise<Task> {
    return this.json({
      id: 'tasks.answerCorrectionRequest',
      method: 'POST',
      path: path`/tasks/${taskId}/correction_request/answer`,
      body,
      options,
    });
  }

  /** Fill in and sign a task of a test account. */
  completeForTest(taskId: string, options?: CallOptions): Promise<Task> {
    return this.json({
      id: 'tasks.completeForTest',
      method: 'POST',
      path: path`/tasks/${taskId}/complete_for_test`,
      options,
    });
  }

  /** Create a task. */
  create(body: TasksCreateBody, query?: TasksCreateQuery, options?: CallOptions): Promise<Task> {
    return this.json({ id: 'tasks.create', method: 'POST', path: '/tasks', body, query, options });
  }

  /** Create a new code for the representative. */
  createRepresentativeCode(taskId: string, options?: CallOptions): Promise<RepresentativeCode> {
    return this.json({
      id: 'tasks.createRepresentativeCode',
      method: 'POST',
      path: path`/tasks/${taskId}/representatives/code`,
      options,
    });
  }

  /** Withdraw a task. */
  deleteById(taskId: string, query?: TasksDeleteByIdQuery, options?: CallOptions): Promise<Task> {
    return this.json({
      id: 'tasks.deleteById',
      method: 'DELETE',
      path: path`/tasks/${taskId}`,
      query,
      options,
    });
  }

  /** Get a task. */
  findById(taskId: string, query?: TasksFindByIdQuery, options?: CallOptions): Promise<ExpandedTask> {
    return this.json({ id: 'tasks.findById', method: 'GET', path: path`/tasks/${taskId}`, query, options });
  }

  /** Get the audit trail of a task, verified. */
  getAudit(taskId: string, options?: CallOptions): Promise<TaskAudit> {
    return this.json({ id: 'tasks.getAudit', method: 'GET', path: path`/tasks/${taskId}/audit`, options });
  }

  /** Download the signing certificate. */
  getCertificate(
    taskId: string,
    query?: TasksGetCertificateQuery,
    options?: CallOptions,
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'tasks.getCertificate',
      method: 'GET',
      path: path`/tasks/${taskId}/certificate`,
      query,
      options,
    });
  }

  /** Get what an employee asks to correct. */
  getCorrectionRequest(taskId: string, options?: CallOptions): Promise<CorrectionRequest> {
    return this.json({
      id: 'tasks.getCorrectionRequest',
      method: 'GET',
      path: path`/tasks/${taskId}/correction_request`,
      options,
    });
  }

  /** Get the answers of a task. */
  getFields(taskId: string, query?: TasksGetFieldsQuery, options?: CallOptions): Promise<TaskFields> {
    return this.json({
      id: 'tasks.getFields',
      method: 'GET',
      path: path`/tasks/${taskId}/fields`,
      query,
      options,
    });
  }

  /** Make an onboarding link for one task. */
  getOnboardingUrl(taskId: string, query: TasksGetOnboardingUrlQuery, options?: CallOptions): Promise<Link> {
    return this.json({
      id: 'tasks.getOnboardingUrl',
      method: 'GET',
      path: path`/tasks/${taskId}/onboarding`,
      query,
      options,
    });
  }

  /** Download the finished document. */
  getPdf(taskId: string, query?: TasksGetPdfQuery, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'tasks.getPdf',
      method: 'GET',
      path: path`/tasks/${taskId}/pdf`,
      query,
      options,
    });
  }

  /** Get the answers of a version beside those before. */
  getVersionFields(
    taskId: string,
    query?: TasksGetVersionFieldsQuery,
    options?: CallOptions,
  ): Promise<TaskVersionFields> {
    return this.json({
      id: 'tasks.getVersionFields',
      method: 'GET',
      path: path`/tasks/${taskId}/versions/fields`,
      query,
      options,
    });
  }

  /** List tasks. */
  list(query?: TasksListQuery, options?: CallOptions): Pages<ExpandedTask> {
    return this.pages({ id: 'tasks.list', method: 'GET', path: '/tasks', query, options });
  }

  /** List what an employee asks to correct. */
  listCorrectionRequests(employeeId: string, options?: CallOptions): Promise<CorrectionRequests> {
    return this.json({
      id: 'tasks.listCorrectionRequests',
      method: 'GET',
      path: path`/employees/${employeeId}/correction_requests`,
      options,
    });
  }

  /** List what an employee signed, and the files that were given with it. */
  listDocuments(employeeId: string, options?: CallOptions): Promise<EmployeeDocuments> {
    return this.json({
      id: 'tasks.listDocuments',
      method: 'GET',
      path: path`/employees/${employeeId}/documents`,
      options,
    });
  }

  /** List who was named to examine the documents. */
  listRepresentatives(taskId: string, options?: CallOptions): Promise<RepresentativeList> {
    return this.json({
      id: 'tasks.listRepresentatives',
      method: 'GET',
      path: path`/tasks/${taskId}/representatives`,
      options,
    });
  }

  /** List what was attested on a task. */
  listVersions(taskId: string, options?: CallOptions): Promise<TaskVersions> {
    return this.json({
      id: 'tasks.listVersions',
      method: 'GET',
      path: path`/tasks/${taskId}/versions`,
      options,
    });
  }

  /** Name who examines the documents for the employer. */
  nameRepresentative(
    taskId: string,
    body: TasksNameRepresentativeBody,
    options?: CallOptions,
  ): Promise<RepresentativeNamed> {
    return this.json({
      id: 'tasks.nameRepresentative',
      method: 'POST',
      path: path`/tasks/${taskId}/representatives`,
      body,
      options,
    });
  }

  /** See the document as it will be. */
  previewPdf(taskId: string, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes({
      id: 'tasks.previewPdf',
      method: 'GET',
      path: path`/tasks/${taskId}/preview`,
      options,
    });
  }

  /** Have a document that could not be made tried again at once. */
  retryDocument(taskId: string, options?: CallOptions): Promise<Task> {
    return this.json({
      id: 'tasks.retryDocument',
      method: 'POST',
      path: path`/tasks/${taskId}/document_retries`,
      options,
    });
  }

  /** Accept what the representative signed, or send it back. */
  reviewRepresentative(
    taskId: string,
    body: TasksReviewRepresentativeBody,
    options?: CallOptions,
  ): Promise<Representative> {
    return this.json({
      id: 'tasks.reviewRepresentative',
      method: 'POST',
      path: path`/tasks/${taskId}/representatives/review`,
      body,
      options,
    });
  }

  /** Revoke the representative: link and session end at once. */
  revokeRepresentative(taskId: string, options?: CallOptions): Promise<Representative> {
    return this.json({
      id: 'tasks.revokeRepresentative',
      method: 'DELETE',
      path: path`/tasks/${taskId}/representatives`,
      options,
    });
  }

  /** Change when a task expires or is purged. */
  updateById(taskId: string, body: TasksUpdateByIdBody, options?: CallOptions): Promise<Task> {
    return this.json({
      id: 'tasks.updateById',
      method: 'PATCH',
      path: path`/tasks/${taskId}`,
      body,
      options,
    });
  }

  /** Write answers of a task: all of them or none. */
  updateFields(
    taskId: string,
    body: TasksUpdateFieldsBody,
    options?: CallOptions,
  ): Promise<TasksUpdateFieldsAnswer> {
    return this.json({
      id: 'tasks.updateFields',
      method: 'PATCH',
      path: path`/tasks/${taskId}/fields`,
      body,
      options,
    });
  }
}

/** `firstday.text_consents` */
export class TextConsentsResource extends Resource {
  /** Get whether an employee agreed to text messages. */
  find(employeeId: string, options?: CallOptions): Promise<TextConsent> {
    return this.json({
      id: 'text_consents.find',
      method: 'GET',
      path: path`/employees/${employeeId}/text_consent`,
      options,
    });
  }

  /** Record that an employee agreed to text messages, or does not any more. */
  update(employeeId: string, body: UpdateTextConsent, options?: CallOptions): Promise<TextConsent> {
    return this.json({
      id: 'text_consents.update',
      method: 'PUT',
      path: path`/employees/${employeeId}/text_consent`,
      body,
      options,
    });
  }
}

/** `firstday.themes` */
export class ThemesResource extends Resource {
  /** Create a theme. */
  create(body: ThemesCreateBody, options?: CallOptions): Promise<Theme> {
    return this.json({ id: 'themes.create', method: 'POST', path: '/themes', body, options });
  }

  /** Delete a theme. */
  deleteById(themeId: string, options?: CallOptions): Promise<Theme> {
    return this.json({ id: 'themes.deleteById', method: 'DELETE', path: path`/themes/${themeId}`, options });
  }

  /** Get a theme. */
  findById(themeId: string, options?: CallOptions): Promise<Theme> {
    return this.json({ id: 'themes.findById', method: 'GET', path: path`/themes/${themeId}`, options });
  }

  /** List themes. */
  list(query?: ThemesListQuery, options?: CallOptions): Pages<Theme> {
    return this.pages({ id: 'themes.list', method: 'GET', path: '/themes', query, options });
  }

  /** Change a theme. */
  updateById(themeId: string, body: ThemesUpdateByIdBody, options?: CallOptions): Promise<Theme> {
    return this.json({
      id: 'themes.updateById',
      method: 'PATCH',
      path: path`/themes/${themeId}`,
      body,
      options,
    });
  }
}

/** `firstday.upcoming_starts` */
export class UpcomingStartsResource extends Resource {
  /** Count who starts by whether they are ready. */
  count(query: UpcomingStartsCountQuery, options?: CallOptions): Promise<UpcomingStartCounts> {
    return this.json({
      id: 'upcoming_starts.count',
      method: 'GET',
      path: '/upcoming_starts/count',
      query,
      options,
    });
  }

  /** List who starts, and what they wait for. */
  list(query: UpcomingStartsListQuery, options?: CallOptions): Promise<UpcomingStartPage> {
    return this.json({ id: 'upcoming_starts.list', method: 'GET', path: '/upcoming_starts', query, options });
  }
}

/** `firstday.user_groups` */
export class UserGroupsResource extends Resource {
  /** Create a user group. */
  create(body: UserGroupsCreateBody, options?: CallOptions): Promise<UserGroup> {
    return this.json({ id: 'user_groups.create', method: 'POST', path: '/user_groups', body, options });
  }

  /** Delete a user group. */
  deleteById(userGroupId: string, options?: CallOptions): Promise<UserGroup> {
    return this.json({
      id: 'user_groups.deleteById',
      method: 'DELETE',
      path: path`/user_groups/${userGroupId}`,
      options,
    });
  }

  /** Get a user group. */
  findById(userGroupId: string, options?: CallOptions): Promise<UserGroup> {
    return this.json({
      id: 'user_groups.findById',
      method: 'GET',
      path: path`/user_groups/${userGroupId}`,
      options,
    });
  }

  /** List user groups. */
  list(query?: UserGroupsListQuery, options?: CallOptions): Pages<UserGroup> {
    return this.pages({ id: 'user_groups.list', method: 'GET', path: '/user_groups', query, options });
  }

  /** List what the access rule of a group may ask. */
  listRuleFacts(options?: CallOptions): Promise<RuleFacts> {
    return this.json({
      id: 'user_groups.listRuleFacts',
      method: 'GET',
      path: '/user_group_rule_facts',
      options,
    });
  }

  /** Change a user group. */
  updateById(userGroupId: string, body: UserGroupsUpdateByIdBody, options?: CallOptions): Promise<UserGroup> {
    return this.json({
      id: 'user_groups.updateById',
      method: 'PATCH',
      path: path`/user_groups/${userGroupId}`,
      body,
      options,
    });
  }
}

/** `firstday.users` */
export class UsersResource extends Resource {
  /** Create a user. */
  create(body: UsersCreateBody, options?: CallOptions): Promise<User> {
    return this.json({ id: 'users.create', method: 'POST', path: '/users', body, options });
  }

  /** Delete a user. */
  deleteById(userId: string, options?: CallOptions): Promise<User> {
    return this.json({ id: 'users.deleteById', method: 'DELETE', path: path`/users/${userId}`, options });
  }

  /** End a session of a user. */
  endSession(userId: string, sessionId: string, options?: CallOptions): Promise<void> {
    return this.nothing({
      id: 'users.endSession',
      method: 'DELETE',
      path: path`/users/${userId}/sessions/${sessionId}`,
      options,
    });
  }

  /** End every session of a user. */
  endSessions(userId: string, options?: CallOptions): Promise<void> {
    return this.nothing({
      id: 'users.endSessions',
      method: 'DELETE',
      path: path`/users/${userId}/sessions`,
      options,
    });
  }

  /** Get a user. */
  findById(userId: string, options?: CallOptions): Promise<User> {
    return this.json({ id: 'users.findById', method: 'GET', path: path`/users/${userId}`, options });
  }

  /** List users. */
  list(query?: UsersListQuery, options?: CallOptions): Pages<User> {
    return this.pages({ id: 'users.list', method: 'GET', path: '/users', query, options });
  }

  /** List users with the groups they are in. */
  listMemberships(query?: UsersListMembershipsQuery, options?: CallOptions): Pages<UserMembership> {
    return this.pages({
      id: 'users.listMemberships',
      method: 'GET',
      path: '/user_memberships',
      query,
      options,
    });
  }

  /** List the sessions of a user. */
  listSessions(userId: string, query?: UsersListSessionsQuery, options?: CallOptions): Pages<SessionListing> {
    return this.pages({
      id: 'users.listSessions',
      method: 'GET',
      path: path`/users/${userId}/sessions`,
      query,
      options,
    });
  }

  /** Change a user. */
  updateById(userId: string, body: UsersUpdateByIdBody, options?: CallOptions): Promise<User> {
    return this.json({
      id: 'users.updateById',
      method: 'PATCH',
      path: path`/users/${userId}`,
      body,
      options,
    });
  }
}

/** `firstday.webhooks` */
export class WebhooksResource extends Resource {
  /** Create a webhook. */
  create(body: WebhooksCreateBody, options?: CallOptions): Promise<Webhook> {
    return this.json({ id: 'webhooks.create', method: 'POST', path: '/webhooks', body, options });
  }

  /** Delete a webhook. */
  deleteById(webhookId: string, options?: CallOptions): Promise<Webhook> {
    return this.json({
      id: 'webhooks.deleteById',
      method: 'DELETE',
      path: path`/webhooks/${webhookId}`,
      options,
    });
  }

  /** Send to a disabled webhook again. */
  enable(webhookId: string, options?: CallOptions): Promise<WebhookHealth> {
    return this.json({
      id: 'webhooks.enable',
      method: 'POST',
      path: path`/webhooks/${webhookId}/enable`,
      options,
    });
  }

  /** Get a webhook. */
  findById(webhookId: string, options?: CallOptions): Promise<Webhook> {
    return this.json({ id: 'webhooks.findById', method: 'GET', path: path`/webhooks/${webhookId}`, options });
  }

  /** Get a delivery with every attempt. */
  getDelivery(webhookId: string, eventId: string, options?: CallOptions): Promise<WebhookDeliveryDetail> {
    return this.json({
      id: 'webhooks.getDelivery',
      method: 'GET',
      path: path`/webhooks/${webhookId}/deliveries/${eventId}`,
      options,
    });
  }

  /** Get how a webhook fares. */
  getHealth(webhookId: string, options?: CallOptions): Promise<WebhookHealth> {
    return this.json({
      id: 'webhooks.getHealth',
      method: 'GET',
      path: path`/webhooks/${webhookId}/health`,
      options,
    });
  }

  /** Get the token that signs the deliveries of a webhook. */
  getSecret(webhookId: string, options?: CallOptions): Promise<WebhookSecret> {
    return this.json({
      id: 'webhooks.getSecret',
      method: 'GET',
      path: path`/webhooks/${webhookId}/secret`,
      options,
    });
  }

  /** List webhooks. */
  list(query?: WebhooksListQuery, options?: CallOptions): Pages<Webhook> {
    return this.pages({ id: 'webhooks.list', method: 'GET', path: '/webhooks', query, options });
  }

  /** List the deliveries of a webhook. */
  listDeliveries(
    webhookId: string,
    query?: WebhooksListDeliveriesQuery,
    options?: CallOptions,
  ): Pages<WebhookDelivery> {
    return this.pages({
      id: 'webhooks.listDeliveries',
      method: 'GET',
      path: path`/webhooks/${webhookId}/deliveries`,
      query,
      options,
    });
  }

  /** Send an event again. */
  redeliver(webhookId: string, eventId: string, options?: CallOptions): Promise<WebhookDelivery> {
    return this.json({
      id: 'webhooks.redeliver',
      method: 'POST',
      path: path`/webhooks/${webhookId}/deliveries/${eventId}/redeliver`,
      options,
    });
  }

  /** Send all that failed since a time again. */
  redeliverFailed(
    webhookId: string,
    body: WebhooksRedeliverFailedBody,
    options?: CallOptions,
  ): Promise<Redelivered> {
    return this.json({
      id: 'webhooks.redeliverFailed',
      method: 'POST',
      path: path`/webhooks/${webhookId}/redeliver_failed`,
      body,
      options,
    });
  }

  /** Make a new token; for a day deliveries bear the signatures of both. */
  rotateToken(webhookId: string, options?: CallOptions): Promise<Webhook> {
    return this.json({
      id: 'webhooks.rotateToken',
      method: 'POST',
      path: path`/webhooks/${webhookId}/rotate_token`,
      options,
    });
  }

  /** Send a test event. */
  sendTest(webhookId: string, options?: CallOptions): Promise<WebhookDelivery> {
    return this.json({
      id: 'webhooks.sendTest',
      method: 'POST',
      path: path`/webhooks/${webhookId}/test`,
      options,
    });
  }

  /** Change a webhook. */
  updateById(webhookId: string, body: WebhooksUpdateByIdBody, options?: CallOptions): Promise<Webhook> {
    return this.json({
      id: 'webhooks.updateById',
      method: 'PATCH',
      path: path`/webhooks/${webhookId}`,
      body,
      options,
    });
  }
}

/** `firstday.work_items` */
export class WorkItemsResource extends Resource {
  /** Count what waits for the employer. */
  count(query?: WorkItemsCountQuery, options?: CallOptions): Promise<WorkItemCounts> {
    return this.json({ id: 'work_items.count', method: 'GET', path: '/work_items/count', query, options });
  }

  /** List what waits for the employer. */
  list(query?: WorkItemsListQuery, options?: CallOptions): Promise<WorkItemPage> {
    return this.json({ id: 'work_items.list', method: 'GET', path: '/work_items', query, options });
  }
}

/** Every operation that an API token may use. */
export abstract class Resources {
  readonly account_document_openings: AccountDocumentOpeningsResource;
  readonly account_documents: AccountDocumentsResource;
  readonly account_settings: AccountSettingsResource;
  readonly api_tokens: ApiTokensResource;
  readonly appearance: AppearanceResource;
  readonly archived_tasks: ArchivedTasksResource;
  readonly clients: ClientsResource;
  readonly compliance_calendar: ComplianceCalendarResource;
  readonly component_rows: ComponentRowsResource;
  readonly components: ComponentsResource;
  readonly connected_organizations: ConnectedOrganizationsResource;
  readonly custom_properties: CustomPropertiesResource;
  readonly custom_views: CustomViewsResource;
  readonly destruction_certificates: DestructionCertificatesResource;
  readonly embedding: EmbeddingResource;
  readonly employee_acts: EmployeeActsResource;
  readonly employees: EmployeesResource;
  readonly employers: EmployersResource;
  readonly events: EventsResource;
  readonly everify_cases: EverifyCasesResource;
  readonly everify_connection: EverifyConnectionResource;
  readonly exports: ExportsResource;
  readonly files: FilesResource;
  readonly form_pdfs: FormPdfsResource;
  readonly forms: FormsResource;
  readonly hosted_texts: HostedTextsResource;
  readonly imports: ImportsResource;
  readonly inspection_packages: InspectionPackagesResource;
  readonly inspector_accesses: InspectorAccessesResource;
  readonly integrity_checks: IntegrityChecksResource;
  readonly jobs: JobsResource;
  readonly legal_holds: LegalHoldsResource;
  readonly magic_links: MagicLinksResource;
  readonly message_settings: MessageSettingsResource;
  readonly message_wordings: MessageWordingsResource;
  readonly messages: MessagesResource;
  readonly new_hire_reports: NewHireReportsResource;
  readonly onboarding_links: OnboardingLinksResource;
  readonly placement_acts: PlacementActsResource;
  readonly placements: PlacementsResource;
  readonly policies: PoliciesResource;
  readonly policy_library: PolicyLibraryResource;
  readonly rehires: RehiresResource;
  readonly reports: ReportsResource;
  readonly security_events: SecurityEventsResource;
  readonly subtasks: SubtasksResource;
  readonly system_health: SystemHealthResource;
  readonly task_change_requests: TaskChangeRequestsResource;
  readonly tasks: TasksResource;
  readonly text_consents: TextConsentsResource;
  readonly themes: ThemesResource;
  readonly upcoming_starts: UpcomingStartsResource;
  readonly user_groups: UserGroupsResource;
  readonly users: UsersResource;
  readonly webhooks: WebhooksResource;
  readonly work_items: WorkItemsResource;

  constructor(transport: Transport) {
    this.account_document_openings = new AccountDocumentOpeningsResource(transport);
    this.account_documents = new AccountDocumentsResource(transport);
    this.account_settings = new AccountSettingsResource(transport);
    this.api_tokens = new ApiTokensResource(transport);
    this.appearance = new AppearanceResource(transport);
    this.archived_tasks = new ArchivedTasksResource(transport);
    this.clients = new ClientsResource(transport);
    this.compliance_calendar = new ComplianceCalendarResource(transport);
    this.component_rows = new ComponentRowsResource(transport);
    this.components = new ComponentsResource(transport);
    this.connected_organizations = new ConnectedOrganizationsResource(transport);
    this.custom_properties = new CustomPropertiesResource(transport);
    this.custom_views = new CustomViewsResource(transport);
    this.destruction_certificates = new DestructionCertificatesResource(transport);
    this.embedding = new EmbeddingResource(transport);
    this.employee_acts = new EmployeeActsResource(transport);
    this.employees = new EmployeesResource(transport);
    this.employers = new EmployersResource(transport);
    this.events = new EventsResource(transport);
    this.everify_cases = new EverifyCasesResource(transport);
    this.everify_connection = new EverifyConnectionResource(transport);
    this.exports = new ExportsResource(transport);
    this.files = new FilesResource(transport);
    this.form_pdfs = new FormPdfsResource(transport);
    this.forms = new FormsResource(transport);
    this.hosted_texts = new HostedTextsResource(transport);
    this.imports = new ImportsResource(transport);
    this.inspection_packages = new InspectionPackagesResource(transport);
    this.inspector_accesses = new InspectorAccessesResource(transport);
    this.integrity_checks = new IntegrityChecksResource(transport);
    this.jobs = new JobsResource(transport);
    this.legal_holds = new LegalHoldsResource(transport);
    this.magic_links = new MagicLinksResource(transport);
    this.message_settings = new MessageSettingsResource(transport);
    this.message_wordings = new MessageWordingsResource(transport);
    this.messages = new MessagesResource(transport);
    this.new_hire_reports = new NewHireReportsResource(transport);
    this.onboarding_links = new OnboardingLinksResource(transport);
    this.placement_acts = new PlacementActsResource(transport);
    this.placements = new PlacementsResource(transport);
    this.policies = new PoliciesResource(transport);
    this.policy_library = new PolicyLibraryResource(transport);
    this.rehires = new RehiresResource(transport);
    this.reports = new ReportsResource(transport);
    this.security_events = new SecurityEventsResource(transport);
    this.subtasks = new SubtasksResource(transport);
    this.system_health = new SystemHealthResource(transport);
    this.task_change_requests = new TaskChangeRequestsResource(transport);
    this.tasks = new TasksResource(transport);
    this.text_consents = new TextConsentsResource(transport);
    this.themes = new ThemesResource(transport);
    this.upcoming_starts = new UpcomingStartsResource(transport);
    this.user_groups = new UserGroupsResource(transport);
    this.users = new UsersResource(transport);
    this.webhooks = new WebhooksResource(transport);
    this.work_items = new WorkItemsResource(transport);
  }
}
