export { AccessModule } from './access/access.module.js';
export { AdmissionService, type AdmittedRequest } from './access/admission.service.js';
export { assertHasPermissionsForAll, contextWithPermission } from './access/assert-may-grant.js';
export { authoritySql } from './access/authority-sql.js';
export { bodySender, bodySenderKey } from './access/body-sender.js';
export { caseStatusFilter, caseTrackingFilter, statusSql, trackingSql } from './access/case-status-filter.js';
export { type ComponentActor, ComponentCredentials } from './access/component-credentials.js';
export {
  componentCookie,
  componentCookieName,
  cookieNameAt,
  cookieNames,
  cookiesToClear,
} from './access/cookie-names.js';
export { hasOpenTaskSql, placementsSeen } from './access/employee-condition-sql.js';
export { CreatedRows } from './access/created-rows.js';
export { creatorOf, CreatorsStore } from './access/creators.store.js';
export type { Credential } from './access/credential.js';
export { CredentialsService } from './access/credentials.service.js';
export {
  allConditions,
  type FilterConditions,
  filterConditions,
  isFilter,
  noConditions,
  wrongFilters,
} from './access/filter-scope-sql.js';
export { summaryTable } from './access/record-filter-sql.js';
export { isFromOwnOrigin } from './access/is-from-own-origin.js';
export { listAttributeNames, type ListPart, listRowsAfter } from './access/list-rows-after.store.js';
export { listRows } from './access/list-rows.store.js';
export { isInOrder, listRowsInOrder, type RowOrders } from './access/list-rows-in-order.store.js';
export {
  actorWithPermission,
  holdsPermission,
  hasPermissionForAll,
  maySeeSensitive,
  permit,
  seesSensitive,
} from './access/permit.js';
export {
  caseDeadlineScope,
  caseScope,
  deadlineScope,
  employeeColumnScope,
  employeeFilterScope,
  idsInScope,
  isComponentActor,
  isWithinRules,
  isInScope,
  placementDeadlineScope,
  recordScope,
  seesAllTasksOfEmployees,
} from './access/record-scope.store.js';
export { ResponsibleActorsStore } from './access/responsible-actors.store.js';
export { rulesScope } from './access/rules-scope.store.js';
export type { BindValue } from './access/rule-sql.js';
export { publishScopeSql } from './access/scope-sql.js';
export { SessionsStore } from './access/sessions.store.js';
export { userSessionSql } from './access/user-session-sql.js';
export { AccountsModule } from './accounts/accounts.module.js';
export { AccountsService } from './accounts/accounts.service.js';
export { AccountRulesStore, type RepresentativeRules } from './accounts/account-rules.store.js';
export { ApiTokensService } from './accounts/api-tokens.service.js';
export { ApiTokensStore } from './accounts/api-tokens.store.js';
export { componentFrameSql } from './accounts/component-frame-sql.js';
export { EmbeddingOriginsStore } from './accounts/embedding-origins.store.js';
export { firstStart } from './accounts/first-start.js';
export { SystemContexts } from './accounts/system-contexts.js';
export { ConnectedOrganizationsModule } from './connected-organizations/connected-organizations.module.js';
export {
  type OrganizationPart,
  OrganizationPartsService,
} from './connected-organizations/organization-parts.service.js';
export { loadSignInLimiters } from './sessions/load-sign-in-limiters.js';
export { UserMessagesService } from './users/user-messages.service.js';
export { MagicLinksModule } from './magic-links/magic-links.module.js';
export { MagicLinkIssuerService } from './magic-links/magic-link-issuer.service.js';
export { MagicLinksService } from './magic-links/magic-links.service.js';
export { MagicLinksStore } from './magic-links/magic-links.store.js';
export { actorSql } from './security-log/actor-sql.js';
export { KeyLogService } from './security-log/key-log.service.js';
export { RefusalsService } from './security-log/refusals.service.js';
export { type SecurityActor, securityActorOf } from './security-log/security-actor.js';
export { SecurityHistoryService } from './security-log/security-history.service.js';
export { SecurityLogModule } from './security-log/security-log.module.js';
export { SecurityLogService, type Visitor } from './security-log/security-log.service.js';
export { SecurityReadsService } from './security-log/security-reads.service.js';
export { SessionsModule } from './sessions/sessions.module.js';
export { themeSql } from './themes/theme-sql.js';
export { ThemesModule } from './themes/themes.module.js';
export { ThemesService } from './themes/themes.service.js';
export { AdministratorsStore } from './users/administrators.store.js';
export { LastAdministratorService } from './users/last-administrator.service.js';
export { type Member, MembersStore } from './users/members.store.js';
export { PasswordHashing } from './users/password-hashing.js';
export { PasswordsService } from './users/passwords.service.js';
export { RuleFactsService } from './users/rule-facts.service.js';
export { RuleRecordsStore } from './users/rule-records.store.js';
export { ScopeProperties, type ScopeProperty } from './users/scope-properties.js';
export { UserGroupsService } from './users/user-groups.service.js';
export { UserGroupsStore } from './users/user-groups.store.js';
export { userSql } from './users/user-sql.js';
export { UserLinksService } from './users/user-links.service.js';
export { UserLinksStore } from './users/user-links.store.js';
export { UsersModule } from './users/users.module.js';
export { UsersService } from './users/users.service.js';
export { UsersStore } from './users/users.store.js';
export { accountSql } from './accounts/account-sql.js';
