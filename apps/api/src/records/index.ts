export { ClientsModule } from './clients/clients.module.js';
export { ClientsService } from './clients/clients.service.js';
export { CustomAttributesService } from './custom-properties/custom-attributes.service.js';
export { CustomPropertiesModule } from './custom-properties/custom-properties.module.js';
export { CustomPropertiesService } from './custom-properties/custom-properties.service.js';
export { CustomPropertiesStore } from './custom-properties/custom-properties.store.js';
export { CustomPropertyEntity } from './custom-properties/custom-property.entity.js';
export { CustomScopeProperties } from './custom-properties/custom-scope-properties.js';
export { PropertyUses } from './custom-properties/property-uses.js';
export { propertyPath } from './custom-properties/property-path.js';
export { type DeletedEmployee, DeletedEmployeesStore } from './employees/deleted-employees.store.js';
export { type NamedContactChange } from './employees/employee-contact-changes.store.js';
export {
  EmployeeContactsService,
  holdEnd,
  type TrustedContact,
} from './employees/employee-contacts.service.js';
export { EmployeeEntity } from './employees/employee.entity.js';
export {
  type ArrivedNumber,
  EmployeeLifecycleService,
  type ReplacedContact,
} from './employees/employee-lifecycle.service.js';
export { employeeSql } from './employees/employee-sql.js';
export { EmployeesModule } from './employees/employees.module.js';
export { EmployeesService } from './employees/employees.service.js';
export {
  type EmployerClock,
  EmployerClocksStore,
  ordinaryCalendar,
} from './employers/employer-clocks.store.js';
export { type NewHireEmployer, NewHireEmployersStore } from './employers/new-hire-employers.store.js';
export { EmployersModule } from './employers/employers.module.js';
export { EmployersService } from './employers/employers.service.js';
export { listEmployerStates } from './employers/list-employer-states.store.js';
export { EmployersThemeStore } from './employers/employers-theme.store.js';
export { HostedTextsModule } from './hosted-texts/hosted-texts.module.js';
export { HostedTextsService } from './hosted-texts/hosted-texts.service.js';
export { JobsModule } from './jobs/jobs.module.js';
export { JobsService } from './jobs/jobs.service.js';
export { changedFields } from './changed-fields.js';
export { countWithAttribute } from './count-with-attribute.store.js';
export { lockActiveRecord } from './lock-active-record.store.js';
export { ownPropertiesOf } from './own-properties-of.js';
export { presentInList } from './present-in-list.js';
export {
  type CommonProperties,
  RecordAttributesService,
  type RecordInput,
  type RecordKind,
  type Visibility,
  visibilityOf,
} from './record-attributes.service.js';
export { RecordExpansion } from './record-expansion.service.js';
export { RecordExpansionModule } from './record-expansion.module.js';
export { systemAttributePaths } from './system-attribute-paths.store.js';
export { RecordUses } from './record-uses.js';
export { RecordsModule } from './records.module.js';
export { RecordEntity } from './record.entity.js';
export { newRecord } from './records.service.js';
export { pickGiven } from './to-system-attributes.js';
export { RecordsStore } from './records.store.js';
export { hasExternalId } from './has-external-id.js';
export {
  answerUpserted,
  type Upserted,
  upsertByExternalId,
  withExternalId,
} from './upsert-by-external-id.js';
export { resetChangedXids } from './reset-changed-xids.js';
export {
  findSiteProperties,
  noSite,
  type SiteProperties,
  type SiteReferences,
  type SiteRow,
  siteSql,
  toSiteProperties,
} from './find-site-properties.store.js';
export {
  type EmployeeName,
  type PlaceNames,
  type RecordNames,
  RecordNamesStore,
} from './record-names.store.js';
export { NamedRecordsStore } from './named-records.store.js';
export type { MatchKey, RecordMatch } from './find-record-matches.store.js';
export { FormSessionRecords } from './form-session-records.js';
export type { FormSessionActor } from './record-reader.service.js';
export { recordIdsSql } from './record-ids-sql.js';
export { workStateSql } from './work-state-sql.js';
export { recordsModules } from './records-modules.js';
