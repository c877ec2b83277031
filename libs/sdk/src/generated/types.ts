// Generated from apps/api/openapi.json by tools/sdk/generate.mjs: change the operation, not this file.

import type { Upload } from '../upload.js';

export type AccountDocument = {
  /** @constant */
  _tag: 'AccountDocument';
  created_at: DateTimeUtc;
  employer_id: EmployerId | null;
  form_key: string;
  id: AccountDocumentId;
  retired_at: DateTimeUtc | null;
  sha256: string;
  size: number;
  title: string;
  version: string;
};

export type AccountDocumentId = string;

export type AccountDocumentOpening = {
  account_document_id: AccountDocumentId;
  completed_at: DateTimeUtc | null;
  employee_id: EmployeeId;
  employee_name: string | null;
  employer_id: EmployerId | null;
  opened_at: DateTimeUtc;
  task_id: TaskId;
};

export type AccountDocumentOpeningsListQuery = {
  /** @description Of this document, in this version. */
  account_document_id?: AccountDocumentId;
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /** @description On this task. */
  task_id?: TaskId;
};

export type AccountDocumentsListQuery = {
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description The form that shows the document, by its key. */
  form_key?: string;
  include_retired?: boolean;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type AccountDocumentsPublishBody = {
  files: Upload[];
};

export type AccountDocumentsPublishQuery = {
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description The form that shows the document, by its key. */
  form_key: string;
  /** @description As people know it; it is printed on the signed form. */
  title: string;
  /** @description As the account names it: a number, a date. */
  version: string;
};

export type AccountSettings = {
  /** @enum {string} */
  employee_identity_check: 'date_of_birth_and_ssn' | 'none';
  /** @enum {string} */
  employer_signer: 'vouched' | 'signed_in_user';
};

export type AccountSettingsUpdateBody = {
  /** @enum {string} */
  employee_identity_check?: 'date_of_birth_and_ssn' | 'none';
  /** @enum {string} */
  employer_signer?: 'vouched' | 'signed_in_user';
};

export type Address = {
  city: string;
  country: string;
  full_address: string | null;
  secondary: string | null;
  state: string;
  street: string;
  zip: string | null;
};

export type AddressInput = {
  city: string;
  country: string;
  full_address?: string | null;
  secondary?: string | null;
  state: string;
  street: string;
  zip?: string | null;
};

export type ApiToken = {
  allowed_networks: string[] | null;
  created_at: DateTimeUtc;
  expires_at: DateTimeUtc | null;
  id: string;
  last_four: string;
  last_used_at: DateTimeUtc | null;
  name: string;
  owner: {
    id: string;
    /** @enum {string} */
    kind: 'user' | 'api_token';
    name: string | null;
  } | null;
  permissions: Permission[] | null;
  revoked_at: DateTimeUtc | null;
};

export type ApiTokenCreated = {
  allowed_networks: string[] | null;
  created_at: DateTimeUtc;
  expires_at: DateTimeUtc | null;
  id: string;
  last_four: string;
  last_used_at: DateTimeUtc | null;
  name: string;
  owner: {
    id: string;
    /** @enum {string} */
    kind: 'user' | 'api_token';
    name: string | null;
  } | null;
  permissions: Permission[] | null;
  revoked_at: DateTimeUtc | null;
  token: string;
};

export type ApiTokensCreateBody = {
  allowed_networks?: string[] | null;
  /** Format: date-time */
  expires_at?: string | null;
  name: string;
  permissions?: Permission[] | null;
};

export type ApiTokensListQuery = {
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type ApiTokensUpdateBody = {
  allowed_networks?: string[] | null;
  /** Format: date-time */
  expires_at?: string | null;
  name?: string;
  permissions?: Permission[] | null;
};

export type ApplyStatusChangeReport = {
  csv: string;
  dry_run?: boolean;
  /** Format: date */
  due_on?: string;
};

export type ArchivedTask = {
  employee_name: string | null;
  id: TaskId;
  is_employee_deleted: boolean;
  is_held: boolean;
  task: Task;
  withdrawn: {
    at: DateTimeUtc;
    by: {
      id: string | null;
      kind: SecurityActorKind | null;
    };
    cause: ('request' | 'employee_deleted' | 'schedule') | null;
    reason: ('made_by_mistake' | 'duplicate' | 'wrong_employee' | 'not_needed') | null;
  };
};

export type ArchivedTasksGetCertificateQuery = {
  /** @description An earlier version of the task or its document, from 1; the latest without it. */
  version?: number;
};

export type ArchivedTasksGetFieldsQuery = {
  include_sensitive_info?: boolean;
};

export type ArchivedTasksGetPdfQuery = {
  /** @description An earlier version of the task or its document, from 1; the latest without it. */
  version?: number;
};

export type ArchivedTasksGetVersionFieldsQuery = {
  include_sensitive_info?: boolean;
  /** @description An earlier version of the task or its document, from 1; the latest without it. */
  version?: number;
};

export type ArchivedTasksListQuery = {
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description Of this form. */
  form_id?: FormId;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /**
   * Format: date
   * @description Kept by law until this day or later, as far as it is known.
   */
  retained_until_gte?: string | Date;
  /**
   * Format: date
   * @description Kept by law until this day or earlier, and nothing is waited for.
   */
  retained_until_lte?: string | Date;
  /**
   * Format: date-time
   * @description Withdrawn then or later.
   */
  withdrawn_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Withdrawn then or earlier.
   */
  withdrawn_at_lte?: string | Date;
  /** @description By this user or API token. */
  withdrawn_by?: string;
};

export type Client = {
  created_at: DateTimeUtc;
  custom_attributes: CustomAttributes;
  id: ClientId;
  name: string;
  updated_at: DateTimeUtc;
} & {
  [key: string]: unknown;
};

export type ClientId = string;

export type ClientsCreateBody = {
  custom_attributes?: CustomAttributes;
  name: string;
} & {
  [key: string]: unknown;
};

export type ClientsListQuery = {
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /**
   * Format: date-time
   * @description Changed then or later.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier.
   */
  updated_at_lte?: string | Date;
};

export type ClientsUpdateByIdBody = {
  custom_attributes?: CustomAttributes;
  name?: string;
} & {
  [key: string]: unknown;
};

export type ComplianceCalendarGetWithholdingQuery = {
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /**
   * Format: date
   * @description On this day; today unless it is given.
   */
  on?: string;
  /**
   * @description How often the employer pays.
   * @enum {string}
   */
  pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';
  /**
   * Format: date
   * @description The first day of any payroll period: weeks are counted from it.
   */
  pay_period_start?: string;
};

export type ComplianceCalendarListQuery = {
  /** @description Read on from here: the `next_cursor` of an answer. */
  cursor?: string;
  /**
   * Format: date
   * @description Due on this day or later.
   */
  due_on_gte?: string | Date;
  /**
   * Format: date
   * @description Due on this day or earlier.
   */
  due_on_lte?: string | Date;
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description Of these kinds of deadlines, with commas between them. */
  kind?: string;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /** @description Of this task. */
  task_id?: TaskId;
};

export type ComplianceCalendarPage = {
  data: ComplianceDeadline[];
  next_cursor: string | null;
};

export type ComplianceDeadline = {
  assignee_type: ('employee' | 'employer') | null;
  due_at: DateTimeUtc;
  /** Format: date */
  due_on: string;
  employee_id: EmployeeId;
  employee_name: string | null;
  employer_id: EmployerId | null;
  employer_name: string | null;
  everify_case_id: EverifyCaseId | null;
  form_id: FormId;
  form_name: string;
  id: string;
  kind: ComplianceDeadlineKind;
  legal_basis: string | null;
  section_id: string | null;
  section_name: string | null;
  task_id: TaskId;
};

/** @enum {string} */
export type ComplianceDeadlineKind =
  | 'section'
  | 'everify_case'
  | 'reverification'
  | 'receipt'
  | 'withholding_exemption'
  | 'deletion';

export type ComponentsCreateUrlAnswer = {
  code: string;
  /** @enum {string} */
  component: 'compliance/calendar' | 'employee/tasks' | 'employees/list' | 'everify/cases';
  redirect_url: string;
};

export type ComponentsCreateUrlBody =
  | {
      /** @enum {string} */
      component: 'compliance/calendar';
      filters?: {
        due_on_gte?: string;
        due_on_lte?: string;
        employee_id?: string;
        employer_id?: string;
        kind?: string;
      };
      options?: {
        redirect_url_expires_in?: number;
        session_expires_in?: number;
      };
    }
  | {
      /** @enum {string} */
      component: 'employee/tasks';
      employee_id: EmployeeId;
      filters?: {
        after?: string;
        assignee?: string;
        before?: string;
        client_id?: string;
        custom_view_id?: string;
        employee_cv_uid?: string;
        employee_id?: string;
        employer_id?: string;
        form_id?: string;
        job_id?: string;
        limit?: string;
        next_action?: string;
        order_by?: string;
        order_dir?: string;
        progress?: string;
        task_id?: string;
      };
      options?: {
        redirect_url_expires_in?: number;
        session_expires_in?: number;
      };
    }
  | {
      /** @enum {string} */
      component: 'employees/list';
      filters?: {
        after?: string;
        before?: string;
        created_at_from?: string;
        created_at_to?: string;
        custom_attributes?: string;
        custom_view_id?: string;
        email?: string;
        employee_id?: string;
        first_name?: string;
        last_name?: string;
        latest_task_updated_at_from?: string;
        latest_task_updated_at_to?: string;
        limit?: string;
        middle_name?: string;
        next_task_due_at_from?: string;
        next_task_due_at_to?: string;
        order_by?: string;
        order_dir?: string;
        placements_count_max?: string;
        placements_count_min?: string;
        progress_max?: string;
        progress_min?: string;
        status?: string;
        system_attributes?: string;
      };
      options?: {
        redirect_url_expires_in?: number;
        session_expires_in?: number;
      };
    }
  | {
      /** @enum {string} */
      component: 'everify/cases';
      filters?: {
        case_statuses?: string;
        case_tracking?: string;
        page?: string;
        per_page?: string;
      };
      options?: {
        redirect_url_expires_in?: number;
        session_expires_in?: number;
      };
    };

export type ConnectedOrganization = {
  address: {
    city: string;
    country: CountryCode;
    full_address: string;
    secondary: string | null;
    state: string;
    street: string;
    zip: string | null;
  } | null;
  business_email: string | null;
  candidate_support_email: string | null;
  created_at: DateTimeUtc;
  dba_name: string | null;
  default_language: LanguageCode | null;
  ein: string | null;
  id: string;
  live_account_id: string;
  name: string;
  phone: string | null;
  supported_languages: LanguageCode[] | null;
  test_account_id: string;
  updated_at: DateTimeUtc;
};

export type ConnectedOrganizationsCreateBody = {
  address?: OrganizationAddressInput | null;
  /** Format: email */
  business_email: string;
  /** Format: email */
  candidate_support_email?: string | null;
  dba_name?: string | null;
  default_language: LanguageCode;
  ein?: string | null;
  name: string;
  phone?: string | null;
  supported_languages: LanguageCode[];
};

export type ConnectedOrganizationsDeleteByIdQuery = {
  confirm?: boolean;
};

export type ConnectedOrganizationsListDeletedQuery = {
  /** @description By their name. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type ConnectedOrganizationsListQuery = {
  /** @description By their name. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type ConnectedOrganizationsUpdateByIdBody = {
  address?: OrganizationAddressInput | null;
  /** Format: email */
  business_email?: string;
  /** Format: email */
  candidate_support_email?: string | null;
  dba_name?: string | null;
  default_language?: LanguageCode;
  ein?: string | null;
  name?: string;
  phone?: string | null;
  supported_languages?: LanguageCode[];
};

export type ConsentWithdrawer = {
  id: string;
  /** @enum {string} */
  side: 'employee' | 'employer';
  /** @enum {string} */
  type: 'api_token' | 'user' | 'form_session';
};

/** @enum {string} */
export type CountryCode =
  | 'ABW'
  | 'AGO'
  | 'AIA'
  | 'ALA'
  | 'ALB'
  | 'AND'
  | 'ARE'
  | 'ARG'
  | 'ARM'
  | 'ASM'
  | 'ATA'
  | 'ATF'
  | 'ATG'
  | 'AUS'
  | 'AUT'
  | 'AZE'
  | 'BDI'
  | 'BEL'
  | 'BEN'
  | 'BES'
  | 'BFA'
  | 'BGD'
  | 'BGR'
  | 'BHR'
  | 'BHS'
  | 'BIH'
  | 'BLM'
  | 'BLR'
  | 'BLZ'
  | 'BMU'
  | 'BOL'
  | 'BRA'
  | 'BRB'
  | 'BRN'
  | 'BTN'
  | 'BVT'
  | 'BWA'
  | 'CAF'
  | 'CAN'
  | 'CCK'
  | 'CHE'
  | 'CHL'
  | 'CHN'
  | 'CIV'
  | 'CMR'
  | 'COD'
  | 'COG'
  | 'COK'
  | 'COL'
  | 'COM'
  | 'CPV'
  | 'CRI'
  | 'CUW'
  | 'CXR'
  | 'CYM'
  | 'CYP'
  | 'CZE'
  | 'DEU'
  | 'DJI'
  | 'DMA'
  | 'DNK'
  | 'DOM'
  | 'DZA'
  | 'ECU'
  | 'EGY'
  | 'ERI'
  | 'ESH'
  | 'ESP'
  | 'EST'
  | 'ETH'
  | 'FIN'
  | 'FJI'
  | 'FLK'
  | 'FRA'
  | 'FRO'
  | 'FSM'
  | 'GAB'
  | 'GBR'
  | 'GEO'
  | 'GGY'
  | 'GHA'
  | 'GIB'
  | 'GIN'
  | 'GLP'
  | 'GMB'
  | 'GNB'
  | 'GNQ'
  | 'GRC'
  | 'GRD'
  | 'GRL'
  | 'GTM'
  | 'GUF'
  | 'GUM'
  | 'GUY'
  | 'HKG'
  | 'HMD'
  | 'HND'
  | 'HRV'
  | 'HTI'
  | 'HUN'
  | 'IDN'
  | 'IMN'
  | 'IND'
  | 'IOT'
  | 'IRL'
  | 'IRQ'
  | 'ISL'
  | 'ISR'
  | 'ITA'
  | 'JAM'
  | 'JEY'
  | 'JOR'
  | 'JPN'
  | 'KAZ'
  | 'KEN'
  | 'KGZ'
  | 'KHM'
  | 'KIR'
  | 'KNA'
  | 'KOR'
  | 'KWT'
  | 'LAO'
  | 'LBN'
  | 'LBR'
  | 'LBY'
  | 'LCA'
  | 'LIE'
  | 'LKA'
  | 'LSO'
  | 'LTU'
  | 'LUX'
  | 'LVA'
  | 'MAC'
  | 'MAF'
  | 'MAR'
  | 'MCO'
  | 'MDA'
  | 'MDG'
  | 'MDV'
  | 'MEX'
  | 'MHL'
  | 'MKD'
  | 'MLI'
  | 'MLT'
  | 'MMR'
  | 'MNE'
  | 'MNG'
  | 'MNP'
  | 'MOZ'
  | 'MRT'
  | 'MSR'
  | 'MTQ'
  | 'MUS'
  | 'MWI'
  | 'MYS'
  | 'MYT'
  | 'NAM'
  | 'NCL'
  | 'NER'
  | 'NFK'
  | 'NGA'
  | 'NIC'
  | 'NIU'
  | 'NLD'
  | 'NOR'
  | 'NPL'
  | 'NRU'
  | 'NZL'
  | 'OMN'
  | 'PAK'
  | 'PAN'
  | 'PCN'
  | 'PER'
  | 'PHL'
  | 'PLW'
  | 'PNG'
  | 'POL'
  | 'PRI'
  | 'PRT'
  | 'PRY'
  | 'PSE'
  | 'PYF'
  | 'QAT'
  | 'REU'
  | 'ROU'
  | 'RUS'
  | 'RWA'
  | 'SAU'
  | 'SEN'
  | 'SGP'
  | 'SGS'
  | 'SHN'
  | 'SJM'
  | 'SLB'
  | 'SLE'
  | 'SLV'
  | 'SMR'
  | 'SOM'
  | 'SPM'
  | 'SRB'
  | 'SSD'
  | 'STP'
  | 'SUR'
  | 'SVK'
  | 'SVN'
  | 'SWE'
  | 'SWZ'
  | 'SXM'
  | 'SYC'
  | 'TCA'
  | 'TCD'
  | 'TGO'
  | 'THA'
  | 'TJK'
  | 'TKL'
  | 'TKM'
  | 'TLS'
  | 'TON'
  | 'TTO'
  | 'TUN'
  | 'TUR'
  | 'TUV'
  | 'TWN'
  | 'TZA'
  | 'UGA'
  | 'UKR'
  | 'UMI'
  | 'URY'
  | 'USA'
  | 'UZB'
  | 'VAT'
  | 'VCT'
  | 'VEN'
  | 'VGB'
  | 'VIR'
  | 'VNM'
  | 'VUT'
  | 'WLF'
  | 'WSM'
  | 'YEM'
  | 'ZAF'
  | 'ZMB'
  | 'ZWE';

export type CreateInspectionPackage = {
  client_id?: ClientId;
  employer_id: EmployerId;
  /** @enum {string} */
  employment?: 'active' | 'ended' | 'all';
  /** Format: date */
  hired_on_gte?: string;
  /** Format: date */
  hired_on_lte?: string;
  includes_past_retention?: boolean;
  job_id?: JobId;
};

export type CreateInspectorAccess = {
  /** Format: date-time */
  ends_at?: string;
  inspector_agency?: string;
  inspector_name: string;
};

export type CustomAttributes = {
  [key: string]: ScalarValue;
};

export type CustomPropertiesCreateBody = {
  /** @enum {string} */
  entity_type: 'employee' | 'employer' | 'placement' | 'form' | 'client' | 'job';
  is_permission_scope?: boolean;
  is_sensitive_info?: boolean;
  label: string;
  name: string;
  /** @enum {string} */
  scalar_type: 'string' | 'boolean' | 'date' | 'datetime' | 'integer' | 'decimal' | 'address';
};

export type CustomPropertiesListQuery = {
  /**
   * @description Of this kind of record.
   * @enum {string}
   */
  entity_type?: 'employee' | 'employer' | 'placement' | 'form' | 'client' | 'job';
  /** @description By their name. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description Where its values are: `employee.custom_attributes.badge`. */
  path?: string;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /**
   * @description Of this status.
   * @enum {string}
   */
  status?: 'active' | 'deprecated';
};

export type CustomProperty = {
  created_at: DateTimeUtc;
  /** @enum {string} */
  entity_type: 'employee' | 'employer' | 'placement' | 'form' | 'client' | 'job';
  id: CustomPropertyId;
  is_permission_scope: boolean;
  is_sensitive_info: boolean;
  label: string;
  name: string;
  path: string;
  /** @enum {string} */
  scalar_type: 'string' | 'boolean' | 'date' | 'datetime' | 'integer' | 'decimal' | 'address';
  updated_at: DateTimeUtc;
};

export type CustomPropertyId = string;

export type CustomView = {
  columns: string[];
  /** @enum {string} */
  component: 'compliance/calendar' | 'employee/tasks' | 'employees/list' | 'everify/cases';
  created_at: DateTimeUtc;
  filters: {
    [key: string]: string;
  };
  id: CustomViewId;
  name: string;
  updated_at: DateTimeUtc;
};

export type CustomViewId = string;

export type CustomViewsCreateBody = {
  columns?: string[];
  /** @enum {string} */
  component: 'compliance/calendar' | 'employee/tasks' | 'employees/list' | 'everify/cases';
  filters?: {
    [key: string]: string;
  };
  name: string;
};

export type CustomViewsListQuery = {
  /**
   * @description Of this component.
   * @enum {string}
   */
  component?: 'compliance/calendar' | 'employee/tasks' | 'employees/list' | 'everify/cases';
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type CustomViewsUpdateByIdBody = {
  columns?: string[];
  filters?: {
    [key: string]: string;
  };
  name?: string;
};

/** Format: date-time */
export type DateTimeUtc = string;

export type DecideRehire = {
  choice: RehireChoice;
  chosen_by?: string;
};

export type DeletedConnectedOrganization = {
  deleted_at: DateTimeUtc;
  organization: ConnectedOrganization;
  restorable_until: DateTimeUtc | null;
};

/** @enum {string} */
export type DeliveredKind =
  | 'employee.created'
  | 'employee.updated'
  | 'employee.deleted'
  | 'employer.created'
  | 'employer.updated'
  | 'employer.deleted'
  | 'client.created'
  | 'client.updated'
  | 'client.deleted'
  | 'job.created'
  | 'job.updated'
  | 'job.deleted'
  | 'task.created'
  | 'task.updated'
  | 'task.deleted'
  | 'placement.created'
  | 'placement.updated'
  | 'placement.deleted'
  | 'employee.restored'
  | 'placement.restored'
  | 'task.restored'
  | 'task.form_pdf_generated'
  | 'task.compliance_due'
  | 'task.compliance_overdue'
  | 'task.reverification_required'
  | 'task.rehire_decided'
  | 'everify_case.created'
  | 'everify_case.updated'
  | 'onboarding_link.locked'
  | 'integrity_check.failed'
  | 'representative.named'
  | 'representative.signed'
  | 'representative.locked'
  | 'signing_consent.given'
  | 'signing_consent.withdrawn'
  | 'task.paper_copy_requested'
  | 'webhook.test';

/** @enum {string} */
export type DemonstratedAccess = 'page' | 'page_and_pdf';

export type DestructionCertificate = {
  completed_at: DateTimeUtc | null;
  destroyed_at: DateTimeUtc;
  document_sha256s: string[];
  employee_id: EmployeeId;
  employer_id: EmployerId | null;
  form_edition: string;
  form_id: FormId;
  form_key: string;
  id: DestructionCertificateId;
  is_intact: boolean;
  retained_until: string | null;
  retention_rule: string;
  sha256: string;
  task_id: TaskId;
  withdrawal_cause: ('request' | 'employee_deleted' | 'schedule') | null;
  withdrawn_at: DateTimeUtc;
  withdrawn_by: {
    id: string | null;
    kind: SecurityActorKind | null;
  };
};

export type DestructionCertificateId = string;

export type DestructionCertificatesListQuery = {
  /**
   * Format: date-time
   * @description Destroyed then or later.
   */
  destroyed_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Destroyed then or earlier.
   */
  destroyed_at_lte?: string | Date;
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description Of this form. */
  form_id?: FormId;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /** @description Of this task. */
  task_id?: TaskId;
};

export type Embedding = {
  origins: string[];
};

export type Employee = {
  address: Address | null;
  created_at: DateTimeUtc;
  custom_attributes: CustomAttributes;
  date_of_birth: string | null;
  email: string | null;
  first_name: string;
  has_middle_name: boolean | null;
  id: EmployeeId;
  last_name: string;
  middle_name?: string;
  phone: string | null;
  social_security_number: string | null;
  updated_at: DateTimeUtc;
} & {
  [key: string]: unknown;
};

export type EmployeeId = string;

export type EmployeesCreateBody = {
  address: AddressInput;
  custom_attributes?: CustomAttributes;
  /** Format: date */
  date_of_birth?: string | null;
  /** Format: email */
  email?: string | null;
  first_name: string;
  has_middle_name?: boolean | null;
  last_name: string;
  middle_name?: string;
  phone?: string | null;
  social_security_number?: string | null;
} & {
  [key: string]: unknown;
};

export type EmployeesGetOnboardingUrlQuery = {
  /** @description The theme that the pages wear. */
  active_theme_id?: string;
  /**
   * @description Whose side the link opens.
   * @enum {string}
   */
  assignee_type?: 'employee' | 'employer';
  /** @description The language that the pages open in. */
  locale?: string;
  /** @description Where the pages end: https, or http on localhost. */
  redirect_to?: string;
  /**
   * Format: email
   * @description Their email address.
   */
  signer_email?: string;
  /** @description Who reads and signs for the employer: you vouch for them. Employer’s side only. */
  signer_name?: string;
  /** @description Their title. */
  signer_title?: string;
  /** @description Only these tasks, in this order. */
  task_ids?: string | readonly string[];
};

export type EmployeesListQuery = {
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type EmployeesMigrateTaskProgressBody = {
  target_employee_id: EmployeeId;
};

export type EmployeesUpdateByIdBody = {
  address?: AddressInput | null;
  custom_attributes?: CustomAttributes;
  /** Format: date */
  date_of_birth?: string | null;
  /** Format: email */
  email?: string | null;
  first_name?: string;
  has_middle_name?: boolean | null;
  last_name?: string;
  middle_name?: string;
  phone?: string | null;
  social_security_number?: string | null;
} & {
  [key: string]: unknown;
};

export type EmployeesWithdrawSigningConsentBody = {
  reason?: string;
};

export type Employer = {
  active_theme_id: string | null;
  address: Address | null;
  created_at: DateTimeUtc;
  custom_attributes: CustomAttributes;
  dba_name: string | null;
  ein: string | null;
  employee_count: number | null;
  entity_structure: EntityStructure | null;
  id: EmployerId;
  naics_code: string | null;
  name: string;
  phone: string | null;
  updated_at: DateTimeUtc;
} & {
  [key: string]: unknown;
};

export type EmployerId = string;

export type EmployersCreateBody = {
  active_theme_id?: string | null;
  address: AddressInput;
  custom_attributes?: CustomAttributes;
  dba_name?: string | null;
  ein: string;
  employee_count?: number | null;
  entity_structure?: EntityStructure | null;
  naics_code?: string | null;
  name: string;
  phone?: string | null;
} & {
  [key: string]: unknown;
};

export type EmployersListQuery = {
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type EmployersUpdateByIdBody = {
  active_theme_id?: string | null;
  address?: AddressInput | null;
  custom_attributes?: CustomAttributes;
  dba_name?: string | null;
  ein?: string | null;
  employee_count?: number | null;
  entity_structure?: EntityStructure | null;
  naics_code?: string | null;
  name?: string;
  phone?: string | null;
} & {
  [key: string]: unknown;
};

/** @enum {string} */
export type EntityStructure =
  | 'sole_proprietorship'
  | 'partnership'
  | 'llc'
  | 'corporation'
  | 'nonprofit'
  | 'cooperative'
  | 'professional_corporation';

/** @enum {string} */
export type EventKind =
  | 'employee.created'
  | 'employee.updated'
  | 'employee.deleted'
  | 'employer.created'
  | 'employer.updated'
  | 'employer.deleted'
  | 'client.created'
  | 'client.updated'
  | 'client.deleted'
  | 'job.created'
  | 'job.updated'
  | 'job.deleted'
  | 'task.created'
  | 'task.updated'
  | 'task.deleted'
  | 'placement.created'
  | 'placement.updated'
  | 'placement.deleted'
  | 'employee.restored'
  | 'placement.restored'
  | 'task.restored'
  | 'task.form_pdf_generated'
  | 'task.compliance_due'
  | 'task.compliance_overdue'
  | 'task.reverification_required'
  | 'task.rehire_decided'
  | 'everify_case.created'
  | 'everify_case.updated'
  | 'onboarding_link.locked'
  | 'integrity_check.failed'
  | 'representative.named'
  | 'representative.signed'
  | 'representative.locked'
  | 'signing_consent.given'
  | 'signing_consent.withdrawn'
  | 'task.paper_copy_requested';

export type EverifyCase = {
  actions: (
    | 'open'
    | 'submit'
    | 'confirm_data'
    | 'match_photo'
    | 'upload_document'
    | 'refer'
    | 'decline_to_act'
    | 'update'
    | 'close'
    | 'discard'
  )[];
  case_number: string | null;
  closure_reason:
    | (
        | 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_EA'
        | 'EMPLOYEE_TERMINATED_FOR_FNC_RESULT'
        | 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC'
        | 'INCORRECT_DATA'
        | 'OTHER'
      )
    | null;
  closure_reasons: {
    /** @enum {string} */
    code:
      | 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_EA'
      | 'EMPLOYEE_TERMINATED_FOR_FNC_RESULT'
      | 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC'
      | 'INCORRECT_DATA'
      | 'OTHER';
    needs_description: boolean;
  }[];
  created_at: DateTimeUtc;
  due_on: string | null;
  eligibility_statement: string | null;
  employee_id: EmployeeId;
  employee_name: string | null;
  employer_id: EmployerId;
  employer_name: string | null;
  id: EverifyCaseId;
  is_simulated: boolean;
  mismatch: {
    /** @enum {string} */
    agency: 'SSA' | 'DHS' | 'DUAL';
    decided_at: DateTimeUtc | null;
    decision: ('act' | 'not_act') | null;
    employee_acts_by: string | null;
    employer_acts_by: string | null;
    next_step: ('download_notice' | 'notify' | 'decide' | 'refer' | 'decline_to_act') | null;
    notice_downloaded_at: DateTimeUtc | null;
    notice_sha256: string | null;
    notified_at: DateTimeUtc | null;
    signed_by: string | null;
  } | null;
  missing: (
    | 'ssn_pending'
    | 'date_of_birth'
    | 'name'
    | 'name_letters'
    | 'citizenship_status'
    | 'first_day'
    | 'document'
    | 'document_number'
    | 'document_without_code'
    | 'document_state'
    | 'list_b_without_photo'
    | 'receipt_in_place_of_document'
    | 'company_id'
  )[];
  pending: {
    /** @enum {string} */
    action:
      | 'open'
      | 'submit'
      | 'confirm_data'
      | 'match_photo'
      | 'upload_document'
      | 'refer'
      | 'decline_to_act'
      | 'update'
      | 'close'
      | 'discard';
    attempts: number;
    last_error: string | null;
    since: DateTimeUtc;
  } | null;
  refusal: string | null;
  status: EverifyCaseStatus;
  status_display: string | null;
  steps: {
    at: DateTimeUtc;
    by: string;
    by_id: string | null;
    from: EverifyCaseStatus | null;
    to: EverifyCaseStatus | null;
    what: string;
  }[];
  task_id: TaskId;
  /** @enum {string} */
  turn: 'employer' | 'employee' | 'government' | 'nobody';
  updated_at: DateTimeUtc;
  urgency: ('overdue' | 'due_today' | 'upcoming') | null;
};

export type EverifyCaseId = string;

export type EverifyCasesCloseBody = {
  description?: string;
  /** @enum {string} */
  reason:
    | 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_EA'
    | 'EMPLOYEE_TERMINATED_FOR_FNC_RESULT'
    | 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC'
    | 'INCORRECT_DATA'
    | 'OTHER';
};

export type EverifyCasesGetNoticeQuery = {
  /**
   * @description The language of the document.
   * @enum {string}
   */
  language?: 'en' | 'es';
};

export type EverifyCasesGetReferralQuery = {
  /**
   * @description The language of the document.
   * @enum {string}
   */
  language?: 'en' | 'es';
};

export type EverifyCasesListQuery = {
  /** @description Of these statuses, separated by commas; `open` and `closed` stand for all of a kind. */
  case_statuses?: string;
  /** @description Which stand so to the day that counts next: any of `overdue`, `due_today`, `upcoming`, `none`. */
  case_tracking?: string;
  /**
   * Format: date
   * @description Due on that day or earlier.
   */
  due_on_lte?: string | Date;
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /** @description Of this status. */
  status?: EverifyCaseStatus;
};

export type EverifyCasesMatchPhotoBody = {
  /** @enum {string} */
  answer: 'matching' | 'not_matching' | 'no_image';
};

export type EverifyCasesOpenBody = {
  /** @enum {string} */
  duplicate_reason?: 'REHIRE' | 'PREVIOUS_CASE_RESULT_RESUBMIT' | 'OTHER';
  /** @enum {string} */
  reason_for_delay?:
    | 'AWAITING_SOCIAL_SECURITY_NUMBER'
    | 'TECHNICAL_PROBLEMS'
    | 'FEDERAL_CONTRACTOR'
    | 'OTHER';
  reason_for_delay_description?: string;
};

/** @enum {string} */
export type EverifyCaseStatus =
  | 'PREPARED'
  | 'DRAFT'
  | 'UNCONFIRMED_DATA'
  | 'PHOTO_MATCH'
  | 'SCAN_AND_UPLOAD'
  | 'QUEUED'
  | 'MANUAL_REVIEW'
  | 'PENDING_REFERRAL'
  | 'REFERRED'
  | 'CLOSE_CASE_AND_RESUBMIT'
  | 'FINAL_NONCONFIRMATION'
  | 'EMPLOYMENT_AUTHORIZED'
  | 'CLOSED';

export type EverifyCasesUploadCopiesBody = {
  back?: Upload[];
  front: Upload[];
};

export type EverifyCasesUploadDocumentBody = {
  back_file_id?: string;
  front_file_id: string;
};

export type EverifyConnection = {
  base_url: string | null;
  creator_email: string | null;
  creator_name: string | null;
  creator_phone: string | null;
  has_password: boolean;
  is_simulated: boolean;
  username: string | null;
};

export type EverifyConnectionSetBody = {
  /** Format: uri */
  base_url: string;
  /** Format: email */
  creator_email: string;
  creator_name: string;
  creator_phone: string;
  password: string;
  username: string;
};

export type EverifyDetails = {
  fields: {
    name: string;
    value: string | null;
  }[];
};

export type Form = {
  custom_attributes: {
    [key: string]: unknown;
  };
  form_pages: {
    /** @enum {string} */
    assignee_type: 'employee' | 'employer' | 'system';
    description: string | null;
    form_fields: {
      id: string;
      path: string;
      required: boolean;
      rule: unknown;
      translations?: {
        [key: string]: {
          [key: string]: string;
        };
      };
      type: string;
    }[];
    form_section: {
      /** @enum {string} */
      assignee_type: 'employee' | 'employer' | 'system';
      id: string;
      position: number;
    } | null;
    id: string;
  }[];
  id: FormId;
  name: string;
  tags: Tag[];
};

export type FormId = string;

export type FormsListQuery = {
  /** @description By their name. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /** @description With all of these tags, separated by commas. */
  tags?: string | readonly string[];
};

export type InspectionPackage = {
  available_until: DateTimeUtc;
  created_at: DateTimeUtc;
  id: InspectionPackageId;
  is_narrowed: boolean;
  manifest_sha256: string | null;
  people: number;
  people_done: number;
  ready_at: DateTimeUtc | null;
  scope: InspectionScope;
  scope_names: {
    client: string | null;
    employer: string | null;
    job: string | null;
  };
  size: number | null;
  status: InspectionPackageStatus;
};

export type InspectionPackageDownload = {
  at: DateTimeUtc;
  by: {
    id: string | null;
    kind: SecurityActorKind;
    name: string | null;
  };
  ip: string;
};

export type InspectionPackageDownloadList = {
  data: InspectionPackageDownload[];
};

export type InspectionPackageId = string;

export type InspectionPackagesListQuery = {
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

/** @enum {string} */
export type InspectionPackageStatus = 'waiting' | 'making' | 'ready' | 'failed';

export type InspectionScope = {
  client_id: ClientId | null;
  employer_id: EmployerId;
  /** @enum {string} */
  employment: 'active' | 'ended' | 'all';
  hired_on_gte: string | null;
  hired_on_lte: string | null;
  includes_past_retention: boolean;
  job_id: JobId | null;
};

export type InspectorAccess = {
  created_at: DateTimeUtc;
  created_by: {
    id: string;
    kind: SecurityActorKind;
  };
  ends_at: DateTimeUtc;
  id: InspectorAccessId;
  inspection_package_id: InspectionPackageId;
  inspector_agency: string | null;
  inspector_name: string;
  last_look_at: DateTimeUtc | null;
  looks: number;
  revoked_at: DateTimeUtc | null;
  status: InspectorAccessStatus;
};

export type InspectorAccessCreated = {
  code: string;
  created_at: DateTimeUtc;
  created_by: {
    id: string;
    kind: SecurityActorKind;
  };
  ends_at: DateTimeUtc;
  id: InspectorAccessId;
  inspection_package_id: InspectionPackageId;
  inspector_agency: string | null;
  inspector_name: string;
  last_look_at: DateTimeUtc | null;
  looks: number;
  revoked_at: DateTimeUtc | null;
  status: InspectorAccessStatus;
  url: string;
};

export type InspectorAccessesListQuery = {
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type InspectorAccessId = string;

/** @enum {string} */
export type InspectorAccessStatus = 'open' | 'ended' | 'revoked' | 'locked';

export type IntegrityCheck = {
  checked: {
    audit_entries: number;
    documents: number;
    files: number;
    signatures: number;
    tasks: number;
    versions: number;
  };
  created_at: DateTimeUtc;
  findings: {
    task_id: TaskId | null;
    what: IntegrityFindingKind;
  }[];
  findings_count: number;
  finished_at: DateTimeUtc | null;
  id: IntegrityCheckId;
  includes_anchors: boolean;
  started_by: {
    id: string | null;
    kind: SecurityActorKind;
  };
  status: IntegrityCheckStatus;
};

export type IntegrityCheckId = string;

export type IntegrityChecksListQuery = {
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /** @description In this state. */
  status?: IntegrityCheckStatus;
};

/** @enum {string} */
export type IntegrityCheckStatus = 'waiting' | 'running' | 'passed' | 'failed' | 'broken_off';

/** @enum {string} */
export type IntegrityFindingKind =
  | 'task_missing'
  | 'trail_changed'
  | 'trail_cut'
  | 'signatures'
  | 'answers'
  | 'files'
  | 'versions'
  | 'documents'
  | 'anchors'
  | 'trails_missing';

export type Job = {
  address: Address | null;
  created_at: DateTimeUtc;
  custom_attributes: CustomAttributes;
  id: JobId;
  name: string;
  updated_at: DateTimeUtc;
} & {
  [key: string]: unknown;
};

export type JobId = string;

export type JobsCreateBody = {
  address?: AddressInput | null;
  custom_attributes?: CustomAttributes;
  name: string;
} & {
  [key: string]: unknown;
};

export type JobsListQuery = {
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type JobsUpdateByIdBody = {
  address?: AddressInput | null;
  custom_attributes?: CustomAttributes;
  name?: string;
} & {
  [key: string]: unknown;
};

/** @enum {string} */
export type LanguageCode =
  | 'af'
  | 'ak'
  | 'am'
  | 'ar'
  | 'as'
  | 'ay'
  | 'az'
  | 'be'
  | 'bg'
  | 'bho'
  | 'bm'
  | 'bn'
  | 'bs'
  | 'ca'
  | 'ceb'
  | 'ckb'
  | 'co'
  | 'cs'
  | 'cy'
  | 'da'
  | 'de'
  | 'doi'
  | 'dv'
  | 'ee'
  | 'el'
  | 'en'
  | 'eo'
  | 'es'
  | 'et'
  | 'eu'
  | 'fa'
  | 'fi'
  | 'fil'
  | 'fr'
  | 'fy'
  | 'ga'
  | 'gd'
  | 'gl'
  | 'gu'
  | 'ha'
  | 'haw'
  | 'he'
  | 'hi'
  | 'hmn'
  | 'hr'
  | 'ht'
  | 'hu'
  | 'hy'
  | 'id'
  | 'ig'
  | 'ilo'
  | 'is'
  | 'it'
  | 'ja'
  | 'jv'
  | 'ka'
  | 'kk'
  | 'km'
  | 'kn'
  | 'ko'
  | 'kok'
  | 'kri'
  | 'ku'
  | 'ky'
  | 'la'
  | 'lb'
  | 'lg'
  | 'ln'
  | 'lo'
  | 'lt'
  | 'lus'
  | 'lv'
  | 'mai'
  | 'mg'
  | 'mi'
  | 'mk'
  | 'ml'
  | 'mn'
  | 'mni-Mtei'
  | 'mr'
  | 'ms'
  | 'mt'
  | 'my'
  | 'ne'
  | 'nl'
  | 'no'
  | 'nso'
  | 'ny'
  | 'om'
  | 'or'
  | 'pa'
  | 'pl'
  | 'ps'
  | 'pt'
  | 'qu'
  | 'ro'
  | 'ru'
  | 'rw'
  | 'sa'
  | 'sd'
  | 'si'
  | 'sk'
  | 'sl'
  | 'sm'
  | 'sn'
  | 'so'
  | 'sq'
  | 'sr'
  | 'st'
  | 'su'
  | 'sv'
  | 'sw'
  | 'ta'
  | 'te'
  | 'tg'
  | 'th'
  | 'ti'
  | 'tk'
  | 'tr'
  | 'ts'
  | 'tt'
  | 'ug'
  | 'uk'
  | 'ur'
  | 'uz'
  | 'vi'
  | 'xh'
  | 'yi'
  | 'yo'
  | 'zh-CN'
  | 'zh-TW'
  | 'zu';

export type LegalHold = {
  /** @constant */
  _tag: 'LegalHold';
  id: LegalHoldId;
  placed_at: DateTimeUtc;
  placed_by: {
    id: string | null;
    kind: SecurityActorKind;
  };
  reason: string;
  released: {
    at: DateTimeUtc;
    by: {
      id: string | null;
      kind: SecurityActorKind;
    };
    reason: string;
  } | null;
  subject_id: string;
  /** @enum {string} */
  subject_type: 'employee' | 'employer' | 'task';
};

export type LegalHoldId = string;

export type LegalHoldsCreateBody = {
  reason: string;
  subject_id: EmployeeId | EmployerId | TaskId;
};

export type LegalHoldsListQuery = {
  include_released?: boolean;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /** @description On this employee, employer or task. */
  subject_id?: EmployeeId | EmployerId | TaskId;
  /** @description That cover this task: on itself, its employee or its employer. */
  task_id?: TaskId;
};

export type LegalHoldsReleaseBody = {
  reason: string;
};

export type Link = {
  url: string;
};

export type LinkIssuer = {
  id: string;
  /** @enum {string} */
  type: 'api_token' | 'user' | 'component_session';
};

export type MagicLinkRedirectPath = string;

export type MagicLinksCreateAnswer = {
  expire_at: string;
  redirect_path_deprecation_deadline: DateTimeUtc;
  redirect_path_deprecation_note: string;
  url: string;
};

export type MagicLinksCreateBody = {
  expire_in: number;
  redirect_path?: MagicLinkRedirectPath | null;
  /** Format: email */
  user_email?: string;
  user_external_id?: string;
};

export type NameStatement = {
  name_on_record: string;
  text: string;
  version: string;
};

export type OnboardingLink = {
  /** @enum {string} */
  assignee_type: 'employee' | 'employer';
  created_at: DateTimeUtc;
  created_from: {
    ip: string;
    user_agent: string;
  };
  employee_id: EmployeeId;
  expires_at: DateTimeUtc;
  /** @enum {string} */
  handed_over: 'api' | 'dashboard' | 'component' | 'hosted_page';
  id: OnboardingLinkId;
  is_active: boolean;
  issuer: LinkIssuer;
  issuer_sees_sensitive: boolean;
  last_used_at: DateTimeUtc | null;
  representative_id: string | null;
  revoked_at: DateTimeUtc | null;
  signer: VouchedSigner | null;
  task_ids: TaskId[] | null;
  uses: number;
};

export type OnboardingLinkId = string;

export type OnboardingLinksListQuery = {
  /** @description Of this employee. */
  employee_id?: string;
  is_active?: boolean;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type OrganizationAddressInput = {
  city: string;
  country: CountryCode;
  full_address: string;
  secondary?: string | null;
  state: string;
  street: string;
  zip?: string | null;
};

/** @enum {string} */
export type Permission =
  | 'client:view'
  | 'connected_organization:view'
  | 'custom_property:view'
  | 'employee:view'
  | 'employer:view'
  | 'form:view'
  | 'job:view'
  | 'legal_hold:view'
  | 'placement:view'
  | 'policy:view'
  | 'task:view'
  | 'theme:view'
  | 'user:view'
  | 'webhook:view'
  | 'client:edit'
  | 'connected_organization:edit'
  | 'custom_property:edit'
  | 'employee:edit'
  | 'employer:edit'
  | 'job:edit'
  | 'legal_hold:edit'
  | 'placement:edit'
  | 'policy:edit'
  | 'task:edit'
  | 'theme:edit'
  | 'user:edit'
  | 'webhook:edit'
  | 'api_token:edit'
  | 'component:create'
  | 'connected_organization:act'
  | 'employee:view_sensitive'
  | 'everify:view'
  | 'everify:edit'
  | 'everify:configure'
  | 'inspection_package:view'
  | 'inspection_package:edit'
  | 'integrity_check:view'
  | 'integrity_check:edit'
  | 'security_log:view'
  | 'webhook:view_secret';

export type Placement = {
  client_id: ClientId | null;
  created_at: DateTimeUtc;
  custom_attributes: CustomAttributes;
  employee_id: EmployeeId;
  employer_id: EmployerId | null;
  form_requirements: {
    form: {
      custom_attributes: CustomAttributes;
      id: FormId;
      name: string;
      tags: Tag[];
    };
    form_id: FormId;
    form_name: string;
    form_tags: Tag[];
    task_id: TaskId | null;
  }[];
  id: PlacementId;
  job_id: JobId | null;
  missing_task_count: number;
  progress: {
    forms_completed: number;
    forms_required: number;
  };
  suggested_tasks: {
    form_id: FormId;
    form_name: string;
    form_tags: Tag[];
    task_id: TaskId | null;
  }[];
} & {
  [key: string]: unknown;
};

export type PlacementExplanation = {
  decided_at: DateTimeUtc;
  placement_id: PlacementId;
  policies: {
    explanation: unknown;
    forms: {
      form_id: FormId;
      form_name: string;
    }[];
    missing_facts: string[];
    /** @enum {string} */
    outcome: 'met' | 'unmet' | 'unknown';
    policy_id: string;
    policy_name: string;
    policy_version: number;
    sentence: string;
  }[];
};

export type PlacementId = string;

export type PlacementsCreateBody = {
  client_id?: ClientId | null;
  create_tasks?: boolean;
  custom_attributes?: CustomAttributes;
  employee_id: EmployeeId;
  employer_id?: EmployerId | null;
  job_id?: JobId | null;
} & {
  [key: string]: unknown;
};

export type PlacementsListQuery = {
  /** @description Of this client. */
  client_id?: ClientId;
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description Of this job. */
  job_id?: JobId;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type PlacementsPreviewBody = {
  client_id?: ClientId | null;
  custom_attributes?: CustomAttributes;
  employee_id: EmployeeId;
  employer_id?: EmployerId | null;
  job_id?: JobId | null;
} & {
  [key: string]: unknown;
};

export type PlacementsPreviewDeprecatedQuery = {
  /** @description Of this client. */
  client_id?: ClientId;
  /** @description Of this employee. */
  employee_id: EmployeeId;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description Of this job. */
  job_id?: JobId;
};

export type PlacementsPreviewTasksAnswer = {
  form_id: FormId;
  name: string;
  rules: unknown;
}[];

export type PlacementsPreviewTasksBody = {
  client_id?: ClientId | null;
  employee_id: EmployeeId;
  employer_id?: EmployerId | null;
  job_id?: JobId | null;
};

export type PlacementsUpdateByIdBody = {
  create_tasks?: boolean;
  custom_attributes?: CustomAttributes;
} & {
  [key: string]: unknown;
};

export type PoliciesCreateBody = {
  condition: unknown;
  form_ids: FormId[];
  name: string;
  /** @enum {string} */
  status?: 'active' | 'draft' | 'archived';
  tags?: {
    name: string;
  }[];
};

export type PoliciesListQuery = {
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /**
   * @description Of this status.
   * @enum {string}
   */
  status?: 'active' | 'draft' | 'archived';
};

export type PoliciesUpdateByIdBody = {
  condition?: unknown;
  form_ids?: FormId[];
  name?: string;
  /** @enum {string} */
  status?: 'active' | 'draft' | 'archived';
  tags?: {
    name: string;
  }[];
};

export type Policy = {
  condition: unknown;
  created_at: DateTimeUtc;
  form_ids: FormId[];
  id: PolicyId;
  is_built_in: boolean;
  name: string;
  sentence: string;
  /** @enum {string} */
  status: 'active' | 'draft' | 'archived';
  tags: Tag[];
  updated_at: DateTimeUtc;
  version: number;
};

export type PolicyId = string;

export type Progress = {
  denominator: number;
  numerator: number;
  percent: number;
};

export type Redelivered = {
  count: number;
};

/** @enum {string} */
export type RehireChoice = 'new_form' | 'supplement_b';

/** @enum {string} */
export type RehireObstacle =
  | 'no_earlier_form'
  | 'too_long_ago'
  | 'no_block_left'
  | 'case_not_authorized'
  | 'already_begun';

export type RehireOffer = {
  choices: RehireChoice[];
  decision: {
    choice: RehireChoice;
    chosen_by: string | null;
    decided_at: DateTimeUtc;
    task_id: TaskId;
  } | null;
  earlier_form: {
    /** Format: date */
    completed_on: string;
    needs_document: boolean | null;
    section_id: string | null;
    task_id: TaskId;
    /** Format: date */
    usable_until: string;
  } | null;
  obstacle: RehireObstacle | null;
  /** Format: date */
  rehired_on: string;
  task_id: TaskId;
};

export type Representative = {
  asks_for_pictures: boolean;
  code_proved_at: DateTimeUtc | null;
  created_at: DateTimeUtc;
  email: string | null;
  employee_id: EmployeeId;
  expires_at: DateTimeUtc;
  id: RepresentativeId;
  name: string;
  named_by: RepresentativeNamer;
  on_employees_device: boolean | null;
  phone: string | null;
  reviewed_at: DateTimeUtc | null;
  revoked_at: DateTimeUtc | null;
  signature_id: string | null;
  signed_at: DateTimeUtc | null;
  /** @enum {string} */
  status: 'named' | 'working' | 'signed' | 'returned' | 'accepted' | 'locked' | 'expired' | 'revoked';
  task_id: TaskId;
  title: string | null;
  tries_left: number;
};

export type RepresentativeId = string;

export type RepresentativeList = {
  data: Representative[];
};

export type RepresentativeNamed = {
  code: string;
  representative: Representative;
  url: string;
};

export type RepresentativeNamer = {
  id: string;
  /** @enum {string} */
  side: 'employee' | 'employer';
  /** @enum {string} */
  type: 'api_token' | 'user' | 'form_session';
};

/** @enum {string} */
export type RetentionWaitsFor = 'signature' | 'end_of_employment';

export type RuleFact = {
  label: string;
  operators: string[];
  path: string;
  /** @enum {string} */
  type: 'text' | 'choice' | 'country' | 'state' | 'number' | 'boolean' | 'date' | 'datetime' | 'list';
  values: string[];
};

export type RuleFacts = {
  facts: RuleFact[];
};

export type ScalarValue = string | number | boolean | null;

/** @enum {string} */
export type SecurityActorKind =
  | 'api_token'
  | 'user_session'
  | 'form_session'
  | 'component_session'
  | 'component_token'
  | 'inspector'
  | 'system'
  | 'anonymous';

export type SecurityEvent = {
  actor: {
    id: string | null;
    kind: SecurityActorKind;
    name: string | null;
  };
  at: DateTimeUtc;
  credential_id: string | null;
  detail: {
    [key: string]: string | number | string[];
  };
  id: string;
  ip: string;
  kind: SecurityEventKind;
  outcome: SecurityEventOutcome;
  request_id: string;
  subject: {
    id: string | null;
    name: string | null;
    type: SecuritySubjectType;
  } | null;
  user_agent: string;
};

/** @enum {string} */
export type SecurityEventKind =
  | 'session.signed_in'
  | 'session.sign_in_failed'
  | 'session.signed_out'
  | 'session.account_switched'
  | 'session.ended'
  | 'magic_link.created'
  | 'user.created'
  | 'user.updated'
  | 'user.deleted'
  | 'user.accounts_linked'
  | 'user.accounts_unlinked'
  | 'user.password_changed'
  | 'user_group.created'
  | 'user_group.updated'
  | 'user_group.deleted'
  | 'api_token.created'
  | 'api_token.updated'
  | 'api_token.revoked'
  | 'webhook.created'
  | 'webhook.updated'
  | 'webhook.deleted'
  | 'webhook.secret_read'
  | 'webhook.secret_rotated'
  | 'onboarding_link.created'
  | 'onboarding_link.used'
  | 'onboarding_link.revoked'
  | 'identity.proved'
  | 'identity.refused'
  | 'identity.locked'
  | 'representative.code_proved'
  | 'representative.code_refused'
  | 'representative.code_locked'
  | 'component_link.created'
  | 'component_link.used'
  | 'connected_organization.created'
  | 'connected_organization.updated'
  | 'connected_organization.deleted'
  | 'connected_organization.restored'
  | 'settings.changed'
  | 'record.sensitive_read'
  | 'legal_hold.placed'
  | 'legal_hold.released'
  | 'employee.destroyed'
  | 'employee.sensitive_destroyed'
  | 'task.destroyed'
  | 'task.tampering_found'
  | 'task.sensitive_read'
  | 'document.previewed'
  | 'document.downloaded'
  | 'everify_case.document_read'
  | 'file.link_created'
  | 'file.downloaded'
  | 'task.audit_read'
  | 'inspection_package.created'
  | 'inspection_package.downloaded'
  | 'inspection_package.deleted'
  | 'inspector_access.created'
  | 'inspector_access.revoked'
  | 'inspector_access.refused'
  | 'inspector_access.read'
  | 'inspector_access.downloaded'
  | 'integrity_check.started'
  | 'integrity_check.finished'
  | 'trail_anchors.missing'
  | 'access.refused'
  | 'security_log.exported'
  | 'key.added'
  | 'key.rotated'
  | 'key.removed';

/** @enum {string} */
export type SecurityEventOutcome = 'succeeded' | 'refused' | 'failed';

export type SecurityEventPage = {
  data: SecurityEvent[];
  next_cursor: string | null;
};

export type SecurityEventsExportQuery = {
  /** @description By this user, API token or employee. */
  actor_id?: string;
  /** @description With this API token or in this session. */
  credential_id?: string;
  /** @description From this address. */
  ip?: string;
  /** @description Of this kind of event; of security events several, with commas between them. */
  kind?: string;
  /** @description With this outcome. */
  outcome?: SecurityEventOutcome;
  /**
   * Format: date-time
   * @description Then or later.
   */
  since?: string;
  /** @description About this record, alone or among others. */
  subject_id?: string;
  /** @description About a record of this kind. */
  subject_type?: SecuritySubjectType;
  /**
   * Format: date-time
   * @description Then or earlier.
   */
  until?: string;
};

export type SecurityEventsListQuery = {
  /** @description By this user, API token or employee. */
  actor_id?: string;
  /** @description With this API token or in this session. */
  credential_id?: string;
  /** @description Read on from here: the `next_cursor` of an answer. */
  cursor?: string;
  /** @description From this address. */
  ip?: string;
  /** @description Of this kind of event; of security events several, with commas between them. */
  kind?: string;
  /** @description With this outcome. */
  outcome?: SecurityEventOutcome;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /**
   * Format: date-time
   * @description Then or later.
   */
  since?: string;
  /** @description About this record, alone or among others. */
  subject_id?: string;
  /** @description About a record of this kind. */
  subject_type?: SecuritySubjectType;
  /**
   * Format: date-time
   * @description Then or earlier.
   */
  until?: string;
};

/** @enum {string} */
export type SecuritySubjectType =
  | 'account'
  | 'account_document'
  | 'api_token'
  | 'client'
  | 'component_session'
  | 'connected_organization'
  | 'custom_property'
  | 'employee'
  | 'employer'
  | 'everify_case'
  | 'everify_connection'
  | 'file'
  | 'form_session'
  | 'inspection_package'
  | 'inspector_access'
  | 'integrity_check'
  | 'job'
  | 'key'
  | 'magic_link'
  | 'onboarding_link'
  | 'placement'
  | 'policy'
  | 'task'
  | 'theme'
  | 'user'
  | 'user_group'
  | 'user_session'
  | 'webhook';

export type SessionListing = {
  created_at: DateTimeUtc;
  expires_at: DateTimeUtc;
  id: UserSessionId;
  ip_address: string;
  is_current: boolean;
  last_used_at: DateTimeUtc;
  user_agent: string;
};

export type SigningConsent = {
  employee_id: EmployeeId;
  given: {
    at: DateTimeUtc;
    demonstrated_access: DemonstratedAccess;
    locale: string;
    task_id: TaskId | null;
    text: string;
    text_sha256: string;
    version: string;
  } | null;
  id: SigningConsentId;
  /** @enum {string} */
  status: 'in_force' | 'replaced' | 'withdrawn';
  withdrawn: {
    at: DateTimeUtc;
    by: ConsentWithdrawer;
    reason: string | null;
  } | null;
};

export type SigningConsentId = string;

export type SigningConsentList = {
  data: SigningConsent[];
};

export type StatusChangeLine = {
  column: ('case_number' | 'a_number' | 'document_number' | 'revocation_date') | null;
  due_on: string | null;
  employee_id: EmployeeId | null;
  employee_name: string | null;
  everify_case_id: EverifyCaseId | null;
  line: number;
  matched_by: ('a_number' | 'document_number')[];
  outcome: StatusChangeOutcome;
  revoked_on: string | null;
  section_id: string | null;
  task_id: TaskId | null;
};

/** @enum {string} */
export type StatusChangeOutcome =
  | 'opened'
  | 'open_already'
  | 'reverified'
  | 'never_reverified'
  | 'no_block_left'
  | 'form_open'
  | 'not_found'
  | 'numbers_differ'
  | 'malformed';

export type StatusChangeReport = {
  is_dry_run: boolean;
  lines: StatusChangeLine[];
  opened: number;
};

export type Subtask = {
  data: unknown;
  form_page_id: string;
  id: string;
};

export type SubtasksUploadFilesBody = {
  files: Upload[];
};

export type Tag = {
  name: string;
};

export type Task = {
  /** @constant */
  _tag: 'Task';
  client_id: ClientId | null;
  completed_at: DateTimeUtc | null;
  created_at: DateTimeUtc;
  deletion_allowed_at: DateTimeUtc | null;
  deletion_scheduled_at: DateTimeUtc | null;
  due_at: DateTimeUtc | null;
  employee_id: EmployeeId;
  employer_id: EmployerId | null;
  expired_at: DateTimeUtc | null;
  form_custom_attributes: {
    [key: string]: unknown;
  };
  form_id: FormId;
  id: TaskId;
  job_id: JobId | null;
  name: string;
  next_action: {
    type: ('employer_action' | 'employee_action' | 'system_action') | null;
  };
  progress: Progress;
  retained_until: string | null;
  retention_rule: string;
  retention_waits_for: RetentionWaitsFor | null;
  /** @enum {string} */
  status: 'requires_action' | 'completed' | 'expired';
  subtasks: {
    /** @enum {string} */
    assignee_type: 'employee' | 'employer';
    form_page_id: string;
    form_section: {
      /** @enum {string} */
      assignee_type: 'employee' | 'employer' | 'system';
      id: string;
      position: number;
    } | null;
    id: string;
    progress: Progress;
  }[];
  tags: Tag[];
  updated_at: DateTimeUtc;
};

export type TaskAudit = {
  events: {
    actor: {
      [key: string]: string | null;
    };
    at: DateTimeUtc;
    changes?: {
      after: unknown;
      before: unknown;
      path: string;
    }[];
    detail: {
      [key: string]: unknown;
    };
    hash: string;
    kind: string;
    previous_hash: string;
    sequence: number;
  }[];
  head: {
    hash: string;
    sequence: number;
  } | null;
  is_intact: boolean;
  signatures: {
    handed_over_to: string | null;
    id: string;
    is_void: boolean;
    name: string;
    name_statement: NameStatement | null;
    /** @enum {string} */
    role: 'employee' | 'employer' | 'preparer';
    section_id: string;
  }[];
  task_id: TaskId;
};

export type TaskChangeRequestCreated = {
  /** @constant */
  _tag: 'created';
};

export type TaskChangeRequestsCreateBody = {
  reason?: string;
  starting_section_id?: string;
};

export type TaskChangeRequestSkipped = {
  /** @constant */
  _tag: 'skipped';
};

export type TaskFields = {
  fields: {
    label: {
      en: string | null;
    };
    path: string;
    type: string;
    value: unknown;
  }[];
};

export type TaskId = string;

export type TasksCreateBody = {
  client_id?: ClientId | null;
  /** Format: date-time */
  deletion_allowed_at?: string | null;
  /** Format: date-time */
  deletion_scheduled_at?: string | null;
  /** Format: date-time */
  due_at?: string | null;
  employee_id: EmployeeId;
  employer_id?: EmployerId | null;
  /** Format: date-time */
  expired_at?: string | null;
  form_id: FormId;
  job_id?: JobId | null;
  placement_id?: PlacementId | null;
};

export type TasksCreateQuery = {
  allow_duplicate?: boolean;
};

export type TasksDeleteByIdQuery = {
  /**
   * @description Why it is withdrawn: kept in its audit trail.
   * @enum {string}
   */
  reason?: 'made_by_mistake' | 'duplicate' | 'wrong_employee' | 'not_needed';
};

export type TasksGetCertificateQuery = {
  /** @description An earlier version of the task or its document, from 1; the latest without it. */
  version?: number;
};

export type TasksGetFieldsQuery = {
  include_sensitive_info?: boolean;
};

export type TasksGetOnboardingUrlQuery = {
  /**
   * @description Whose side the link opens.
   * @enum {string}
   */
  assignee_type: 'employee' | 'employer';
  /** @description The language that the pages open in. */
  locale?: string;
  /** @description Where the pages end: https, or http on localhost. */
  redirect_to?: string;
  /**
   * Format: email
   * @description Their email address.
   */
  signer_email?: string;
  /** @description Who reads and signs for the employer: you vouch for them. Employer’s side only. */
  signer_name?: string;
  /** @description Their title. */
  signer_title?: string;
};

export type TasksGetPdfQuery = {
  /** @description An earlier version of the task or its document, from 1; the latest without it. */
  version?: number;
};

export type TasksGetVersionFieldsQuery = {
  include_sensitive_info?: boolean;
  /** @description An earlier version of the task or its document, from 1; the latest without it. */
  version?: number;
};

export type TasksListQuery = {
  /** @description Of this client. */
  client_id?: ClientId;
  /**
   * Format: date-time
   * @description Completed then or later.
   */
  completed_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Completed then or earlier.
   */
  completed_at_lte?: string | Date;
  /**
   * Format: date-time
   * @description Created then or later.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Created then or earlier.
   */
  created_at_lte?: string | Date;
  /**
   * Format: date-time
   * @description Due then or later.
   */
  due_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Due then or earlier.
   */
  due_at_lte?: string | Date;
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /**
   * Format: date-time
   * @description Expires then or later.
   */
  expired_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Expires then or earlier.
   */
  expired_at_lte?: string | Date;
  /** @description Of this form. */
  form_id?: FormId;
  /** @description Of this job. */
  job_id?: JobId;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /**
   * @description Of this status.
   * @enum {string}
   */
  status?: 'requires_action' | 'completed' | 'expired';
};

export type TasksNameRepresentativeBody = {
  asks_for_pictures?: boolean;
  /** Format: email */
  email?: string;
  name: string;
  phone?: string;
  title?: string;
};

export type TasksReviewRepresentativeBody =
  | {
      /** @enum {string} */
      decision: 'accepted';
    }
  | {
      /** @enum {string} */
      decision: 'returned';
      reason: string;
    };

export type TasksUpdateByIdBody = {
  /** Format: date-time */
  deletion_allowed_at?: string | null;
  /** Format: date-time */
  deletion_scheduled_at?: string | null;
  /** Format: date-time */
  expired_at?: string | null;
};

export type TasksUpdateFieldsAnswer = null;

export type TasksUpdateFieldsBody = {
  fields: {
    path: string;
    value: unknown;
  }[];
};

export type TaskVersion = {
  document: {
    sha256: string;
    version: number;
  } | null;
  is_in_force: boolean;
  number: number;
  replaced: {
    at: DateTimeUtc;
    by: {
      id: string | null;
      kind: string;
      name: string | null;
      side: ('employee' | 'employer') | null;
    };
    reason: string | null;
    section_ids: string[];
  } | null;
  section_ids: string[];
  signatures: {
    id: string;
    /** @enum {string} */
    method: 'typed' | 'drawn';
    name: string;
    /** @enum {string} */
    role: 'employee' | 'employer' | 'preparer';
    section_id: string;
    signed_at: DateTimeUtc;
    signed_on: string;
  }[];
  task_id: TaskId;
};

export type TaskVersionFields = {
  document: {
    sha256: string;
    version: number;
  } | null;
  fields: {
    is_changed: boolean;
    label: {
      en: string | null;
    };
    path: string;
    previous_value: unknown;
    section_id: string;
    type: string;
    value: unknown;
  }[];
  is_in_force: boolean;
  number: number;
  replaced: {
    at: DateTimeUtc;
    by: {
      id: string | null;
      kind: string;
      name: string | null;
      side: ('employee' | 'employer') | null;
    };
    reason: string | null;
    section_ids: string[];
  } | null;
  section_ids: string[];
  signatures: {
    id: string;
    /** @enum {string} */
    method: 'typed' | 'drawn';
    name: string;
    /** @enum {string} */
    role: 'employee' | 'employer' | 'preparer';
    section_id: string;
    signed_at: DateTimeUtc;
    signed_on: string;
  }[];
  task_id: TaskId;
};

export type TaskVersions = {
  form_edition: string;
  form_key: string;
  task_id: TaskId;
  versions: TaskVersion[];
};

export type Theme = {
  /** @constant */
  _tag: 'Theme';
  created_at: DateTimeUtc;
  dark?: ThemeMode;
  id: ThemeId;
  light?: ThemeMode;
  name: string;
  updated_at: DateTimeUtc;
};

export type ThemeId = string;

export type ThemeMode = {
  back_button_text?: string;
  border?: string;
  custom_background?: string;
  custom_foreground?: string;
  logo?: string;
  next_button_text?: string;
  primary_background?: string;
  primary_foreground?: string;
  progress?: string;
  radius?: string;
  secondary_background?: string;
  secondary_foreground?: string;
  show_form_name?: boolean;
  show_header?: boolean;
  show_updated_fields_count?: boolean;
};

export type ThemesCreateBody = {
  dark?: ThemeMode;
  light?: ThemeMode;
  name: string;
};

export type ThemesListQuery = {
  /** @description By their name. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type ThemesUpdateByIdBody = {
  dark?: ThemeMode;
  light?: ThemeMode;
  name?: string;
};

export type UploadedFile = {
  checksum: string;
  id: string;
  key: string;
  name: string;
  size: number;
  type: string;
};

export type UploadFilesResponse = {
  files: UploadedFile[];
};

export type User = {
  created_at: DateTimeUtc;
  email: string;
  external_id: string | null;
  id: UserId;
  updated_at: DateTimeUtc;
};

export type UserGroup = {
  access_rule: unknown;
  created_at: DateTimeUtc;
  id: UserGroupId;
  key: string | null;
  name: string;
  permissions: Permission[];
  sentence: string | null;
  updated_at: DateTimeUtc;
};

export type UserGroupId = string;

export type UserGroupsCreateBody = {
  access_rule?: unknown;
  name: string;
  permissions: Permission[];
};

export type UserGroupsListQuery = {
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type UserGroupsUpdateByIdBody = {
  access_rule?: unknown;
  name?: string;
  permissions?: Permission[];
};

export type UserId = string;

export type UserMembership = {
  groups: UserGroup[];
  user: User;
};

export type UsersCreateBody = {
  /** Format: email */
  email: string;
  email_verified?: boolean | null;
  external_id?: string | null;
  password?: string | null;
  user_group_ids: string[];
};

export type UserSessionId = string;

export type UsersListMembershipsQuery = {
  /** @description With this email, whatever the case of its letters. */
  email?: string;
  /** @description With this id of your own. */
  external_id?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /** @description With this in the name or the email. */
  search?: string;
  /** @description In this group. */
  user_group_id?: string;
};

export type UsersListQuery = {
  /** @description With this email, whatever the case of its letters. */
  email?: string;
  /** @description With this id of your own. */
  external_id?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type UsersListSessionsQuery = {
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type UsersUpdateByIdBody = {
  /** Format: email */
  email?: string;
  external_id?: string | null;
  user_group_ids?: string[];
};

export type VouchedSigner = {
  email: string | null;
  name: string | null;
  title: string | null;
};

export type Webhook = {
  created_at: DateTimeUtc;
  description: string | null;
  id: WebhookId;
  last_used_at: DateTimeUtc | null;
  subscribed_events: EventKind[];
  token: string;
  updated_at: DateTimeUtc;
  url: string;
};

export type WebhookDelivery = {
  attempts: number;
  created_at: DateTimeUtc;
  event_id: string;
  finished_at: DateTimeUtc | null;
  kind: DeliveredKind;
  next_attempt_at: DateTimeUtc | null;
  resource_id: string;
  /** @enum {string} */
  status: 'pending' | 'delivered' | 'failed';
  webhook_id: WebhookId;
};

export type WebhookDeliveryDetail = {
  attempts: number;
  body: string | null;
  created_at: DateTimeUtc;
  event_id: string;
  finished_at: DateTimeUtc | null;
  kind: DeliveredKind;
  next_attempt_at: DateTimeUtc | null;
  resource_id: string;
  /** @enum {string} */
  status: 'pending' | 'delivered' | 'failed';
  tries: {
    answer: string | null;
    at: DateTimeUtc;
    duration_ms: number;
    error: string | null;
    number: number;
    request_headers: {
      [key: string]: string;
    };
    status: number | null;
    url: string;
  }[];
  webhook_id: WebhookId;
};

export type WebhookHealth = {
  disabled_at: DateTimeUtc | null;
  disabled_reason: ('failing_for_five_days' | 'gone') | null;
  failed: number;
  failing_since: DateTimeUtc | null;
  last_used_at: DateTimeUtc | null;
  pending: number;
  previous_token_until: DateTimeUtc | null;
  webhook_id: WebhookId;
};

export type WebhookId = string;

export type WebhooksCreateBody = {
  description?: string;
  subscribed_events?: EventKind[];
  url: string;
};

export type WebhookSecret = {
  previous_token: string | null;
  previous_token_until: DateTimeUtc | null;
  previous_tokens: {
    token: string;
    until: DateTimeUtc;
  }[];
  token: string;
  webhook_id: WebhookId;
};

export type WebhooksListDeliveriesQuery = {
  /** @description Of this kind of event; of security events several, with commas between them. */
  kind?: DeliveredKind;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
  /**
   * @description Of this status.
   * @enum {string}
   */
  status?: 'pending' | 'delivered' | 'failed';
};

export type WebhooksListQuery = {
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /**
   * @description How many rows a page has.
   * @default 20
   */
  per_page?: number;
};

export type WebhooksRedeliverFailedBody = {
  /** Format: date-time */
  since: string;
};

export type WebhooksUpdateByIdBody = {
  description?: string;
  subscribed_events?: EventKind[];
};

export type WithholdingInForce = {
  employee_id: EmployeeId;
  is_revised: boolean;
  lapses_on: string | null;
  /** Format: date */
  on: string;
  received_on: string | null;
  takes_effect_by: string | null;
  task_id: TaskId | null;
  withholding: {
    deductions: number;
    dependents_total: number;
    extra_withholding: number;
    filing_status: string | null;
    has_two_jobs: boolean;
    is_exempt: boolean;
    is_nonresident_alien: boolean;
    other_income: number;
  };
};

/** What a webhook delivers: `data` is the record as the API returns it. */
export type WebhookEvent =
  | { type: 'employee.created'; timestamp: string; data: Employee }
  | { type: 'employee.updated'; timestamp: string; data: Employee }
  | { type: 'employee.deleted'; timestamp: string; data: Employee }
  | { type: 'employer.created'; timestamp: string; data: Employer }
  | { type: 'employer.updated'; timestamp: string; data: Employer }
  | { type: 'employer.deleted'; timestamp: string; data: Employer }
  | { type: 'client.created'; timestamp: string; data: Client }
  | { type: 'client.updated'; timestamp: string; data: Client }
  | { type: 'client.deleted'; timestamp: string; data: Client }
  | { type: 'job.created'; timestamp: string; data: Job }
  | { type: 'job.updated'; timestamp: string; data: Job }
  | { type: 'job.deleted'; timestamp: string; data: Job }
  | { type: 'task.created'; timestamp: string; data: Task }
  | { type: 'task.updated'; timestamp: string; data: Task }
  | { type: 'task.deleted'; timestamp: string; data: Task }
  | { type: 'placement.created'; timestamp: string; data: Placement }
  | { type: 'placement.updated'; timestamp: string; data: Placement }
  | { type: 'placement.deleted'; timestamp: string; data: Placement }
  | { type: 'employee.restored'; timestamp: string; data: Employee }
  | { type: 'placement.restored'; timestamp: string; data: Placement }
  | { type: 'task.restored'; timestamp: string; data: Task }
  | { type: 'task.form_pdf_generated'; timestamp: string; data: Task }
  | { type: 'task.compliance_due'; timestamp: string; data: Task }
  | { type: 'task.compliance_overdue'; timestamp: string; data: Task }
  | { type: 'task.reverification_required'; timestamp: string; data: Task }
  | { type: 'task.rehire_decided'; timestamp: string; data: Task }
  | { type: 'everify_case.created'; timestamp: string; data: EverifyCase }
  | { type: 'everify_case.updated'; timestamp: string; data: EverifyCase }
  | { type: 'onboarding_link.locked'; timestamp: string; data: OnboardingLink }
  | { type: 'integrity_check.failed'; timestamp: string; data: IntegrityCheck }
  | { type: 'representative.named'; timestamp: string; data: Representative }
  | { type: 'representative.signed'; timestamp: string; data: Representative }
  | { type: 'representative.locked'; timestamp: string; data: Representative }
  | { type: 'signing_consent.given'; timestamp: string; data: SigningConsent }
  | { type: 'signing_consent.withdrawn'; timestamp: string; data: SigningConsent }
  | { type: 'task.paper_copy_requested'; timestamp: string; data: Task }
  | { type: 'webhook.test'; timestamp: string; data: Record<string, unknown> };
