// Generated from apps/api/openapi.json by tools/sdk/generate.mjs: change the operation, not this file.

import type { Upload } from '../upload.js';

export type AccountDocument = {
  /**
   * @description Always `AccountDocument`.
   * @constant
   */
  _tag: 'AccountDocument';
  /** @description When it was published. */
  created_at: DateTimeUtc;
  /** @description Shown to this employer's employees only; null for those of every employer that has none of its own. */
  employer_id: EmployerId | null;
  /** @description The form that shows it, by its key. */
  form_key: string;
  id: AccountDocumentId;
  /** @description From then on nobody is shown it but those who had opened it before. */
  retired_at: DateTimeUtc | null;
  /** @description SHA-256 of the file, in hex. */
  sha256: string;
  /** @description Size of the file in bytes. */
  size: number;
  /** @description What people know it as; printed on the signed form. */
  title: string;
  /** @description As the account names it: a number, a date. */
  version: string;
};

/** @description Id of a document that the account shows; begins with `adoc_`. */
export type AccountDocumentId = string;

export type AccountDocumentOpening = {
  account_document_id: AccountDocumentId;
  /** @description When the form was completed, by which the employee has signed for the document. */
  completed_at: DateTimeUtc | null;
  employee_id: EmployeeId;
  /** @description What the employee is called; null where the record has no name. */
  employee_name: string | null;
  /** @description The employer whose form it was; null for a form of none. */
  employer_id: EmployerId | null;
  /** @description When it was opened first. */
  opened_at: DateTimeUtc;
  task_id: TaskId;
};

export type AccountDocumentOpeningsListQuery = {
  /** @description Of this document, in this version. */
  account_document_id?: AccountDocumentId;
  /** @description By this employee. */
  employee_id?: EmployeeId;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description On this task. */
  task_id?: TaskId;
};

export type AccountDocumentsListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description For this employer. */
  employer_id?: EmployerId;
  /** @description The form that shows the document, by its key. */
  form_key?: string;
  /** @description `true` lists those that a newer version has replaced, too. */
  include_retired?: boolean;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
};

export type AccountDocumentsPublishBody = {
  /** @description The files, 20 MiB each at most. */
  files: Upload[];
};

export type AccountDocumentsPublishQuery = {
  /** @description Shows it to this employer's employees only. */
  employer_id?: EmployerId;
  /**
   * @description The form that shows the document, by its key.
   * @example handbook
   */
  form_key: string;
  /**
   * @description What people know it as; printed on the signed form. At most 150 characters.
   * @example Employee handbook
   */
  title: string;
  /**
   * @description As the account names it: a number, a date. At most 50 characters.
   * @example 2026-1
   */
  version: string;
};

export type AccountEvent = {
  /** @description The record as it was then, as the API returns it, sensitive values masked; its id alone once the record was destroyed. */
  data: {
    [key: string]: unknown;
  };
  /** @description Id of the event: the `webhook-id` of its deliveries. */
  id: EventId;
  /** @description The record that it happened to. */
  resource_id: string;
  /** @description When it happened. */
  timestamp: DateTimeUtc;
  /** @description What happened. */
  type: EventKind;
};

export type AccountEventPage = {
  /** @description The events, in the order of `sort`. */
  data: AccountEvent[];
  /** @description Whether there are more now. */
  has_more: boolean;
  /** @description What `starting_after` takes to read on: the last event here, also where there are no more yet. Null where the answer is empty. */
  next_cursor: EventId | null;
};

export type AccountSettings = {
  /** @description For how many hours a new bank account that replaces an earlier one is on hold. 0 for no hold. The employee is told either way. */
  bank_change_hold_hours: number;
  /**
   * @description Whether a representative takes pictures of the documents. The employer may decide otherwise when naming someone; an employee may not.
   * @enum {string}
   */
  document_pictures: 'required' | 'not_required';
  /**
   * @description `one_time_code`: employees enter a code sent to their own email address or phone before they sign. Sensitive values that were entered on another device need a code either way.
   * @enum {string}
   */
  employee_signature_proof: 'none' | 'one_time_code';
  /**
   * @description `vouched`: the issuer of the link vouches for the reader; `signed_in_user`: the reader signs in to the account.
   * @enum {string}
   */
  employer_signer: 'vouched' | 'signed_in_user';
  /**
   * @description Who may name the authorized representative that examines the documents for Form I-9. The law leaves it to the employer (8 CFR 274a.2(b)(1)(ii)), so employees may only where the account says so.
   * @enum {string}
   */
  representative_naming: 'employer' | 'employer_and_employee';
};

export type AccountSettingsUpdateBody = {
  /** @description For how many hours a new bank account that replaces an earlier one is on hold. 0 for no hold. The employee is told either way. */
  bank_change_hold_hours?: number;
  /**
   * @description Whether a representative takes pictures of the documents. The employer may decide otherwise when naming someone; an employee may not.
   * @enum {string}
   */
  document_pictures?: 'required' | 'not_required';
  /**
   * @description `one_time_code`: employees enter a code sent to their own email address or phone before they sign. Sensitive values that were entered on another device need a code either way.
   * @enum {string}
   */
  employee_signature_proof?: 'none' | 'one_time_code';
  /**
   * @description `vouched`: the issuer of the link vouches for the reader; `signed_in_user`: the reader signs in to the account.
   * @enum {string}
   */
  employer_signer?: 'vouched' | 'signed_in_user';
  /**
   * @description Who may name the authorized representative that examines the documents for Form I-9. The law leaves it to the employer (8 CFR 274a.2(b)(1)(ii)), so employees may only where the account says so.
   * @enum {string}
   */
  representative_naming?: 'employer' | 'employer_and_employee';
};

export type AccountWording = {
  /** @description The text, with merge fields and an empty line between paragraphs; null for ours. */
  body: string | null;
  /** @description Whose messages; null for the whole account. */
  employer_id: EmployerId | null;
  /** @description The merge fields that its words may use, such as `first_name`. */
  fields: string[];
  /** @description Whether it may be sent as a text message: to employees alone. */
  is_text: boolean;
  /**
   * @description The field that the text has to keep: without it nobody can go on.
   * @enum {string}
   */
  keeps: 'link' | 'code';
  /** @description What the message is about. */
  kind: MessageKind;
  /** @description The language that it is written in. */
  language: PageLanguage;
  /** @description The account's own words, which say what an employer leaves out; null without, and for the account itself. */
  of_account: OwnMessageWords | null;
  /** @description Our own words, to begin with. */
  ours: OwnMessageWords;
  /** @description Own words that were reset, to be used again; null without. */
  set_aside: OwnMessageWords | null;
  /** @description The text message, one line with merge fields; null for ours. How to end texts stands after it. */
  sms: string | null;
  /** @description The subject, one line with merge fields; null for ours. */
  subject: string | null;
  /** @description When the own words last changed; null where there are none. */
  updated_at: DateTimeUtc | null;
};

/** @description What became of a file, and what is left to map by hand. */
export type AddedOfficialFile = {
  /** @description The edition, recognised by the SHA-256 of the file that was sent; null where it is not known. */
  edition: string | null;
  /** @description As it is now. */
  entry: LibraryEntry;
  /** @description What boxes of the file ask for that no question was found for. */
  left: string[];
  /** @description Questions whose answers are written into boxes of the file. */
  mapped: {
    /** @description The question, in English. */
    label: string;
    /** @description The field of the form. */
    path: string;
  }[];
  /** @description Questions without a box: they are mapped in the builder. */
  to_map: {
    /** @description The question, in English. */
    label: string;
    /** @description The field of the form. */
    path: string;
  }[];
};

export type Address = {
  /** @description City or town. */
  city: string;
  /** @description Country, as it was given. */
  country: string;
  /** @description All of it on one line, written by the service. */
  full_address: string | null;
  /** @description Apartment, suite or floor; null where there is none. */
  secondary: string | null;
  /** @description State or region; in the United States its two letters. */
  state: string;
  /** @description House number and street. */
  street: string;
  /** @description ZIP or postal code; null where there is none. */
  zip: string | null;
};

export type AddressInput = {
  /**
   * @description City or town.
   * @example Albany
   */
  city: string;
  /**
   * @description Country.
   * @example USA
   */
  country: string;
  /** @description Accepted and written anew from the other parts. */
  full_address?: string | null;
  /**
   * @description Apartment, suite or floor.
   * @example Floor 2
   */
  secondary?: string | null;
  /**
   * @description State or region. In the United States one that exists, by its two letters or its name; answered as two letters. State forms are asked for by it.
   * @example NY
   */
  state: string;
  /**
   * @description House number and street.
   * @example 12 Pier Road
   */
  street: string;
  /**
   * @description ZIP or postal code; in the United States 5 digits, or 9 with a hyphen.
   * @example 12207
   */
  zip?: string | null;
};

export type ApiToken = {
  /** @description The networks that it may be used from, as CIDR; null for anywhere. */
  allowed_networks: string[] | null;
  /** @description When it was created. */
  created_at: DateTimeUtc;
  /** @description When it ends; null for never. */
  expires_at: DateTimeUtc | null;
  /** @description Id of the token; begins with `tok_`. It is not the secret. */
  id: string;
  /** @description The last four characters of the secret, to recognise it by. */
  last_four: string;
  /** @description When it was last used, to the minute; null for never. */
  last_used_at: DateTimeUtc | null;
  /** @description What the account calls it. */
  name: string;
  /** @description Who created it; null where it was made at the console, or before owners were recorded. */
  owner: CreatedBy | null;
  /** @description What it may do; null for everything that the interface allows a token. */
  permissions: Permission[] | null;
  /** @description When it was revoked; null while it works. */
  revoked_at: DateTimeUtc | null;
};

export type ApiTokenCreated = {
  /** @description The networks that it may be used from, as CIDR; null for anywhere. */
  allowed_networks: string[] | null;
  /** @description When it was created. */
  created_at: DateTimeUtc;
  /** @description When it ends; null for never. */
  expires_at: DateTimeUtc | null;
  /** @description Id of the token; begins with `tok_`. It is not the secret. */
  id: string;
  /** @description The last four characters of the secret, to recognise it by. */
  last_four: string;
  /** @description When it was last used, to the minute; null for never. */
  last_used_at: DateTimeUtc | null;
  /** @description What the account calls it. */
  name: string;
  /** @description Who created it; null where it was made at the console, or before owners were recorded. */
  owner: CreatedBy | null;
  /** @description What it may do; null for everything that the interface allows a token. */
  permissions: Permission[] | null;
  /** @description When it was revoked; null while it works. */
  revoked_at: DateTimeUtc | null;
  /** @description The secret, `fd_live_…` or `fd_test_…`, shown once. */
  token: string;
};

export type ApiTokensCreateBody = {
  /**
   * @description The networks that it may be used from, as CIDR, at most 50. Null, or without it: anywhere.
   * @example [
   *       "203.0.113.0/24"
   *     ]
   */
  allowed_networks?: string[] | null;
  /**
   * Format: date-time
   * @description When it ends. Null, or without it: never.
   */
  expires_at?: string | null;
  /**
   * @description What the account calls it.
   * @example Payroll
   */
  name: string;
  /** @description What it may do, never more than its maker may. Null, or without it: everything that the interface allows a token. */
  permissions?: Permission[] | null;
};

export type ApiTokensListCreatedQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
};

export type ApiTokensListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
};

export type ApiTokensUpdateBody = {
  /**
   * @description The networks that it may be used from, as CIDR, at most 50. Null, or without it: anywhere.
   * @example [
   *       "203.0.113.0/24"
   *     ]
   */
  allowed_networks?: string[] | null;
  /**
   * Format: date-time
   * @description When it ends. Null, or without it: never.
   */
  expires_at?: string | null;
  /** @description What the account calls it. */
  name?: string;
  /** @description What it may do, never more than its maker may. Null, or without it: everything that the interface allows a token. */
  permissions?: Permission[] | null;
};

export type Appearance = {
  /** @description The theme of the whole account: hosted pages of employers without one of their own, and components; null for the plain look. */
  active_theme_id: ThemeId | null;
  /** @description The theme that components show: the account's, else the one that most of its employers use; null where it has none. */
  component_theme_id: ThemeId | null;
};

export type AppearanceUpdateBody = {
  /** @description The theme of the whole account; null for the plain look. */
  active_theme_id?: string | null;
};

export type ApplyStatusChangeReport = {
  /** @description The report, as E-Verify gives it out: CSV with its head line. */
  csv: string;
  /** @description True says what would become of each line, and changes nothing. */
  dry_run?: boolean;
  /**
   * Format: date
   * @description By when the blocks are to be signed; without it, three business days of each employer from today.
   */
  due_on?: string;
  /** @description What the file is called; noted with the import. */
  file_name?: string;
};

export type ArchivedTask = {
  /** @description What the employee is called; null where the record has no name. */
  employee_name: string | null;
  id: TaskId;
  /** @description Whether the record of the employee was deleted too: it is restored with the task. */
  is_employee_deleted: boolean;
  /** @description Whether a legal hold covers it: then it stays, whatever the law allows. */
  is_held: boolean;
  /** @description The task as it last was. */
  task: Task;
  /** @description When it left the work lists, and by whose doing. */
  withdrawn: {
    /** @description When it was withdrawn. */
    at: DateTimeUtc;
    /** @description The user or the API token, by its id; nobody where the service did it. */
    by: {
      /** @description Id of the user or the API token; null where the service did it. */
      id: string | null;
      /** @description What kind of credential it was; null where that was not recorded. */
      kind: SecurityActorKind | null;
    };
    /** @description What led to it; null of what earlier versions withdrew. */
    cause: ('request' | 'employee_deleted' | 'schedule') | null;
    /** @description Why, where somebody had to say; null otherwise. */
    reason: ('made_by_mistake' | 'duplicate' | 'wrong_employee' | 'not_needed') | null;
  };
};

export type ArchivedTasksGetCertificateQuery = {
  /** @description Which version of the document, from 1; without it the latest. */
  version?: number;
};

export type ArchivedTasksGetFieldsQuery = {
  /** @description `true` shows sensitive answers in full to callers who may see them. */
  include_sensitive_info?: boolean;
};

export type ArchivedTasksGetPdfQuery = {
  /** @description Which version of the document, from 1; without it the latest. */
  version?: number;
};

export type ArchivedTasksGetVersionFieldsQuery = {
  /** @description `true` shows sensitive answers in full to callers who may see them. */
  include_sensitive_info?: boolean;
  /** @description Which version of the document, from 1; without it the latest. */
  version?: number;
};

export type ArchivedTasksListQuery = {
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description For this employer. */
  employer_id?: EmployerId;
  /** @description Of this form. */
  form_id?: FormId;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
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
  /** @description Withdrawn by this user or API token. */
  withdrawn_by?: string;
};

export type BankChange = {
  /** @description When the new account takes effect. Until then the employee’s earlier form says where they are paid. */
  pending_until: DateTimeUtc;
};

export type BoundedCount = {
  /** @description How many there are, 1000 at most. */
  count: number;
  /** @description False where there are more. */
  is_exact: boolean;
};

export type Client = {
  /** @description When the record was created. */
  created_at: DateTimeUtc;
  custom_attributes: CustomAttributes;
  /** @description What the record is called in your own system; absent where you gave nothing. */
  external_id?: string;
  id: ClientId;
  /** @description What the client is called. */
  name: string;
  /**
   * @description For whom documents are examined by live video at this site, where the employer has `uses_e_verify`: all hires, those of placements with `works_remotely`, or nobody.
   * @enum {string}
   */
  remote_examination?: 'all_hires' | 'remote_hires' | 'in_person';
  /** @description When the record last changed. */
  updated_at: DateTimeUtc;
} & {
  [key: string]: unknown;
};

/** @description Id of a client; begins with `cl_`. */
export type ClientId = string;

export type ClientsCreateBody = {
  /** @description Values of active custom properties, by their names. Null clears one; a change keeps those that it leaves out. */
  custom_attributes?: CustomAttributes;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * @description What the client is called, at most 255 characters.
   * @example Harbor Foods
   */
  name: string;
  /**
   * @description For whom documents are examined by live video at this site, where the employer has `uses_e_verify`: all hires, those of placements with `works_remotely`, or nobody.
   * @enum {string|null}
   */
  remote_examination?: 'all_hires' | 'remote_hires' | 'in_person' | null;
} & {
  [key: string]: unknown;
};

export type ClientsListDeletedQuery = {
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
};

export type ClientsListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description With this `external_id`, exactly. */
  external_id?: string;
  /** @description With this anywhere in the name, whatever the case of its letters. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * @description The order: ascending, or with a dash descending. Without it newest first, `-created_at`.
   * @enum {string}
   */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name';
  /** @description The rows after this one: the id of a row, or the `next_cursor` of an answer; empty for the first. Rows that come meanwhile move nothing, as they do with `page`, which cannot be given beside it. */
  starting_after?: string;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type ClientsUpdateByIdBody = {
  /** @description Values of active custom properties, by their names. Null clears one; a change keeps those that it leaves out. */
  custom_attributes?: CustomAttributes;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * @description What the client is called, at most 255 characters.
   * @example Harbor Foods
   */
  name?: string;
  /**
   * @description For whom documents are examined by live video at this site, where the employer has `uses_e_verify`: all hires, those of placements with `works_remotely`, or nobody.
   * @enum {string|null}
   */
  remote_examination?: 'all_hires' | 'remote_hires' | 'in_person' | null;
} & {
  [key: string]: unknown;
};

export type ClientsUpsertByExternalIdBody = {
  /** @description Values of active custom properties, by their names. Null clears one; a change keeps those that it leaves out. */
  custom_attributes?: CustomAttributes;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * @description What the client is called, at most 255 characters.
   * @example Harbor Foods
   */
  name: string;
  /**
   * @description For whom documents are examined by live video at this site, where the employer has `uses_e_verify`: all hires, those of placements with `works_remotely`, or nobody.
   * @enum {string|null}
   */
  remote_examination?: 'all_hires' | 'remote_hires' | 'in_person' | null;
} & {
  [key: string]: unknown;
};

/** @description One fact, compared with a value. */
export type Comparison = {
  /**
   * @description Path of the fact, as `GET /policy_facts` lists them.
   * @example work_location.state
   */
  fact: string;
  operator: FactOperator;
  /** @description What it is compared with: a list for `in` and `not_in`, none for `is_present` and `is_absent`. */
  value?: (string | number | boolean) | (string | number | boolean)[];
};

export type ComplianceCalendarGetWithholdingQuery = {
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /**
   * Format: date
   * @description On this day, `YYYY-MM-DD`; today without it.
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
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description Of this task. */
  task_id?: TaskId;
};

export type ComplianceCalendarPage = {
  /** @description The deadlines, the earliest first. */
  data: ComplianceDeadline[];
  /** @description Where to read on; null at the end. */
  next_cursor: string | null;
};

export type ComplianceDeadline = {
  /** @description Who does it; null where nobody has to do anything. */
  assignee_type: ('employee' | 'employer') | null;
  /** @description The last moment of that day, where the employer is. */
  due_at: DateTimeUtc;
  /**
   * Format: date
   * @description The last day on which it is done in time.
   */
  due_on: string;
  employee_id: EmployeeId;
  /** @description What they are called; null where the record has no name or is gone. */
  employee_name: string | null;
  /** @description The employer that it is about; null where the form is for none. */
  employer_id: EmployerId | null;
  /** @description What the employer is called; null where there is none. */
  employer_name: string | null;
  /** @description The E-Verify case that it is about; null for other deadlines. */
  everify_case_id: EverifyCaseId | null;
  /** @description Which form that is; null where it is about none. */
  form_id: FormId | null;
  /** @description The key of that form; null where it is about none. */
  form_key: string | null;
  /** @description Name of the form; null where it is about none. */
  form_name: string | null;
  /** @description The same for as long as the deadline stands: made of its kind and of what it is about. */
  id: string;
  /** @description False where nobody has read in that law yet that it is this day. */
  is_sure: boolean;
  /** @description What has to be done. */
  kind: ComplianceDeadlineKind;
  /** @description The law that sets the day; null where somebody chose it. */
  legal_basis: string | null;
  /** @description The hire that is to be reported; null for other deadlines. */
  placement_id: PlacementId | null;
  /** @description The section to be signed, or from which the deadline follows. */
  section_id: string | null;
  /** @description The section, as the form calls it; null where there is none. */
  section_name: string | null;
  /** @description The form that it is about; null for `new_hire_report`. */
  task_id: TaskId | null;
};

/** @enum {string} */
export type ComplianceDeadlineKind =
  | 'section'
  | 'everify_case'
  | 'reverification'
  | 'receipt'
  | 'withholding_exemption'
  | 'new_hire_report'
  | 'renewal'
  | 'deletion';

export type ComponentRowsListEmployeesAnswer = {
  /** @description Where the next rows begin; null at the end. */
  after: string | null;
  /** @description Where the rows before these end; null at the beginning. */
  before: string | null;
  /** @description The rows from this place on. */
  data: EmployeeRow[];
  /** @description False where there are more rows than were counted. */
  is_total_exact: boolean;
  /** @description Rows that the filters leave, counted exactly up to a limit. */
  total: number;
};

export type ComponentRowsListEmployeesQuery = {
  /** @description The `after` of an answer: the rows that follow it. */
  after?: string;
  /** @description Whose turn it is. */
  assignee?: string;
  /** @description The `before` of an answer: the rows that come before it. */
  before?: string;
  /** @description With a living placement at this client. */
  client_id?: ClientId;
  /** @description Created then or later. */
  created_at_from?: string;
  /** @description Created then or earlier. */
  created_at_to?: string;
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description With the filters of this saved view. */
  custom_view_id?: string;
  /** @description With this email, whatever the case of its letters. */
  email?: string;
  /** @description Of this employee. */
  employee_id?: string;
  /** @description With a living placement at this employer. */
  employer_id?: EmployerId;
  /** @description With this first name. */
  first_name?: string;
  /** @description With this last name. */
  last_name?: string;
  /** @description A task changed then or later. */
  latest_task_updated_at_from?: string;
  /** @description The last task to change did so then or earlier. */
  latest_task_updated_at_to?: string;
  /** @description How many rows are answered. */
  limit?: number;
  /** @description With this middle name. */
  middle_name?: string;
  /** @description The next task is due then or later. */
  next_task_due_at_from?: string;
  /** @description The next task is due then or earlier. */
  next_task_due_at_to?: string;
  /**
   * @description What the rows are sorted by.
   * @enum {string}
   */
  order_by?: 'name' | 'progress' | 'placements_count' | 'next_due_at' | 'last_visited_at' | 'created_at';
  /**
   * @description Upwards (`asc`) or downwards (`desc`).
   * @enum {string}
   */
  order_dir?: 'asc' | 'desc';
  /** @description With at most so many placements. */
  placements_count_max?: string;
  /** @description With at least so many placements. */
  placements_count_min?: string;
  /** @description Of at most this progress, in percent. */
  progress_max?: string;
  /** @description Of at least this progress, in percent. */
  progress_min?: string;
  /**
   * @description `unreached`: whose latest message reached nobody: it was refused, bounced, or not sent to a suppressed address.
   * @enum {string}
   */
  reach?: 'unreached';
  /** @description Words that each begin a name or the e-mail address, or an employee's id. */
  search?: string;
  /**
   * Format: date
   * @description With a living placement that starts on this day or later.
   */
  start_date_from?: string;
  /**
   * Format: date
   * @description With a living placement that starts on this day or earlier.
   */
  start_date_to?: string;
  /** @description Of this status. */
  status?: string;
  /** @description A JSON object of system attributes, all of whose pairs must be equal. */
  system_attributes?: string;
  /** @description With a living placement whose work is done in this state: where somebody lives who works only from there, else where the job is, else the employer. Takes `employer:view` and `job:view` too. */
  work_state?: StateCode;
};

export type ComponentRowsListReviewsAnswer = {
  /** @description Where the next rows begin; null at the end. */
  after: string | null;
  /** @description Where the rows before these end; null at the beginning. */
  before: string | null;
  /** @description The rows from this place on. */
  data: ReviewRow[];
  /** @description False where there are more rows than were counted. */
  is_total_exact: boolean;
  /** @description Rows that the filters leave, counted exactly up to a limit. */
  total: number;
};

export type ComponentRowsListReviewsQuery = {
  /** @description The `after` of an answer, or the `cursor` of a row: the rows that follow. */
  after?: string;
  /** @description The `before` of an answer: the rows that come before it. */
  before?: string;
  /** @description Of this client. */
  client_id?: ClientId;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description Of this form. */
  form_id?: FormId;
  /** @description How many rows are answered. */
  limit?: number;
  /**
   * @description An employer’s section that is next (`signature`, the default), or what a representative signed and nobody has looked at (`look`).
   * @enum {string}
   */
  waits_for?: 'signature' | 'look';
};

export type ComponentRowsListTasksAnswer = {
  /** @description Where the next rows begin; null at the end. */
  after: string | null;
  /** @description Where the rows before these end; null at the beginning. */
  before: string | null;
  /** @description The rows from this place on. */
  data: TaskRow[];
  /** @description False where there are more rows than were counted. */
  is_total_exact: boolean;
  /** @description Rows that the filters leave, counted exactly up to a limit. */
  total: number;
};

export type ComponentRowsListTasksQuery = {
  /** @description The `after` of an answer: the rows that follow it. */
  after?: string;
  /** @description Whose turn it is. */
  assignee?: string;
  /** @description The `before` of an answer: the rows that come before it. */
  before?: string;
  /** @description Of this client. */
  client_id?: string;
  /** @description With the filters of this saved view. */
  custom_view_id?: string;
  /** @description With the filters of this saved view of employees. */
  employee_cv_uid?: string;
  /** @description Of this employee. */
  employee_id?: string;
  /** @description Of this employer. */
  employer_id?: string;
  /** @description Of this form. */
  form_id?: string;
  /** @description Of this job. */
  job_id?: string;
  /** @description How many rows are answered. */
  limit?: number;
  /** @description With this to be done next. */
  next_action?: string;
  /**
   * @description What the rows are sorted by.
   * @enum {string}
   */
  order_by?: 'name' | 'progress' | 'due_at' | 'updated_at' | 'created_at';
  /**
   * @description Upwards (`asc`) or downwards (`desc`).
   * @enum {string}
   */
  order_dir?: 'asc' | 'desc';
  /** @description Of this progress. */
  progress?: string;
  /** @description Only this task. */
  task_id?: string;
};

export type ComponentsCreateUrlAnswer = {
  /** @description The single-use code in the address, for pages that load the component themselves. */
  code: string;
  /**
   * @description What is embedded.
   * @enum {string}
   */
  component:
    | 'compliance/calendar'
    | 'employee/tasks'
    | 'employees/list'
    | 'everify/cases'
    | 'placements/new'
    | 'policies/explain';
  /** @description The address for an iframe; it opens once. */
  redirect_url: string;
};

export type ComponentsCreateUrlBody =
  | {
      /**
       * @description What is embedded.
       * @enum {string}
       */
      component: 'compliance/calendar';
      /** @description What it shows: beyond these filters its session sees nothing. */
      filters?: {
        /** @description Due on this day or later. */
        due_on_gte?: string;
        /** @description Due on this day or earlier. */
        due_on_lte?: string;
        /** @description Of this employee. */
        employee_id?: string;
        /** @description Of this employer. */
        employer_id?: string;
        /** @description Of these kinds of deadlines, with commas between them. */
        kind?: string;
      };
      /** @description How long the address and the session last. */
      options?: {
        /** @description How long the address can be opened, in seconds: 1 to 3600, 300 without it. */
        redirect_url_expires_in?: number;
        /** @description How long the session lasts from then, in seconds: 60 to 86400, 3600 without it. */
        session_expires_in?: number;
      };
    }
  | {
      /**
       * @description What is embedded.
       * @enum {string}
       */
      component: 'employee/tasks';
      /** @description Whose rows it shows. */
      employee_id: EmployeeId;
      /** @description What it shows: beyond these filters its session sees nothing. */
      filters?: {
        /** @description The rows after this place: the `after` of an answer. */
        after?: string;
        /** @description Whose turn it is. */
        assignee?: string;
        /** @description The rows before this place: the `before` of an answer. */
        before?: string;
        /** @description Of this client. */
        client_id?: string;
        /** @description With the filters of this saved view. */
        custom_view_id?: string;
        /** @description With the filters of this saved view of employees. */
        employee_cv_uid?: string;
        /** @description Of this employee. */
        employee_id?: string;
        /** @description Of this employer. */
        employer_id?: string;
        /** @description Of this form. */
        form_id?: string;
        /** @description Of this job. */
        job_id?: string;
        /** @description How many rows are answered. */
        limit?: string;
        /** @description With this to be done next. */
        next_action?: string;
        /** @description What the rows are sorted by. */
        order_by?: string;
        /** @description Upwards (`asc`) or downwards (`desc`). */
        order_dir?: string;
        /** @description Of this progress. */
        progress?: string;
        /** @description Only this task. */
        task_id?: string;
      };
      /** @description How long the address and the session last. */
      options?: {
        /** @description How long the address can be opened, in seconds: 1 to 3600, 300 without it. */
        redirect_url_expires_in?: number;
        /** @description How long the session lasts from then, in seconds: 60 to 86400, 3600 without it. */
        session_expires_in?: number;
      };
    }
  | {
      /**
       * @description What is embedded.
       * @enum {string}
       */
      component: 'employees/list';
      /** @description What it shows: beyond these filters its session sees nothing. */
      filters?: {
        /** @description The rows after this place: the `after` of an answer. */
        after?: string;
        /** @description Whose turn it is. */
        assignee?: string;
        /** @description The rows before this place: the `before` of an answer. */
        before?: string;
        /** @description Of this client. */
        client_id?: string;
        /** @description Created then or later. */
        created_at_from?: string;
        /** @description Created then or earlier. */
        created_at_to?: string;
        /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
        custom_attributes?: string;
        /** @description With the filters of this saved view. */
        custom_view_id?: string;
        /** @description With this email, whatever the case of its letters. */
        email?: string;
        /** @description Of this employee. */
        employee_id?: string;
        /** @description Of this employer. */
        employer_id?: string;
        /** @description With this first name. */
        first_name?: string;
        /** @description With this last name. */
        last_name?: string;
        /** @description A task changed then or later. */
        latest_task_updated_at_from?: string;
        /** @description The last task to change did so then or earlier. */
        latest_task_updated_at_to?: string;
        /** @description How many rows are answered. */
        limit?: string;
        /** @description With this middle name. */
        middle_name?: string;
        /** @description The next task is due then or later. */
        next_task_due_at_from?: string;
        /** @description The next task is due then or earlier. */
        next_task_due_at_to?: string;
        /** @description What the rows are sorted by. */
        order_by?: string;
        /** @description Upwards (`asc`) or downwards (`desc`). */
        order_dir?: string;
        /** @description With at most so many placements. */
        placements_count_max?: string;
        /** @description With at least so many placements. */
        placements_count_min?: string;
        /** @description Of at most this progress, in percent. */
        progress_max?: string;
        /** @description Of at least this progress, in percent. */
        progress_min?: string;
        /** @description Of this status. */
        status?: string;
        /** @description A JSON object of system attributes, all of whose pairs must be equal. */
        system_attributes?: string;
      };
      /** @description How long the address and the session last. */
      options?: {
        /** @description How long the address can be opened, in seconds: 1 to 3600, 300 without it. */
        redirect_url_expires_in?: number;
        /** @description How long the session lasts from then, in seconds: 60 to 86400, 3600 without it. */
        session_expires_in?: number;
      };
    }
  | {
      /**
       * @description What is embedded.
       * @enum {string}
       */
      component: 'everify/cases';
      /** @description What it shows: beyond these filters its session sees nothing. */
      filters?: {
        /** @description Of these statuses, with commas between them; `open` and `closed` stand for all of a kind. */
        case_statuses?: string;
        /** @description How they stand to the day that counts next, with commas between them: `overdue`, `due_today`, `upcoming`, `none`. */
        case_tracking?: string;
        /** @description Of this client. */
        client_id?: string;
        /** @description Of this employee. */
        employee_id?: string;
        /** @description Of this employer. */
        employer_id?: string;
        /** @description Which page, from 1; below 1 is page 1. */
        page?: string;
        /** @description How many rows a page has. */
        per_page?: string;
      };
      /** @description How long the address and the session last. */
      options?: {
        /** @description How long the address can be opened, in seconds: 1 to 3600, 300 without it. */
        redirect_url_expires_in?: number;
        /** @description How long the session lasts from then, in seconds: 60 to 86400, 3600 without it. */
        session_expires_in?: number;
      };
    }
  | {
      /**
       * @description What is embedded.
       * @enum {string}
       */
      component: 'placements/new';
      /** @description What it shows: beyond these filters its session sees nothing. */
      filters: {
        /** @description Of this client. */
        client_id?: string;
        /** @description Of this employer. */
        employer_id: string;
        /** @description Of this job. */
        job_id?: string;
      };
      /** @description How long the address and the session last. */
      options?: {
        /** @description How long the address can be opened, in seconds: 1 to 3600, 300 without it. */
        redirect_url_expires_in?: number;
        /** @description How long the session lasts from then, in seconds: 60 to 86400, 3600 without it. */
        session_expires_in?: number;
      };
    }
  | {
      /**
       * @description What is embedded.
       * @enum {string}
       */
      component: 'policies/explain';
      /** @description Whose rows it shows. */
      employee_id: EmployeeId;
      /** @description What it shows: beyond these filters its session sees nothing. */
      filters?: {
        /** @description Of this client. */
        client_id?: string;
        /** @description Of this employer. */
        employer_id?: string;
        /** @description This placement. */
        placement_id?: string;
      };
      /** @description How long the address and the session last. */
      options?: {
        /** @description How long the address can be opened, in seconds: 1 to 3600, 300 without it. */
        redirect_url_expires_in?: number;
        /** @description How long the session lasts from then, in seconds: 60 to 86400, 3600 without it. */
        session_expires_in?: number;
      };
    };

/** @description A tree of `all`, `any` and `not` over facts: at most 5 levels, 100 conditions and 500 values. */
export type Condition =
  | Comparison
  | {
      /** @description Met where all of these are; always where there are none. */
      all: Condition[];
    }
  | {
      /** @description Met where one of these is; never where there are none. */
      any: Condition[];
    }
  | {
      /** @description Met where this is unmet. */
      not: Condition;
    };

export type ConnectedOrganization = {
  /** @description Address; null where it is not known. */
  address: {
    /** @description City or town. */
    city: string;
    /** @description Country, by its two-letter code. */
    country: CountryCode;
    /** @description All of it on one line. */
    full_address: string;
    /** @description Apartment, suite or floor; null where there is none. */
    secondary: string | null;
    /** @description State or region. */
    state: string;
    /** @description House number and street. */
    street: string;
    /** @description ZIP or postal code; null where there is none. */
    zip: string | null;
  } | null;
  /** @description Where the organization itself is written to; null where it is not known. */
  business_email: string | null;
  /** @description Where new employees may ask for help; null where there is none. */
  candidate_support_email: string | null;
  /** @description When it was created. */
  created_at: DateTimeUtc;
  /** @description The name that it does business under, where that is another; null otherwise. */
  dba_name: string | null;
  /** @description The language that its pages open in; null where none was chosen. */
  default_language: LanguageCode | null;
  /** @description Employer Identification Number, as `12-3456789`; null where it is not known. */
  ein: string | null;
  /** @description Id of the organization; begins with `org_`. */
  id: string;
  /** @description Empty for one that was made with a test credential: it has a test account alone. */
  live_account_id: string;
  /** @description Legal name. */
  name: string;
  /** @description Telephone number; null where there is none. */
  phone: string | null;
  /** @description The languages that people may choose; null where none were chosen. */
  supported_languages: LanguageCode[] | null;
  /** @description Its test account, for `x-account-id`. */
  test_account_id: string;
  /** @description When it last changed. */
  updated_at: DateTimeUtc;
};

export type ConnectedOrganizationsCreateBody = {
  /** @description Address. */
  address?: OrganizationAddressInput | null;
  /**
   * Format: email
   * @description Where the organization itself is written to.
   */
  business_email: string;
  /**
   * Format: email
   * @description Where new employees may ask for help.
   */
  candidate_support_email?: string | null;
  /** @description The name that it does business under, where that is another. */
  dba_name?: string | null;
  /** @description The language that its pages open in: one of `supported_languages`. */
  default_language: LanguageCode;
  /** @description Employer Identification Number: 9 digits, with or without the dash. */
  ein?: string | null;
  /** @description Legal name. */
  name: string;
  /** @description Telephone number, at most 40 characters. */
  phone?: string | null;
  /** @description The languages that people may choose, at least one; the default is among them. */
  supported_languages: LanguageCode[];
};

export type ConnectedOrganizationsDeleteByIdQuery = {
  /** @description `true` deletes it with the records that it holds; without it, only an empty one is deleted. */
  confirm?: boolean;
};

export type ConnectedOrganizationsListDeletedQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description With this in the name. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type ConnectedOrganizationsListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description With this in the name. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type ConnectedOrganizationsUpdateByIdBody = {
  /** @description Address. */
  address?: OrganizationAddressInput | null;
  /**
   * Format: email
   * @description Where the organization itself is written to.
   */
  business_email?: string;
  /**
   * Format: email
   * @description Where new employees may ask for help.
   */
  candidate_support_email?: string | null;
  /** @description The name that it does business under, where that is another. */
  dba_name?: string | null;
  /** @description The language that its pages open in: one of `supported_languages`. */
  default_language?: LanguageCode;
  /** @description Employer Identification Number: 9 digits, with or without the dash. */
  ein?: string | null;
  /** @description Legal name. */
  name?: string;
  /** @description Telephone number, at most 40 characters. */
  phone?: string | null;
  /** @description The languages that people may choose, at least one; the default is among them. */
  supported_languages?: LanguageCode[];
};

export type ConsentWithdrawer = {
  /** @description Its id. */
  id: string;
  /**
   * @description The side that withdrew it.
   * @enum {string}
   */
  side: 'employee' | 'employer';
  /**
   * @description What kind of credential it was.
   * @enum {string}
   */
  type: 'api_token' | 'user' | 'form_session';
};

export type Contradiction = {
  /** @description The same in a sentence, in the language of a session, else in English. */
  message: string;
  /** @description The field of the other answer that it is noted at, such as a document. */
  path: string;
  /** @description What contradicts what, such as `status_alien_with_us_passport`. */
  rule: string;
};

export type CorrectionRequest = {
  /** @description When it was answered; null before. */
  answered_at: DateTimeUtc | null;
  /** @description What the employee was told; null where nothing was said. */
  message: string | null;
  /** @description What is wrong, in the employee’s words. */
  reason: string;
  /** @description When they asked first. */
  requested_at: DateTimeUtc;
  /**
   * @description `asked`: nobody has answered yet. `opened`: the employee may correct it now. `declined`: the form stays as it is.
   * @enum {string}
   */
  status: 'asked' | 'opened' | 'declined';
  /** @description The form that it is about. */
  task_id: TaskId;
};

export type CorrectionRequests = {
  /** @description One of each form that is asked about and not answered. */
  data: CorrectionRequest[];
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

/** @description A form that is neither asked for nor waived. */
export type CoverageCounterexample = {
  /** @description An employer that is there; null where the caller sees none. */
  employer_id: EmployerId | null;
  /** @description The forms that are not asked for. */
  forms: {
    /** @description The account’s form, or its draft; null where it has none. */
    form_id: FormId | null;
    /**
     * @description Which form of the catalog it is: the same in every account and edition.
     * @example w-4
     */
    key: string;
    /** @description What people call it. */
    name: string;
  }[];
  /** @description Where it is missing. */
  jurisdiction: string;
  /** @description Which policy of the library it is. */
  library_key: string;
  /** @description What people call it. */
  name: string;
  /** @description A placement that is there; null where the caller sees none. */
  placement_id: PlacementId | null;
  /**
   * @description `asked`: active policies ask for the forms wherever the library does. `waived`: the account does not ask, and says why. `narrowed`: active policies ask only some of those whom the library asks. `waits_for_file`: a draft, because an official file is missing. `draft`: a draft, for example because its form is not published. `unsure`: a draft, because someone has to check a fact of the law. `undecided`: nobody has decided.
   * @enum {string}
   */
  status: 'asked' | 'waived' | 'narrowed' | 'waits_for_file' | 'draft' | 'unsure' | 'undecided';
};

/** @description Whether anything that the library knows was left undecided. */
export type CoverageProof = {
  /** @description The first one; null where there is none. */
  counterexample: CoverageCounterexample | null;
  /**
   * @description `decided`: each policy that the library knows for each place with a placement or an employer is asked or waived. `not_decided`: `counterexample` names the first that is neither. `not_known`: none was found, and `unknown_because` says what was not seen.
   * @enum {string}
   */
  outcome: 'decided' | 'not_decided' | 'not_known';
  /** @description `not_all_visible`: the caller does not see every placement, employee, job and employer. `work_state_unknown`: the state of work of `unplaced_placement_id` is not known. Null otherwise. */
  unknown_because: ('not_all_visible' | 'work_state_unknown') | null;
  /** @description A placement in the United States, or in a country that is not known, whose state is not known; null where there is none. */
  unplaced_placement_id: PlacementId | null;
};

/** @description A policy of the library, and what the account has decided about it. */
export type CoveredPolicy = {
  /** @description The active policies that ask for its forms. */
  asked_by: {
    /** @description What people call it. */
    name: string;
    policy_id: PolicyId;
  }[];
  /** @description The law that asks for the forms; null where none does. */
  citation: string | null;
  /** @description The forms that it asks for. */
  forms: {
    /** @description The account’s form, or its draft; null where it has none. */
    form_id: FormId | null;
    /**
     * @description Which form of the catalog it is: the same in every account and edition.
     * @example w-4
     */
    key: string;
    /** @description What people call it. */
    name: string;
  }[];
  /** @description The weakest of the facts that it rests on; null where it rests on none. */
  how_sure: ('official' | 'table' | 'secondary' | 'general' | 'unsure') | null;
  /** @description `US`, or the postal code of a state, such as `CA`. */
  jurisdiction: string;
  /**
   * @description What it is about.
   * @enum {string}
   */
  kind:
    | 'withholding'
    | 'reciprocity'
    | 'local_tax'
    | 'federal_tax'
    | 'wage_notice'
    | 'notice'
    | 'voluntary'
    | 'background_check'
    | 'minors'
    | 'own_document';
  /** @description Which policy of the library it is. */
  library_key: string;
  /** @description What people call it. */
  name: string;
  /** @description For `narrowed`: facts of a placement that the library asks and the account does not. Null elsewhere, and where none was found in time. */
  not_asked: string | null;
  /** @description The account’s policy from the library; null where it has none. */
  policy_id: PolicyId | null;
  /** @description Whether that policy is asked. */
  policy_status: ('active' | 'draft' | 'archived') | null;
  /**
   * @description `asked`: active policies ask for the forms wherever the library does. `waived`: the account does not ask, and says why. `narrowed`: active policies ask only some of those whom the library asks. `waits_for_file`: a draft, because an official file is missing. `draft`: a draft, for example because its form is not published. `unsure`: a draft, because someone has to check a fact of the law. `undecided`: nobody has decided.
   * @enum {string}
   */
  status: 'asked' | 'waived' | 'narrowed' | 'waits_for_file' | 'draft' | 'unsure' | 'undecided';
  /** @description Why it is not asked; null where it is not waived. */
  waiver: LibraryWaiver | null;
};

export type CreatedBy = {
  /** @description Id of the user or the token. */
  id: string;
  /**
   * @description Whether a person or an API token created it.
   * @enum {string}
   */
  kind: 'user' | 'api_token';
  /** @description The person's email or the token's name, for those who may see it. */
  name: string | null;
  /** @description When the token was revoked; null while it works. Absent for people, and where it is not known. */
  revoked_at?: DateTimeUtc | null;
};

export type CreatedByToken = {
  /** @description When it was created. */
  created_at: DateTimeUtc;
  /** @description Its id. */
  id: string;
  /** @description The user's email, the webhook's URL or the token's name, for those who may see it; null otherwise. */
  name: string | null;
  /**
   * @description What it is.
   * @enum {string}
   */
  type: 'api_token' | 'user' | 'webhook';
};

export type CreatedNewHireReport = {
  /** @description What the agency answered; null before it was sent. */
  confirmation: string | null;
  /** @description When it was made. */
  created_at: DateTimeUtc;
  employer_id: EmployerId;
  /** @description What the employer is called. */
  employer_name: string | null;
  /** @description SHA-256 of the file as it was taken last; null where it was not taken. */
  file_sha256: string | null;
  id: NewHireReportId;
  /** @description Whether they were reported in another way: then there is no file. */
  is_elsewhere: boolean;
  /** @description Who is due and is not in it. */
  left_out: {
    employee_id: EmployeeId;
    /** @description What they are called. */
    employee_name: string | null;
    /** @description What keeps them from being reported. */
    obstacles: NewHireObstacle[];
    placement_id: PlacementId;
  }[];
  /** @description Who made it. */
  made_by: {
    /** @description Id of the user or the token; null where it is not known. */
    id: string | null;
    /** @description What kind of credential it was. */
    kind: SecurityActorKind;
  };
  /** @description Between which days the next file goes to this state: 12 to 16 days after this one, by 42 U.S.C. 653a(b)(2)(B). Null before it was sent. */
  next_transmission: {
    /**
     * Format: date
     * @description The first day.
     */
    from: string;
    /**
     * Format: date
     * @description The last day.
     */
    until: string;
  } | null;
  /** @description How many hires it has. */
  people: number;
  /** @description Who said that it was sent; null before. */
  sent_by: {
    /** @description Id of the user or the token; null where it is not known. */
    id: string | null;
    /** @description What kind of credential it was. */
    kind: SecurityActorKind;
  } | null;
  /** @description When it was sent; null before. */
  sent_on: string | null;
  /** @description The state that is told. */
  state: StateCode;
  /**
   * @description `made`: the file can be downloaded and sent. `sent`: it was sent, and nobody in it is due any more.
   * @enum {string}
   */
  status: 'made' | 'sent';
};

export type CreateEmployeeLinks = {
  /**
   * Format: uuid
   * @description A UUID of your own. The same one again answers the links that it made, and makes those missing.
   */
  act_id: string;
  /** @description The language in which the pages open. */
  locale?: string;
  /** @description Whom it is about. */
  selection: EmployeeSelection;
};

export type CreateInspectionPackage = {
  /** @description Only of people placed at this client. */
  client_id?: ClientId;
  /** @description The employer whose forms they are. */
  employer_id: EmployerId;
  /**
   * @description Whose forms: of people who work there, of those who left, or of all.
   * @enum {string}
   */
  employment?: 'active' | 'ended' | 'all';
  /**
   * Format: date
   * @description Hired on this day or later.
   */
  hired_on_gte?: string;
  /**
   * Format: date
   * @description Hired on this day or earlier.
   */
  hired_on_lte?: string;
  /** @description True takes forms in, too, that the law lets go already. */
  includes_past_retention?: boolean;
  /** @description Only of people in this job. */
  job_id?: JobId;
};

export type CreateInspectorAccess = {
  /**
   * Format: date-time
   * @description When the access ends.
   */
  ends_at?: string;
  /** @description The agency that they come from. */
  inspector_agency?: string;
  /** @description Who may read the package. */
  inspector_name: string;
};

export type CreateNewHireReport = {
  /** @description With `is_elsewhere`: how, and what the agency answered. */
  confirmation?: string;
  /** @description Whose hires are reported. */
  employer_id: EmployerId;
  /**
   * Format: date
   * @description Only who was hired on this day or later.
   */
  hired_on_gte?: string;
  /**
   * Format: date
   * @description Only who was hired on this day or earlier.
   */
  hired_on_lte?: string;
  /** @description True reports those of `placement_ids` once more that a report has already. */
  includes_reported?: boolean;
  /** @description True records that they were reported in another way, with what stands in `confirmation`: there is no file. */
  is_elsewhere?: boolean;
  /** @description Only these hires; without it, all that are due. */
  placement_ids?: PlacementId[];
  /** @description True cuts names and addresses that do not fit into the record. */
  shortens?: boolean;
  /** @description The state that is told: where the employer chose one for all of its hires, that one. */
  state: StateCode;
};

/**
 * @description Values of the account’s custom properties, by their names.
 * @example {
 *       "region": "east"
 *     }
 */
export type CustomAttributes = {
  [key: string]: ScalarValue;
};

export type CustomPropertiesCreateBody = {
  /**
   * @description The kind of record that has it.
   * @enum {string}
   */
  entity_type: 'employee' | 'employer' | 'placement' | 'form' | 'client' | 'job';
  /** @description True lets access rules of user groups ask for it. False without it. */
  is_permission_scope?: boolean;
  /** @description True seals its values, and masks them for callers who may not see them. False without it. */
  is_sensitive_info?: boolean;
  /**
   * @description What people call it.
   * @example Region
   */
  label: string;
  /**
   * @description Its name in `custom_attributes`: small letters, digits and underscores, at most 64.
   * @example region
   */
  name: string;
  /**
   * @description What its values are.
   * @enum {string}
   */
  scalar_type: 'string' | 'boolean' | 'date' | 'datetime' | 'integer' | 'decimal' | 'address';
};

export type CustomPropertiesListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /**
   * @description Of this kind of record.
   * @enum {string}
   */
  entity_type?: 'employee' | 'employer' | 'placement' | 'form' | 'client' | 'job';
  /** @description Of this name. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description Of this path. */
  path?: string;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * @description `active`, or `deprecated`: still readable, no longer taken.
   * @enum {string}
   */
  status?: 'active' | 'deprecated';
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type CustomProperty = {
  /** @description When it was created. */
  created_at: DateTimeUtc;
  /**
   * @description The kind of record that has it.
   * @enum {string}
   */
  entity_type: 'employee' | 'employer' | 'placement' | 'form' | 'client' | 'job';
  id: CustomPropertyId;
  /** @description Whether access rules of user groups may ask for it. */
  is_permission_scope: boolean;
  /** @description Whether its values are sealed, and masked for callers who may not see them. */
  is_sensitive_info: boolean;
  /** @description What people call it. */
  label: string;
  /** @description Its name in `custom_attributes`. */
  name: string;
  /** @description Its name in policies and forms: `employee.custom_attributes.region`. */
  path: string;
  /**
   * @description What its values are.
   * @enum {string}
   */
  scalar_type: 'string' | 'boolean' | 'date' | 'datetime' | 'integer' | 'decimal' | 'address';
  /** @description When it last changed. */
  updated_at: DateTimeUtc;
};

/** @description Id of a custom property; begins with `cprop_`. */
export type CustomPropertyId = string;

export type CustomView = {
  /** @description Which columns it shows, in order; empty for the usual ones. */
  columns: string[];
  /**
   * @description The component whose rows it narrows.
   * @enum {string}
   */
  component:
    | 'compliance/calendar'
    | 'employee/tasks'
    | 'employees/list'
    | 'everify/cases'
    | 'placements/new'
    | 'policies/explain';
  /** @description When it was created. */
  created_at: DateTimeUtc;
  /** @description Filters of the component, as in `components.createUrl`. */
  filters: {
    [key: string]: string;
  };
  id: CustomViewId;
  /** @description What people call it. */
  name: string;
  /** @description When it last changed. */
  updated_at: DateTimeUtc;
};

/** @description Id of a saved view; begins with `cview_`. */
export type CustomViewId = string;

export type CustomViewsCreateBody = {
  /** @description Which columns it shows, in order; the usual ones without it. */
  columns?: string[];
  /**
   * @description The component whose rows it narrows.
   * @enum {string}
   */
  component:
    | 'compliance/calendar'
    | 'employee/tasks'
    | 'employees/list'
    | 'everify/cases'
    | 'placements/new'
    | 'policies/explain';
  /** @description Filters of the component, as in `components.createUrl`. */
  filters?: {
    [key: string]: string;
  };
  /** @description What people call it, at most 80 characters. */
  name: string;
};

export type CustomViewsListQuery = {
  /**
   * @description Of this component.
   * @enum {string}
   */
  component?:
    | 'compliance/calendar'
    | 'employee/tasks'
    | 'employees/list'
    | 'everify/cases'
    | 'placements/new'
    | 'policies/explain';
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type CustomViewsUpdateByIdBody = {
  /** @description Which columns it shows, in order; the usual ones without it. */
  columns?: string[];
  /** @description Filters of the component, as in `components.createUrl`. */
  filters?: {
    [key: string]: string;
  };
  /** @description What people call it, at most 80 characters. */
  name?: string;
};

/**
 * Format: date-time
 * @description A moment in ISO 8601, always in UTC and with milliseconds.
 * @example 2026-11-23T09:00:00.000Z
 */
export type DateTimeUtc = string;

export type DecideRehire = {
  /** @description Whether the earlier form serves, or a new one is filled in. */
  choice: RehireChoice;
  /** @description The person who chose; an API token has to name them. */
  chosen_by?: string;
};

export type DeletedClient = {
  /** @description The client as it last was. */
  client: Client;
  /** @description When it was deleted. */
  deleted_at: DateTimeUtc;
  /** @description Until when it can be restored: 30 days after it was deleted. It stays in this list afterwards. */
  restorable_until: DateTimeUtc;
};

export type DeletedConnectedOrganization = {
  /** @description When it was deleted. */
  deleted_at: DateTimeUtc;
  /** @description The organization as it last was. */
  organization: ConnectedOrganization;
  /** @description Null while it has signed forms that the law keeps, or a legal hold: until they are destroyed, and it is released. */
  restorable_until: DateTimeUtc | null;
};

export type DeletedEmployer = {
  /** @description When it was deleted. */
  deleted_at: DateTimeUtc;
  /** @description The employer as it last was. */
  employer: Employer;
  /** @description Until when it can be restored: 30 days after it was deleted. It stays in this list afterwards. */
  restorable_until: DateTimeUtc;
};

export type DeletedJob = {
  /** @description When it was deleted. */
  deleted_at: DateTimeUtc;
  /** @description The job as it last was. */
  job: Job;
  /** @description Until when it can be restored: 30 days after it was deleted. It stays in this list afterwards. */
  restorable_until: DateTimeUtc;
};

export type DeletePlacements = {
  /** @description What it is about. */
  selection: PlacementSelection;
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
  | 'client.restored'
  | 'employee.restored'
  | 'employer.restored'
  | 'job.restored'
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
  | 'task.correction_requested'
  | 'message.due'
  | 'employee.bank_account_changed'
  | 'webhook.test';

/** @enum {string} */
export type DemonstratedAccess = 'page' | 'page_and_pdf';

export type DestructionCertificate = {
  /** @description When the form was completed; null where it never was. */
  completed_at: DateTimeUtc | null;
  /** @description When it was destroyed. */
  destroyed_at: DateTimeUtc;
  /** @description Hashes of the finished documents and their signing certificates, in hex. */
  document_sha256s: string[];
  employee_id: EmployeeId;
  /** @description The employer that the form was for; null where it was for none. */
  employer_id: EmployerId | null;
  /** @description Edition of the form. */
  form_edition: string;
  form_id: FormId;
  /** @description The form, by its key. */
  form_key: string;
  id: DestructionCertificateId;
  /** @description Whether it says what the trail recorded when it was made. */
  is_intact: boolean;
  /** @description The first day on which the law let it go; null of what nobody had signed. */
  retained_until: string | null;
  /** @description The law that said how long it was kept. */
  retention_rule: string;
  /** @description SHA-256 of all that the certificate says, as the audit trail of the task has it. */
  sha256: string;
  task_id: TaskId;
  /** @description What led to that; null of what earlier versions withdrew. */
  withdrawal_cause: ('request' | 'employee_deleted' | 'schedule') | null;
  /** @description When it left the work lists. */
  withdrawn_at: DateTimeUtc;
  /** @description Who had it withdrawn. */
  withdrawn_by: {
    /** @description Id of the user or the API token; null where the service did it. */
    id: string | null;
    /** @description What kind of credential it was; null where that was not recorded. */
    kind: SecurityActorKind | null;
  };
};

/** @description Id of a certificate of destruction; begins with `dcert_`. */
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
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description Of this task. */
  task_id?: TaskId;
};

export type DownloadEmployeeDocuments = {
  /** @description Whom it is about. */
  selection: EmployeeSelection;
};

export type DueNewHire = {
  /** @description The last moment of that day, where the employer is. */
  due_at: DateTimeUtc;
  /**
   * Format: date
   * @description The last day on which they are reported in time.
   */
  due_on: string;
  employee_id: EmployeeId;
  /** @description What they are called; null where the record is gone. */
  employee_name: string | null;
  employer_id: EmployerId;
  /** @description What the employer is called. */
  employer_name: string | null;
  /**
   * Format: date
   * @description The first day of services for pay: `start_date` of the placement.
   */
  hired_on: string;
  /** @description False where nobody has read the number of days in that law yet. */
  is_sure: boolean;
  /** @description The law that sets the day. */
  legal_basis: string;
  /** @description The report that has them and was not sent yet; null where there is none. */
  new_hire_report_id: NewHireReportId | null;
  /** @description What keeps them from being reported; empty where nothing does. */
  obstacles: NewHireObstacle[];
  placement_id: PlacementId;
  /** @description The state that is told: the one that the employer chose for all, else that of the work; null where neither is known. */
  reports_to: StateCode | null;
  /** @description The state of the work; null where no address says it. */
  work_state: StateCode | null;
};

export type DueNewHirePage = {
  /** @description Who is to be reported, the earliest day first. */
  data: DueNewHire[];
  /** @description Where to read on; null at the end. */
  next_cursor: string | null;
};

export type Embedding = {
  /** @description The sites that may frame the components, such as `https://example.com`; at most 100. */
  origins: string[];
};

export type Employee = {
  /** @description Home address; null where it was cleared. */
  address: Address | null;
  /** @description When the record was created. */
  created_at: DateTimeUtc;
  custom_attributes: CustomAttributes;
  /** @description Date of birth, `YYYY-MM-DD`. Null where it is not known. */
  date_of_birth: string | null;
  /** @description Email address; null where there is none. */
  email: string | null;
  /** @description What the record is called in your own system; absent where you gave nothing. */
  external_id?: string;
  /** @description Given name. */
  first_name: string;
  /** @description Whether a Social Security number was applied for: Section 1 of Form I-9 can be signed while it is awaited. */
  has_applied_for_ssn?: boolean;
  /** @description False where the employee is known to have no middle name; null where nobody has said. */
  has_middle_name: boolean | null;
  id: EmployeeId;
  /** @description Family name. */
  last_name: string;
  /** @description Credits in dollars that a lock-in letter of the IRS allows on Form W-4. */
  lock_in_credits?: number;
  /** @description Deductions in dollars that a lock-in letter of the IRS allows on Form W-4. */
  lock_in_deductions?: number;
  /** @description Extra withholding in dollars a pay period that a lock-in letter of the IRS demands on Form W-4. */
  lock_in_extra_withholding?: number;
  /**
   * @description Filing status that a lock-in letter of the IRS allows on Form W-4.
   * @enum {string}
   */
  lock_in_filing_status?:
    | 'single_or_married_filing_separately'
    | 'head_of_household'
    | 'married_filing_jointly';
  /** @description Middle name; left out where none is known. */
  middle_name?: string;
  /** @description Telephone number, as it was given; null where there is none. */
  phone: string | null;
  /**
   * @description Language that the employee reads best: their pages open in it where the link names none. It follows what they choose on a page.
   * @example es
   */
  primary_language?: unknown;
  /**
   * @description County in which the employee lives.
   * @example Albany
   */
  residence_county?: string;
  /**
   * @description PSD code of where the employee lives, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  residence_psd_code?: string;
  /**
   * @description School district in which the employee lives, by its name or number.
   * @example 2102
   */
  residence_school_district?: string;
  /** @description Social Security number as `123-45-6789`; masked to `***-**-6789` for callers who may not see it. Null where it is not known. */
  social_security_number: string | null;
  /** @description When the record last changed. */
  updated_at: DateTimeUtc;
} & {
  [key: string]: unknown;
};

/** @enum {string} */
export type EmployeeColumn =
  | 'name'
  | 'email'
  | 'progress'
  | 'next_due'
  | 'employer'
  | 'client'
  | 'start_date'
  | 'placements'
  | 'last_visit'
  | 'created';

export type EmployeeDocuments = {
  /** @description Each form, newest first. */
  data: {
    /** @description The files that its answers name today. */
    files: {
      /** @description Id of the file, for `files.getContent`. */
      id: string;
      /** @description What it was called where it came from. */
      name: string;
      /** @description The question that it answers, in English. */
      question: string;
    }[];
    task_id: TaskId;
    /** @description The versions of the form, oldest first. */
    versions: TaskVersion[];
  }[];
};

/** @description Id of an employee; begins with `ee_`. */
export type EmployeeId = string;

export type EmployeeMessage = {
  /** @description How often it was handed to the mail server. */
  attempts: number;
  /** @description Whether it goes out by email or as a text message. */
  channel: MessageChannel;
  /** @description When it was asked for. */
  created_at: DateTimeUtc;
  /** @description Whom it is about. */
  employee_id: EmployeeId;
  /** @description Until when it waits because the address or number that it goes to was changed; null where it does not. */
  held_until: DateTimeUtc | null;
  /** @description Id of the message; begins with `msg_`. */
  id: string;
  /** @description Whether nothing more is sent to its address. */
  is_suppressed: boolean;
  /** @description Whether it went where it would go now: false once the address or number on record is another one. */
  is_to_current_address: boolean;
  /** @description What it is about. */
  kind: MessageKind;
  /** @description The language that it is written in, such as `es`. */
  language: string;
  /** @description When its link was first visited; null until then. */
  opened_at: DateTimeUtc | null;
  /** @description Why it was not sent: the code of the mail server’s answer, or a word; null where it was. */
  reason: string | null;
  /** @description Whom it went to, where that is somebody who was named to examine the employee’s documents; null for the employee. */
  representative_id: RepresentativeId | null;
  /** @description When the mail server took it; null until then. */
  sent_at: DateTimeUtc | null;
  /** @description What became of it: it waits (`queued`), the mail server or the provider of texts took it (`sent`), refused it (`refused`) or knows no such address (`bounced`), the address is not written to (`suppressed`), or your system was told to send it (`handed_over`). */
  status: MessageStatus;
  /** @description The task that it is about; null where it is about none alone. */
  task_id: TaskId | null;
};

export type EmployeeRow = {
  /** @description When the employee was created. */
  created_at: DateTimeUtc;
  /** @description Email address; null where there is none. */
  email: string | null;
  /** @description Given name. */
  first_name: string;
  id: EmployeeId;
  /** @description Family name. */
  last_name: string;
  /** @description When the employee's onboarding link was last open; null for never. */
  last_visited_at: DateTimeUtc | null;
  /** @description When one of the tasks last changed; null where there is none. */
  latest_task_updated_at: DateTimeUtc | null;
  /** @description Middle name; null where none is known. */
  middle_name: string | null;
  /** @description The open task that is due first; null where none has a day. */
  next_due: {
    /** @description By when it is to be done. */
    due_at: DateTimeUtc;
    /** @description Name of the form. */
    name: string;
    task_id: TaskId;
  } | null;
  /** @description How many of them are not completed. */
  open_tasks_count: number;
  /** @description The living placement that starts last; null for who may see none, and in a component. */
  placement: {
    /** @description Client; null where there is none to be seen. */
    client_name: string | null;
    /** @description Employer; null where there is none to be seen. */
    employer_name: string | null;
    id: PlacementId;
    /** @description The day of the start; null where none is known. */
    start_date: string | null;
  } | null;
  /** @description How many living placements. */
  placements_count: number;
  /** @description Of all living tasks together; null where there is none. */
  progress: Progress | null;
  /** @description How many living tasks the employee has. */
  tasks_count: number;
  /** @description How many forms of those placements are undecided for want of a fact; absent where none is. Their forms are not complete. */
  undecided_count?: number;
};

export type EmployeesCreateBody = {
  /** @description Home address: state tax forms go by it. */
  address: AddressInput;
  /** @description Values of active custom properties, by their names. Null clears one; a change keeps those that it leaves out. */
  custom_attributes?: CustomAttributes;
  /**
   * Format: date
   * @description Date of birth, `YYYY-MM-DD`. Kept sealed.
   * @example 1990-04-05
   */
  date_of_birth?: string | null;
  /**
   * Format: email
   * @description Email address. Messages go there once the account turns them on (`message_settings.update`).
   * @example ana.lopez@example.com
   */
  email?: string | null;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * @description Given name, in a script that documents can print.
   * @example Ana
   */
  first_name: string;
  /** @description Whether a Social Security number was applied for: Section 1 of Form I-9 can be signed while it is awaited. */
  has_applied_for_ssn?: boolean | null;
  /** @description False says that there is no middle name, and forms need not ask. */
  has_middle_name?: boolean | null;
  /**
   * @description Family name, in a script that documents can print.
   * @example Lopez
   */
  last_name: string;
  /** @description Credits in dollars that a lock-in letter of the IRS allows on Form W-4. */
  lock_in_credits?: number | null;
  /** @description Deductions in dollars that a lock-in letter of the IRS allows on Form W-4. */
  lock_in_deductions?: number | null;
  /** @description Extra withholding in dollars a pay period that a lock-in letter of the IRS demands on Form W-4. */
  lock_in_extra_withholding?: number | null;
  /**
   * @description Filing status that a lock-in letter of the IRS allows on Form W-4.
   * @enum {string|null}
   */
  lock_in_filing_status?:
    | 'single_or_married_filing_separately'
    | 'head_of_household'
    | 'married_filing_jointly'
    | null;
  /** @description Middle name, where there is one. */
  middle_name?: string;
  /**
   * @description Telephone number, at most 40 characters. Texts go there only where it begins with `+` and the country, and the employee agreed to them (`text_consents.update`).
   * @example +1 518 555 0142
   */
  phone?: string | null;
  /** @description Language that the employee reads best: their pages open in it where the link names none. It follows what they choose on a page. */
  primary_language?: string | null;
  /**
   * @description County in which the employee lives.
   * @example Albany
   */
  residence_county?: string | null;
  /**
   * @description PSD code of where the employee lives, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  residence_psd_code?: string | null;
  /**
   * @description School district in which the employee lives, by its name or number.
   * @example 2102
   */
  residence_school_district?: string | null;
  /** @description Social Security number: 9 digits, with or without dashes. Kept sealed. */
  social_security_number?: string | null;
} & {
  [key: string]: unknown;
};

export type EmployeeSelection =
  | {
      /** @description These, one by one. */
      employee_ids: EmployeeId[];
    }
  | {
      /** @description All whom `component_rows.listEmployees` lists with these filters as the act begins, 100,000 at most. */
      matching: {
        /** @description Whose turn it is. */
        assignee?: string;
        /** @description With a living placement at this client. */
        client_id?: ClientId;
        /** @description Created then or later. */
        created_at_from?: string;
        /** @description Created then or earlier. */
        created_at_to?: string;
        /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
        custom_attributes?: string;
        /** @description With this email, whatever the case of its letters. */
        email?: string;
        /** @description Of this employee. */
        employee_id?: string;
        /** @description With a living placement at this employer. */
        employer_id?: EmployerId;
        /** @description With this first name. */
        first_name?: string;
        /** @description With this last name. */
        last_name?: string;
        /** @description A task changed then or later. */
        latest_task_updated_at_from?: string;
        /** @description The last task to change did so then or earlier. */
        latest_task_updated_at_to?: string;
        /** @description With this middle name. */
        middle_name?: string;
        /** @description The next task is due then or later. */
        next_task_due_at_from?: string;
        /** @description The next task is due then or earlier. */
        next_task_due_at_to?: string;
        /** @description With at most so many placements. */
        placements_count_max?: string;
        /** @description With at least so many placements. */
        placements_count_min?: string;
        /** @description Of at most this progress, in percent. */
        progress_max?: string;
        /** @description Of at least this progress, in percent. */
        progress_min?: string;
        /**
         * @description `unreached`: whose latest message reached nobody: it was refused, bounced, or not sent to a suppressed address.
         * @enum {string}
         */
        reach?: 'unreached';
        /** @description Words that each begin a name or the e-mail address, or an employee's id. */
        search?: string;
        /**
         * Format: date
         * @description With a living placement that starts on this day or later.
         */
        start_date_from?: string;
        /**
         * Format: date
         * @description With a living placement that starts on this day or earlier.
         */
        start_date_to?: string;
        /** @description Of this status. */
        status?: string;
        /** @description A JSON object of system attributes, all of whose pairs must be equal. */
        system_attributes?: string;
        /** @description With a living placement whose work is done in this state: where somebody lives who works only from there, else where the job is, else the employer. Takes `employer:view` and `job:view` too. */
        work_state?: StateCode;
      };
    };

export type EmployeesFindByIdQuery = {
  /** @description `true` masks sensitive values for callers who may see them, too: nothing is written to the security log then. */
  mask_sensitive?: boolean;
};

export type EmployeesGetOnboardingUrlQuery = {
  /** @description The theme that the pages wear. */
  active_theme_id?: string;
  /**
   * @description Whose side the link opens; the employee's without it.
   * @enum {string}
   */
  assignee_type?: 'employee' | 'employer';
  /** @description The language that the pages open in, such as `es` or `es-MX`. */
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
  /** @description Only these tasks, in this order, with commas between them. */
  task_ids?: string | readonly string[];
};

export type EmployeesListHistoryQuery = {
  /** @description Read on from here: the `next_cursor` of an answer. */
  cursor?: string;
  /** @description Only entries of this kind. */
  kind?: HistoryKind;
  /** @description How many entries at most. */
  per_page?: number;
};

export type EmployeesListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description With this email address: all of it, whatever the case of its letters. */
  email?: string;
  /** @description With this `external_id`, exactly. */
  external_id?: string;
  /** @description With this anywhere in the first and last name, a space between them, whatever the case of the letters. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description With this phone number: the digits are compared, however they are grouped, and `+1` before ten digits is left aside. Such as `(518) 555-0142`. */
  phone?: string;
  /**
   * @description The order: ascending, or with a dash descending. Without it newest first, `-created_at`.
   * @enum {string}
   */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name';
  /** @description The rows after this one: the id of a row, or the `next_cursor` of an answer; empty for the first. Rows that come meanwhile move nothing, as they do with `page`, which cannot be given beside it. */
  starting_after?: string;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type EmployeesMigrateTaskProgressBody = {
  /** @description Who gets the completed tasks: the same person's other record. */
  target_employee_id: EmployeeId;
};

export type EmployeesUpdateByIdBody = {
  /** @description Home address. Null clears it. */
  address?: AddressInput | null;
  /** @description Values of active custom properties, by their names. Null clears one; a change keeps those that it leaves out. */
  custom_attributes?: CustomAttributes;
  /**
   * Format: date
   * @description Date of birth, `YYYY-MM-DD`. Kept sealed.
   * @example 1990-04-05
   */
  date_of_birth?: string | null;
  /**
   * Format: email
   * @description Email address. Messages go there once the account turns them on (`message_settings.update`).
   * @example ana.lopez@example.com
   */
  email?: string | null;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /** @description Given name, in a script that documents can print. */
  first_name?: string;
  /** @description Whether a Social Security number was applied for: Section 1 of Form I-9 can be signed while it is awaited. */
  has_applied_for_ssn?: boolean | null;
  /** @description False says that there is no middle name, and forms need not ask. */
  has_middle_name?: boolean | null;
  /** @description Family name, in a script that documents can print. */
  last_name?: string;
  /** @description Credits in dollars that a lock-in letter of the IRS allows on Form W-4. */
  lock_in_credits?: number | null;
  /** @description Deductions in dollars that a lock-in letter of the IRS allows on Form W-4. */
  lock_in_deductions?: number | null;
  /** @description Extra withholding in dollars a pay period that a lock-in letter of the IRS demands on Form W-4. */
  lock_in_extra_withholding?: number | null;
  /**
   * @description Filing status that a lock-in letter of the IRS allows on Form W-4.
   * @enum {string|null}
   */
  lock_in_filing_status?:
    | 'single_or_married_filing_separately'
    | 'head_of_household'
    | 'married_filing_jointly'
    | null;
  /** @description Middle name, where there is one. */
  middle_name?: string;
  /**
   * @description Telephone number, at most 40 characters. Texts go there only where it begins with `+` and the country, and the employee agreed to them (`text_consents.update`).
   * @example +1 518 555 0142
   */
  phone?: string | null;
  /** @description Language that the employee reads best: their pages open in it where the link names none. It follows what they choose on a page. */
  primary_language?: string | null;
  /**
   * @description County in which the employee lives.
   * @example Albany
   */
  residence_county?: string | null;
  /**
   * @description PSD code of where the employee lives, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  residence_psd_code?: string | null;
  /**
   * @description School district in which the employee lives, by its name or number.
   * @example 2102
   */
  residence_school_district?: string | null;
  /** @description Social Security number: 9 digits, with or without dashes. Kept sealed. */
  social_security_number?: string | null;
} & {
  [key: string]: unknown;
};

export type EmployeesUpsertByExternalIdBody = {
  /** @description Home address: state tax forms go by it. */
  address: AddressInput;
  /** @description Values of active custom properties, by their names. Null clears one; a change keeps those that it leaves out. */
  custom_attributes?: CustomAttributes;
  /**
   * Format: date
   * @description Date of birth, `YYYY-MM-DD`. Kept sealed.
   * @example 1990-04-05
   */
  date_of_birth?: string | null;
  /**
   * Format: email
   * @description Email address. Messages go there once the account turns them on (`message_settings.update`).
   * @example ana.lopez@example.com
   */
  email?: string | null;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * @description Given name, in a script that documents can print.
   * @example Ana
   */
  first_name: string;
  /** @description Whether a Social Security number was applied for: Section 1 of Form I-9 can be signed while it is awaited. */
  has_applied_for_ssn?: boolean | null;
  /** @description False says that there is no middle name, and forms need not ask. */
  has_middle_name?: boolean | null;
  /**
   * @description Family name, in a script that documents can print.
   * @example Lopez
   */
  last_name: string;
  /** @description Credits in dollars that a lock-in letter of the IRS allows on Form W-4. */
  lock_in_credits?: number | null;
  /** @description Deductions in dollars that a lock-in letter of the IRS allows on Form W-4. */
  lock_in_deductions?: number | null;
  /** @description Extra withholding in dollars a pay period that a lock-in letter of the IRS demands on Form W-4. */
  lock_in_extra_withholding?: number | null;
  /**
   * @description Filing status that a lock-in letter of the IRS allows on Form W-4.
   * @enum {string|null}
   */
  lock_in_filing_status?:
    | 'single_or_married_filing_separately'
    | 'head_of_household'
    | 'married_filing_jointly'
    | null;
  /** @description Middle name, where there is one. */
  middle_name?: string;
  /**
   * @description Telephone number, at most 40 characters. Texts go there only where it begins with `+` and the country, and the employee agreed to them (`text_consents.update`).
   * @example +1 518 555 0142
   */
  phone?: string | null;
  /** @description Language that the employee reads best: their pages open in it where the link names none. It follows what they choose on a page. */
  primary_language?: string | null;
  /**
   * @description County in which the employee lives.
   * @example Albany
   */
  residence_county?: string | null;
  /**
   * @description PSD code of where the employee lives, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  residence_psd_code?: string | null;
  /**
   * @description School district in which the employee lives, by its name or number.
   * @example 2102
   */
  residence_school_district?: string | null;
  /** @description Social Security number: 9 digits, with or without dashes. Kept sealed. */
  social_security_number?: string | null;
} & {
  [key: string]: unknown;
};

export type EmployeesWithdrawSigningConsentBody = {
  /** @description Why, where they want to say. */
  reason?: string;
};

export type Employer = {
  /** @description Theme of the pages that its employees see; null for the plain one. */
  active_theme_id: string | null;
  /** @description Principal address, as forms print it; null where it was cleared. */
  address: Address | null;
  /**
   * @description Days of the week on which the company does business, which deadlines count. `mon-fri` without it.
   * @example tue-sat
   */
  business_days?: string;
  /** @description When the record was created. */
  created_at: DateTimeUtc;
  custom_attributes: CustomAttributes;
  /** @description The name that it does business under, where that is another; null otherwise. */
  dba_name: string | null;
  /**
   * @description The number that E-Verify gave the company: digits.
   * @example 123456
   */
  e_verify_company_id?: string | number;
  /** @description Employer Identification Number, as `12-3456789`; null where it is not known. */
  ein: string | null;
  /** @description How many people it employs: some duties begin at a number. Null where it is not known. */
  employee_count: number | null;
  /** @description Legal form of the company; null where it is not known. */
  entity_structure: EntityStructure | null;
  /** @description What the record is called in your own system; absent where you gave nothing. */
  external_id?: string;
  /**
   * @description What the handbook is called, where no file of it is published.
   * @example Employee handbook
   */
  handbook_title?: string;
  /**
   * @description Which version of the handbook is acknowledged, where no file of it is published.
   * @example 2026-09
   */
  handbook_version?: string;
  /**
   * @description Dates on which the company is closed, with commas between them. Federal holidays are no business days by default, unless `business_days` is `daily`; `no-federal` makes them business days, and `federal` makes them none.
   * @example federal,2026-12-24
   */
  holidays?: string;
  id: EmployerId;
  /** @description Industry by the North American Industry Classification System; null where it is not known. */
  naics_code: string | null;
  /** @description Legal name, as forms print it. */
  name: string;
  /**
   * Format: date
   * @description New hires from this day on, `YYYY-MM-DD`, are reported to the states from here. Without it they are reported elsewhere.
   * @example 2026-12-01
   */
  new_hire_reports_from?: string;
  /** @description The state to which all new hires are reported, where the employer told HHS so. Without it, each is reported to the state of the work. */
  new_hire_reports_to?: StateCode;
  /** @description Telephone number, as it was given; null where there is none. */
  phone: string | null;
  /**
   * @description For whom documents are examined by live video at this site, where the employer has `uses_e_verify`: all hires, those of placements with `works_remotely`, or nobody.
   * @enum {string}
   */
  remote_examination?: 'all_hires' | 'remote_hires' | 'in_person';
  /**
   * @description Time zone by its IANA name. It says which day it is for the employer: the dates on its forms, and when a day ends on which something is due. Without it, the time zone of its state.
   * @example America/New_York
   */
  time_zone?: string;
  /** @description When the record last changed. */
  updated_at: DateTimeUtc;
  /** @description Whether the company is in E-Verify and in good standing: asks for the SSN and a List B photo, and prepares a case of each Form I-9. */
  uses_e_verify?: boolean;
  /**
   * @description Who insures the company's workers' compensation, as notices of pay name it.
   * @example State Compensation Insurance Fund
   */
  workers_compensation_insurer?: string;
  /**
   * @description Phone number of that insurer.
   * @example +1 888 555 0100
   */
  workers_compensation_phone?: string;
  /**
   * @description Number of the policy with that insurer.
   * @example WC-1024-26
   */
  workers_compensation_policy?: string;
} & {
  [key: string]: unknown;
};

/** @description Id of an employer; begins with `er_`. */
export type EmployerId = string;

export type EmployerMessageSettings = {
  /** @description The employer. */
  employer_id: EmployerId;
  /** @description The name that messages to its people come from; null for the account’s, else its own name. */
  sender_name: string | null;
};

export type EmployersCreateBody = {
  /** @description Theme of the pages that its employees see; null for the plain one. */
  active_theme_id?: string | null;
  /** @description Principal address, as forms print it. */
  address: AddressInput;
  /**
   * @description Days of the week on which the company does business, which deadlines count. `mon-fri` without it.
   * @example tue-sat
   */
  business_days?: string | null;
  /** @description Values of active custom properties, by their names. Null clears one; a change keeps those that it leaves out. */
  custom_attributes?: CustomAttributes;
  /** @description The name that it does business under, where that is another. */
  dba_name?: string | null;
  /**
   * @description The number that E-Verify gave the company: digits.
   * @example 123456
   */
  e_verify_company_id?: (string | number) | null;
  /** @description Employer Identification Number: 9 digits, with or without the dash; answered with it. */
  ein: string;
  /**
   * @description How many people it employs: some duties begin at a number.
   * @example 48
   */
  employee_count?: number | null;
  /** @description Legal form of the company. */
  entity_structure?: EntityStructure | null;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * @description What the handbook is called, where no file of it is published.
   * @example Employee handbook
   */
  handbook_title?: string | null;
  /**
   * @description Which version of the handbook is acknowledged, where no file of it is published.
   * @example 2026-09
   */
  handbook_version?: string | null;
  /**
   * @description Dates on which the company is closed, with commas between them. Federal holidays are no business days by default, unless `business_days` is `daily`; `no-federal` makes them business days, and `federal` makes them none.
   * @example federal,2026-12-24
   */
  holidays?: string | null;
  /**
   * @description Industry by the North American Industry Classification System.
   * @example 722511
   */
  naics_code?: string | null;
  /**
   * @description Legal name, as forms print it.
   * @example Northwind Staffing
   */
  name: string;
  /**
   * Format: date
   * @description New hires from this day on, `YYYY-MM-DD`, are reported to the states from here. Without it they are reported elsewhere.
   * @example 2026-12-01
   */
  new_hire_reports_from?: string | null;
  /**
   * @description The state to which all new hires are reported, where the employer told HHS so. Without it, each is reported to the state of the work.
   * @example NY
   */
  new_hire_reports_to?: StateCode | null;
  /**
   * @description Telephone number, at most 40 characters. Nothing is ever sent to it.
   * @example +1 518 555 0100
   */
  phone?: string | null;
  /**
   * @description For whom documents are examined by live video at this site, where the employer has `uses_e_verify`: all hires, those of placements with `works_remotely`, or nobody.
   * @enum {string|null}
   */
  remote_examination?: 'all_hires' | 'remote_hires' | 'in_person' | null;
  /**
   * @description Time zone by its IANA name. It says which day it is for the employer: the dates on its forms, and when a day ends on which something is due. Without it, the time zone of its state.
   * @example America/New_York
   */
  time_zone?: string | null;
  /** @description Whether the company is in E-Verify and in good standing: asks for the SSN and a List B photo, and prepares a case of each Form I-9. */
  uses_e_verify?: boolean | null;
  /**
   * @description Who insures the company's workers' compensation, as notices of pay name it.
   * @example State Compensation Insurance Fund
   */
  workers_compensation_insurer?: string | null;
  /**
   * @description Phone number of that insurer.
   * @example +1 888 555 0100
   */
  workers_compensation_phone?: string | null;
  /**
   * @description Number of the policy with that insurer.
   * @example WC-1024-26
   */
  workers_compensation_policy?: string | null;
} & {
  [key: string]: unknown;
};

export type EmployersListDeletedQuery = {
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
};

export type EmployersListQuery = {
  /** @description With this theme of their own. */
  active_theme_id?: string;
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description With this `external_id`, exactly. */
  external_id?: string;
  /** @description With this anywhere in the name, whatever the case of its letters. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description With this phone number: the digits are compared, however they are grouped, and `+1` before ten digits is left aside. Such as `(518) 555-0142`. */
  phone?: string;
  /**
   * @description The order: ascending, or with a dash descending. Without it newest first, `-created_at`.
   * @enum {string}
   */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name';
  /** @description The rows after this one: the id of a row, or the `next_cursor` of an answer; empty for the first. Rows that come meanwhile move nothing, as they do with `page`, which cannot be given beside it. */
  starting_after?: string;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type EmployersUpdateByIdBody = {
  /** @description Theme of the pages that its employees see; null for the plain one. */
  active_theme_id?: string | null;
  /** @description Principal address, as forms print it. Null clears it. */
  address?: AddressInput | null;
  /**
   * @description Days of the week on which the company does business, which deadlines count. `mon-fri` without it.
   * @example tue-sat
   */
  business_days?: string | null;
  /** @description Values of active custom properties, by their names. Null clears one; a change keeps those that it leaves out. */
  custom_attributes?: CustomAttributes;
  /** @description The name that it does business under, where that is another. */
  dba_name?: string | null;
  /**
   * @description The number that E-Verify gave the company: digits.
   * @example 123456
   */
  e_verify_company_id?: (string | number) | null;
  /** @description Employer Identification Number: 9 digits, with or without the dash. Null clears it. */
  ein?: string | null;
  /**
   * @description How many people it employs: some duties begin at a number.
   * @example 48
   */
  employee_count?: number | null;
  /** @description Legal form of the company. */
  entity_structure?: EntityStructure | null;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * @description What the handbook is called, where no file of it is published.
   * @example Employee handbook
   */
  handbook_title?: string | null;
  /**
   * @description Which version of the handbook is acknowledged, where no file of it is published.
   * @example 2026-09
   */
  handbook_version?: string | null;
  /**
   * @description Dates on which the company is closed, with commas between them. Federal holidays are no business days by default, unless `business_days` is `daily`; `no-federal` makes them business days, and `federal` makes them none.
   * @example federal,2026-12-24
   */
  holidays?: string | null;
  /**
   * @description Industry by the North American Industry Classification System.
   * @example 722511
   */
  naics_code?: string | null;
  /** @description Legal name, as forms print it. */
  name?: string;
  /**
   * Format: date
   * @description New hires from this day on, `YYYY-MM-DD`, are reported to the states from here. Without it they are reported elsewhere.
   * @example 2026-12-01
   */
  new_hire_reports_from?: string | null;
  /**
   * @description The state to which all new hires are reported, where the employer told HHS so. Without it, each is reported to the state of the work.
   * @example NY
   */
  new_hire_reports_to?: StateCode | null;
  /**
   * @description Telephone number, at most 40 characters. Nothing is ever sent to it.
   * @example +1 518 555 0100
   */
  phone?: string | null;
  /**
   * @description For whom documents are examined by live video at this site, where the employer has `uses_e_verify`: all hires, those of placements with `works_remotely`, or nobody.
   * @enum {string|null}
   */
  remote_examination?: 'all_hires' | 'remote_hires' | 'in_person' | null;
  /**
   * @description Time zone by its IANA name. It says which day it is for the employer: the dates on its forms, and when a day ends on which something is due. Without it, the time zone of its state.
   * @example America/New_York
   */
  time_zone?: string | null;
  /** @description Whether the company is in E-Verify and in good standing: asks for the SSN and a List B photo, and prepares a case of each Form I-9. */
  uses_e_verify?: boolean | null;
  /**
   * @description Who insures the company's workers' compensation, as notices of pay name it.
   * @example State Compensation Insurance Fund
   */
  workers_compensation_insurer?: string | null;
  /**
   * @description Phone number of that insurer.
   * @example +1 888 555 0100
   */
  workers_compensation_phone?: string | null;
  /**
   * @description Number of the policy with that insurer.
   * @example WC-1024-26
   */
  workers_compensation_policy?: string | null;
} & {
  [key: string]: unknown;
};

export type EmployersUpsertByExternalIdBody = {
  /** @description Theme of the pages that its employees see; null for the plain one. */
  active_theme_id?: string | null;
  /** @description Principal address, as forms print it. */
  address: AddressInput;
  /**
   * @description Days of the week on which the company does business, which deadlines count. `mon-fri` without it.
   * @example tue-sat
   */
  business_days?: string | null;
  /** @description Values of active custom properties, by their names. Null clears one; a change keeps those that it leaves out. */
  custom_attributes?: CustomAttributes;
  /** @description The name that it does business under, where that is another. */
  dba_name?: string | null;
  /**
   * @description The number that E-Verify gave the company: digits.
   * @example 123456
   */
  e_verify_company_id?: (string | number) | null;
  /** @description Employer Identification Number: 9 digits, with or without the dash; answered with it. */
  ein: string;
  /**
   * @description How many people it employs: some duties begin at a number.
   * @example 48
   */
  employee_count?: number | null;
  /** @description Legal form of the company. */
  entity_structure?: EntityStructure | null;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * @description What the handbook is called, where no file of it is published.
   * @example Employee handbook
   */
  handbook_title?: string | null;
  /**
   * @description Which version of the handbook is acknowledged, where no file of it is published.
   * @example 2026-09
   */
  handbook_version?: string | null;
  /**
   * @description Dates on which the company is closed, with commas between them. Federal holidays are no business days by default, unless `business_days` is `daily`; `no-federal` makes them business days, and `federal` makes them none.
   * @example federal,2026-12-24
   */
  holidays?: string | null;
  /**
   * @description Industry by the North American Industry Classification System.
   * @example 722511
   */
  naics_code?: string | null;
  /**
   * @description Legal name, as forms print it.
   * @example Northwind Staffing
   */
  name: string;
  /**
   * Format: date
   * @description New hires from this day on, `YYYY-MM-DD`, are reported to the states from here. Without it they are reported elsewhere.
   * @example 2026-12-01
   */
  new_hire_reports_from?: string | null;
  /**
   * @description The state to which all new hires are reported, where the employer told HHS so. Without it, each is reported to the state of the work.
   * @example NY
   */
  new_hire_reports_to?: StateCode | null;
  /**
   * @description Telephone number, at most 40 characters. Nothing is ever sent to it.
   * @example +1 518 555 0100
   */
  phone?: string | null;
  /**
   * @description For whom documents are examined by live video at this site, where the employer has `uses_e_verify`: all hires, those of placements with `works_remotely`, or nobody.
   * @enum {string|null}
   */
  remote_examination?: 'all_hires' | 'remote_hires' | 'in_person' | null;
  /**
   * @description Time zone by its IANA name. It says which day it is for the employer: the dates on its forms, and when a day ends on which something is due. Without it, the time zone of its state.
   * @example America/New_York
   */
  time_zone?: string | null;
  /** @description Whether the company is in E-Verify and in good standing: asks for the SSN and a List B photo, and prepares a case of each Form I-9. */
  uses_e_verify?: boolean | null;
  /**
   * @description Who insures the company's workers' compensation, as notices of pay name it.
   * @example State Compensation Insurance Fund
   */
  workers_compensation_insurer?: string | null;
  /**
   * @description Phone number of that insurer.
   * @example +1 888 555 0100
   */
  workers_compensation_phone?: string | null;
  /**
   * @description Number of the policy with that insurer.
   * @example WC-1024-26
   */
  workers_compensation_policy?: string | null;
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

/** @description Id of an event, begins with `ev_`: the `webhook-id` of every attempt to deliver it. */
export type EventId = string;

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
  | 'client.restored'
  | 'employee.restored'
  | 'employer.restored'
  | 'job.restored'
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
  | 'task.correction_requested'
  | 'message.due'
  | 'employee.bank_account_changed';

export type EventsListQuery = {
  /**
   * Format: date-time
   * @description Only those from this time on.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Only those up to this time.
   */
  created_at_lte?: string | Date;
  /** @description How many events at most. */
  per_page?: number;
  /**
   * @description Only events of this record.
   * @example ee_1ChFExampLe11111111111
   */
  resource_id?: string;
  /**
   * @description Oldest first, which is the default and for reading on, or newest first.
   * @enum {string}
   */
  sort?: 'created_at' | '-created_at';
  /** @description The last event that was read: those after it follow. */
  starting_after?: EventId;
  /** @description Only events of this kind. */
  type?: EventKind;
};

export type EverifyCase = {
  /** @description What may be done with it now. */
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
  /** @description E-Verify's number of the case; null before it is submitted. */
  case_number: string | null;
  /** @description Why it was closed; null while it is open. */
  closure_reason:
    | (
        | 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_EA'
        | 'EMPLOYEE_TERMINATED_FOR_FNC_RESULT'
        | 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC'
        | 'INCORRECT_DATA'
        | 'OTHER'
      )
    | null;
  /** @description The reasons for which it may be closed now. */
  closure_reasons: {
    /**
     * @description The reason, as E-Verify names it.
     * @enum {string}
     */
    code:
      | 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_EA'
      | 'EMPLOYEE_TERMINATED_FOR_FNC_RESULT'
      | 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC'
      | 'INCORRECT_DATA'
      | 'OTHER';
    /** @description Whether it has to be explained. */
    needs_description: boolean;
  }[];
  /** @description When the case was created here. */
  created_at: DateTimeUtc;
  /** @description The day that counts next; null where there is none. */
  due_on: string | null;
  /** @description What E-Verify says of the result; null before there is one. */
  eligibility_statement: string | null;
  employee_id: EmployeeId;
  /** @description What the employee is called; null where the record is gone. */
  employee_name: string | null;
  employer_id: EmployerId;
  /** @description What the employer is called; null where the record is gone. */
  employer_name: string | null;
  id: EverifyCaseId;
  /** @description True where the simulator answers, as for every test account: nobody was verified. */
  is_simulated: boolean;
  /** @description The tentative nonconfirmation; null where everything matched. */
  mismatch: {
    /**
     * @description Whose records do not match.
     * @enum {string}
     */
    agency: 'SSA' | 'DHS' | 'DUAL';
    /** @description When they decided; null before. */
    decided_at: DateTimeUtc | null;
    /** @description What the employee decided; null before. */
    decision: ('act' | 'not_act') | null;
    /** @description The last day for the employee to go to the agency; null where none runs. */
    employee_acts_by: string | null;
    /** @description The last day for the employer to refer the case; null where none runs. */
    employer_acts_by: string | null;
    /** @description What has to be done next; null where nothing. */
    next_step: ('download_notice' | 'notify' | 'decide' | 'refer' | 'decline_to_act') | null;
    /** @description When the employer took the notice; null before. */
    notice_downloaded_at: DateTimeUtc | null;
    /** @description SHA-256 of the notice as it was handed out last: what the employee had read. */
    notice_sha256: string | null;
    /** @description When the employee was told in private; null before. */
    notified_at: DateTimeUtc | null;
    /** @description The name that the employee typed under the decision; null before. */
    signed_by: string | null;
  } | null;
  /** @description What has to be known before the case can be submitted. With `ssn_pending` alone the case waits for a number that was applied for, and opens automatically when it arrives. */
  missing: (
    | 'ssn_pending'
    | 'ssn'
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
  /** @description What was asked of E-Verify and is not answered yet; it is asked again until it is. */
  pending: {
    /**
     * @description What was asked.
     * @enum {string}
     */
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
    /** @description How often it was tried. */
    attempts: number;
    /** @description What went wrong last; null where nothing did. */
    last_error: string | null;
    /** @description Since when. */
    since: DateTimeUtc;
  } | null;
  /** @description Why E-Verify refused what was asked of it last; null where it did not. */
  refusal: string | null;
  /** @description How far the case is. */
  status: EverifyCaseStatus;
  /** @description The result in E-Verify's words; null before there is one. */
  status_display: string | null;
  /** @description What happened with the case, oldest first. */
  steps: {
    /** @description When it happened. */
    at: DateTimeUtc;
    /** @description Whose doing it was: a kind of credential, E-Verify itself, or this service. */
    by: string;
    /** @description Id of whoever it was, where it is known. */
    by_id: string | null;
    /** @description State of the case before; null for its first step. */
    from: EverifyCaseStatus | null;
    /** @description State of the case after; null where it did not change. */
    to: EverifyCaseStatus | null;
    /** @description What happened. */
    what: string;
  }[];
  /** @description The Form I-9 that the case was made of. */
  task_id: TaskId;
  /**
   * @description Whose turn it is.
   * @enum {string}
   */
  turn: 'employer' | 'employee' | 'government' | 'nobody';
  /** @description When it last changed. */
  updated_at: DateTimeUtc;
  /** @description How that day stands to today where the employer is; null where there is none. */
  urgency: ('overdue' | 'due_today' | 'upcoming') | null;
};

export type EverifyCaseCopies = {
  /** @description The files of the form, in the order in which they came. */
  files: UploadedFile[];
};

/** @description Id of an E-Verify case; begins with `ecase_`. */
export type EverifyCaseId = string;

export type EverifyCasesCloseBody = {
  /** @description The reason in words, where it needs them. */
  description?: string;
  /**
   * @description Why it is closed, as E-Verify names it.
   * @enum {string}
   */
  reason:
    | 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_EA'
    | 'EMPLOYEE_TERMINATED_FOR_FNC_RESULT'
    | 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC'
    | 'INCORRECT_DATA'
    | 'OTHER';
};

export type EverifyCasesGetNoticeQuery = {
  /**
   * @description The language of the notice; English without it.
   * @enum {string}
   */
  language?: 'en' | 'es';
};

export type EverifyCasesGetReferralQuery = {
  /**
   * @description The language of the notice; English without it.
   * @enum {string}
   */
  language?: 'en' | 'es';
};

export type EverifyCasesListQuery = {
  /** @description Of these statuses, with commas between them; `open` and `closed` stand for all of a kind. */
  case_statuses?: string;
  /** @description How they stand to the day that counts next, with commas between them: `overdue`, `due_today`, `upcoming`, `none`. */
  case_tracking?: string;
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /**
   * Format: date
   * @description Due on that day or earlier.
   */
  due_on_lte?: string | Date;
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /**
   * @description Of those that lack this.
   * @enum {string}
   */
  missing?:
    | 'ssn_pending'
    | 'ssn'
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
    | 'company_id';
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * @description What is due first on top and what has no such day at the end, or the newest, which is the default.
   * @enum {string}
   */
  sort?: 'due_on' | '-created_at';
  /** @description The last case that was read: those after it in this order follow, and `total` counts them alone. */
  starting_after?: EverifyCaseId;
  /** @description Of this status. */
  status?: EverifyCaseStatus;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type EverifyCasesListStatusChangeReportsQuery = {
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
};

export type EverifyCasesMatchPhotoBody = {
  /**
   * @description Whether the photo that E-Verify shows is the one in the document.
   * @enum {string}
   */
  answer: 'matching' | 'not_matching' | 'no_image';
};

export type EverifyCasesOpenBody = {
  /**
   * @description Why it is made although E-Verify has a case of this person, where it has.
   * @enum {string}
   */
  duplicate_reason?: 'REHIRE' | 'PREVIOUS_CASE_RESULT_RESUBMIT' | 'OTHER';
  /**
   * @description Why it is later than three business days after the hire, where it is.
   * @enum {string}
   */
  reason_for_delay?:
    | 'AWAITING_SOCIAL_SECURITY_NUMBER'
    | 'TECHNICAL_PROBLEMS'
    | 'FEDERAL_CONTRACTOR'
    | 'OTHER';
  /** @description The reason in words, where it is another one. */
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
  /** @description Of its back, where it has one. */
  back?: Upload[];
  /** @description A picture or PDF of the front of the document. */
  front: Upload[];
};

export type EverifyCasesUploadDocumentBody = {
  /** @description The file with its back, where it has one. */
  back_file_id?: string;
  /** @description The file with the front of the document. */
  front_file_id: string;
};

export type EverifyConnection = {
  /** @description Address of the web service; null where none is set. */
  base_url: string | null;
  /** @description Their email address; null where none is set. */
  creator_email: string | null;
  /** @description Whom E-Verify may ask about cases; null where nobody is set. */
  creator_name: string | null;
  /** @description Their telephone number; null where none is set. */
  creator_phone: string | null;
  /** @description Whether a password is set; it is never answered. */
  has_password: boolean;
  /** @description Whether the simulator answers: nobody is verified. */
  is_simulated: boolean;
  /** @description The day on which the password expires, as E-Verify said at the last login; null or absent where it has not said so. */
  password_expires_on?: string | null;
  /** @description The web services user; null where none is set. */
  username: string | null;
};

export type EverifyConnectionCheck = {
  /** @description When it was asked. */
  checked_at: DateTimeUtc;
  /** @description Whether it was the simulator that was asked. */
  is_simulated: boolean;
  /**
   * @description `works`; `not_configured`: nothing is set, or no simulator runs; `login_refused`: the user or the password is not accepted; `password_expired`: the password has expired; `account_locked`: E-Verify locked the user out; `unreachable`: nothing answers; `busy`: E-Verify asks to wait; `unreadable`: what answers is not E-Verify, or has a form that this version does not read; `paused_copy`: this installation is a copy and asks E-Verify nothing.
   * @enum {string}
   */
  outcome:
    | 'works'
    | 'not_configured'
    | 'login_refused'
    | 'password_expired'
    | 'account_locked'
    | 'unreachable'
    | 'busy'
    | 'unreadable'
    | 'paused_copy';
};

export type EverifyConnectionSetBody = {
  /**
   * Format: uri
   * @description Address of the web service; https only.
   */
  base_url: string;
  /**
   * Format: email
   * @description Their email address.
   */
  creator_email: string;
  /** @description Whom E-Verify may ask about cases. */
  creator_name: string;
  /** @description Their telephone number. */
  creator_phone: string;
  /** @description Their password. Kept sealed. */
  password: string;
  /** @description The web services user. */
  username: string;
};

export type EverifyDetails = {
  /** @description What E-Verify has of the employee, to be compared with the form. */
  fields: {
    /** @description Name of the field at E-Verify, such as `last_name`. */
    name: string;
    /** @description Its value at E-Verify, or what is right; null for none. */
    value: string | null;
  }[];
};

/** @description A state requires E-Verify for a hire, or may, and its employer does not use it. */
export type EverifyMandate = {
  /** @description The law. */
  citation: string;
  /** @description What the law says, where that was read, and how sure it is. */
  facts: LibraryFact[];
  /** @description Of `employer_size`: from how many employees; null for the others. */
  least_employees: number | null;
  /** @description What would decide it. Empty where it is required, or depends on what no record says. */
  missing_facts: MissingFact[];
  /**
   * @description `required`: the law applies to the employer. `undecided`: it may; `missing_facts` says what would decide it.
   * @enum {string}
   */
  outcome: 'required' | 'undecided';
  /**
   * @description Which employers the law is about.
   * @enum {string}
   */
  scope: 'construction' | 'employer_size' | 'every_employer';
  /** @description The state where the work is done. */
  state: StateCode;
};

/** @enum {string} */
export type EverifyProblem =
  | 'unknown_shape'
  | 'login_refused'
  | 'password_expired'
  | 'account_locked'
  | 'password_expires';

export type ExamplePlacement = {
  /** @description Values by the path of their fact; what is not named is missing. */
  facts: {
    [key: string]: FactValue;
  };
  /** @description The facts in words. */
  text: string;
};

export type ExpandedPlacement = {
  /** @description Whether somebody claims that a tax treaty spares what they are paid from withholding: Form 8233 is for them. */
  claims_treaty_exemption?: boolean;
  /** @description Where the person is placed, if not with the employer itself; null otherwise. */
  client_id: ClientId | null;
  /** @description When the placement was created. */
  created_at: DateTimeUtc;
  custom_attributes: CustomAttributes;
  employee_id: EmployeeId;
  /** @description Who employs the person here; null where that is not said. */
  employer_id: EmployerId | null;
  /**
   * Format: date
   * @description Last day of employment, `YYYY-MM-DD`: how long forms are kept counts from it.
   * @example 2026-12-01
   */
  end_date?: string;
  /** @description The state where the work is done requires E-Verify, or may, and the employer does not have `uses_e_verify`. Absent otherwise. Firstday switches nothing on. Beyond the contract. */
  everify_mandate?: EverifyMandate;
  /** @description The records that `expand` asked for, each as it answers itself; null where there is none, or none that the caller may see. */
  expanded?: {
    /** @description The client of `client_id`. */
    client?: Client | null;
    /** @description The employee of `employee_id`. */
    employee?: Employee | null;
    /** @description The employer of `employer_id`. */
    employer?: Employer | null;
    /** @description The job of `job_id`. */
    job?: Job | null;
  };
  /** @description What the record is called in your own system; absent where you gave nothing. */
  external_id?: string;
  /**
   * Format: date
   * @description Day on which wages are paid for the first time, `YYYY-MM-DD`.
   * @example 2026-12-01
   */
  first_payday?: string;
  /** @description Every form that the policies require, each with its task if there is one. */
  form_requirements: {
    /** @description The form, as the account has it. */
    form: {
      /** @description The form's values of custom properties. */
      custom_attributes: CustomAttributes;
      id: FormId;
      /**
       * @description Which form of the catalog it is: the same in every account and edition.
       * @example w-4
       */
      key: string;
      /** @description Name of the form. */
      name: string;
      /** @description Words that group the form. */
      tags: Tag[];
    };
    form_id: FormId;
    /**
     * @description Which form of the catalog it is: the same in every account and edition.
     * @example w-4
     */
    form_key: string;
    /** @description Name of the form, as in `form`. */
    form_name: string;
    /** @description Words that group the form, as in `form`. */
    form_tags: Tag[];
    /** @description The task that asks for the form; null while there is none. */
    task_id: TaskId | null;
  }[];
  id: PlacementId;
  /** @description Business days of the job, where they are not those from `start_date` to `end_date`: under three, Form I-9 is due on the first. */
  job_days?: number;
  /** @description The work that the person does; null where that is not said. */
  job_id: JobId | null;
  /**
   * @description What counts toward the wage for lodging, and for how long.
   * @example $15 a week
   */
  lodging_allowance?: string;
  /** @description Dollars a meal that count toward the wage. */
  meal_allowance?: number;
  /** @description How many required forms have no task yet; `create_tasks` makes them. */
  missing_task_count: number;
  /**
   * Format: date
   * @description Day on which the offer was accepted, `YYYY-MM-DD`: Section 1 of Form I-9 is not signed before.
   * @example 2026-12-01
   */
  offer_accepted_on?: string;
  /**
   * @description What else counts toward the wage, and how much.
   * @example Utilities, $5 a week
   */
  other_allowance?: string;
  /** @description Rate of pay in dollars for an hour of overtime. */
  overtime_rate?: number;
  /**
   * @description Whether the work is exempt from overtime pay, or owed it.
   * @enum {string}
   */
  overtime_status?: 'exempt' | 'non_exempt';
  /**
   * @description What `pay_rate` is for: an hour, a shift, a day, a week, a yearly salary, a piece or a commission.
   * @enum {string}
   */
  pay_basis?: 'hour' | 'shift' | 'day' | 'week' | 'salary' | 'piece' | 'commission';
  /**
   * @description How often wages are paid.
   * @enum {string}
   */
  pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';
  /** @description Rate of pay in dollars, for what `pay_basis` says. */
  pay_rate?: number;
  /** @description How many of the required forms are finished. */
  progress: {
    /** @description How many of them are completed. */
    forms_completed: number;
    /** @description How many forms the policies require. */
    forms_required: number;
  };
  /**
   * @description Day on which wages are paid, as people say it.
   * @example Every Friday
   */
  regular_payday?: string;
  /**
   * Format: date
   * @description First day of employment, `YYYY-MM-DD`: deadlines of Form I-9 count from it.
   * @example 2026-12-01
   */
  start_date?: string;
  /** @description The same requirements in short. */
  suggested_tasks: {
    form_id: FormId;
    /**
     * @description Which form of the catalog it is: the same in every account and edition.
     * @example w-4
     */
    form_key: string;
    /** @description Name of the form. */
    form_name: string;
    /** @description Words that group the form. */
    form_tags: Tag[];
    /** @description The task that asks for the form; null while there is none, and one should be created. */
    task_id: TaskId | null;
  }[];
  /** @description Dollars an hour by which tips lower the wage (tip credit). */
  tip_allowance?: number;
  /** @description How many forms may yet be required: a policy lacks a fact to decide about them. `undecided_facts` says which. Beyond the contract. */
  undecided_count: number;
  /** @description The facts that would decide about those forms, what is wrong with each, and where to enter it. Absent where nothing is undecided. Beyond the contract. */
  undecided_facts?: MissingFact[];
  /**
   * @description County of the place of work.
   * @example Albany
   */
  work_county?: string;
  /**
   * @description PSD code of the place of work, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  work_psd_code?: string;
  /**
   * @description School district of the place of work, by its name or number.
   * @example 2102
   */
  work_school_district?: string;
  /**
   * @description Whether somebody works as an employee or as an independent contractor.
   * @enum {string}
   */
  worker_type?: 'employee' | 'contractor';
  /** @description Whether the job is done only remotely. */
  works_remotely?: boolean;
} & {
  [key: string]: unknown;
};

export type ExpandedTask = {
  /**
   * @description Always `Task`.
   * @constant
   */
  _tag: 'Task';
  /** @description Where the form changes where the employee is paid, and is on hold: until when. Beyond the contract. */
  bank_change?: BankChange;
  /** @description The client that the form is for; null where it is for none in particular. */
  client_id: ClientId | null;
  /** @description When it was completed; null before. */
  completed_at: DateTimeUtc | null;
  /** @description When the task was created. */
  created_at: DateTimeUtc;
  /** @description The first moment at which the law lets it be deleted, as far as that is known (`retention_waits_for`), or a later one that was set; null where nothing is known. */
  deletion_allowed_at: DateTimeUtc | null;
  /** @description When it is to be deleted; null where nobody has scheduled that. */
  deletion_scheduled_at: DateTimeUtc | null;
  /** @description By when it is to be done; null where there is no such day. */
  due_at: DateTimeUtc | null;
  employee_id: EmployeeId;
  /** @description The employer that the form is for; null where it is for none in particular. */
  employer_id: EmployerId | null;
  /** @description The records that `expand` asked for, each as it answers itself; null where there is none, or none that the caller may see. */
  expanded?: {
    /** @description The client of `client_id`. */
    client?: Client | null;
    /** @description The employee of `employee_id`. */
    employee?: Employee | null;
    /** @description The employer of `employer_id`. */
    employer?: Employer | null;
    /** @description The form of `form_id`. */
    form?: Form | null;
    /** @description The job of `job_id`. */
    job?: Job | null;
  };
  /** @description When it expires if it is not completed by then; null for never. */
  expired_at: DateTimeUtc | null;
  /** @description The form's values of custom properties. */
  form_custom_attributes: {
    [key: string]: unknown;
  };
  form_id: FormId;
  /**
   * @description Which form of the catalog it is: the same in every account and edition.
   * @example w-4
   */
  form_key: string;
  id: TaskId;
  /** @description Whether all that is left to do is to correct sections that were signed before: the other signatures stay, and nothing is due. Beyond the contract. */
  is_being_corrected?: boolean;
  /** @description The job that the form is for; null where it is for none in particular. */
  job_id: JobId | null;
  /** @description Name of the form that is asked for. */
  name: string;
  /** @description Whose turn it is. */
  next_action: {
    /** @description The side that has to act, `system_action` while the document is being made; null when nothing is left to do. */
    type: ('employer_action' | 'employee_action' | 'system_action') | null;
  };
  /** @description How it ended, where the form has a question for that and its section is signed; null otherwise. Beyond the contract. */
  outcome?: TaskOutcome | null;
  /** @description How much of the whole form is done. */
  progress: Progress;
  /** @description The completed task after which the form was asked for again; null for a first one. Beyond the contract. */
  renews_task_id?: TaskId | null;
  /** @description The first day on which the law lets the form go, as far as it is known. Beyond the contract. */
  retained_until: string | null;
  /** @description The law that says how long the form is kept. */
  retention_rule: string;
  /** @description What the legal date waits for; null where it is final. */
  retention_waits_for: RetentionWaitsFor | null;
  /**
   * @description `requires_action` until every required answer and signature is given, then `completed`; `expired` once `expired_at` has passed before that.
   * @enum {string}
   */
  status: 'requires_action' | 'completed' | 'expired';
  /** @description One for each page of the form, in order. */
  subtasks: {
    /**
     * @description Whose page it is.
     * @enum {string}
     */
    assignee_type: 'employee' | 'employer';
    /** @description The page of the form that it fills. */
    form_page_id: string;
    /** @description The section that the page belongs to; null for a page of none. */
    form_section: {
      /**
       * @description Whose part of the form it is.
       * @enum {string}
       */
      assignee_type: 'employee' | 'employer' | 'system';
      /** @description The section, as forms name it. */
      id: string;
      /** @description Where it stands in the form, from 0. */
      position: number;
    } | null;
    /** @description Id of the subtask; begins with `subtask_`. */
    id: string;
    /** @description How much of the page is done. */
    progress: Progress;
  }[];
  /** @description Words that group the form. */
  tags: Tag[];
  /** @description When the task, an answer or a signature last changed. */
  updated_at: DateTimeUtc;
};

/** @description A condition with the actual value and the outcome at each node. */
export type Explanation =
  | {
      /** @description The value that was found; null where the fact is missing, and of an age, which is told to nobody. */
      actual: FactValue | FactValue[] | null;
      /**
       * @description Path of the fact, as `GET /policy_facts` lists them.
       * @example work_location.state
       */
      fact: string;
      operator: FactOperator;
      /** @description What came of it. */
      outcome: Outcome;
      /** @description What it is compared with: a list for `in` and `not_in`, none for `is_present` and `is_absent`. */
      value?: (string | number | boolean) | (string | number | boolean)[];
    }
  | {
      /** @description Each part of it. */
      all: Explanation[];
      /** @description What came of it. */
      outcome: Outcome;
    }
  | {
      /** @description Each part of it. */
      any: Explanation[];
      /** @description What came of it. */
      outcome: Outcome;
    }
  | {
      /** @description What is turned round. */
      not: Explanation;
      /** @description What came of it. */
      outcome: Outcome;
    };

export type ExportEmployeeRows = {
  /** @description What is told of each, in this order; everything without it. */
  columns?: EmployeeColumn[];
  /** @description Whom it is about. */
  selection: EmployeeSelection;
};

export type ExportsClientsQuery = {
  /** @description Whether the file begins with a byte order mark, by which spreadsheets know UTF-8; without it there is none. */
  bom?: boolean;
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description With this `external_id`, exactly. */
  external_id?: string;
  /** @description With this anywhere in the name, whatever the case of its letters. */
  name?: string;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type ExportsEmployeesQuery = {
  /** @description Whether the file begins with a byte order mark, by which spreadsheets know UTF-8; without it there is none. */
  bom?: boolean;
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description With this email address: all of it, whatever the case of its letters. */
  email?: string;
  /** @description With this `external_id`, exactly. */
  external_id?: string;
  /** @description With this anywhere in the first and last name, a space between them, whatever the case of the letters. */
  name?: string;
  /** @description With this phone number: the digits are compared, however they are grouped, and `+1` before ten digits is left aside. Such as `(518) 555-0142`. */
  phone?: string;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type ExportsEmployersQuery = {
  /** @description With this theme of their own. */
  active_theme_id?: string;
  /** @description Whether the file begins with a byte order mark, by which spreadsheets know UTF-8; without it there is none. */
  bom?: boolean;
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description With this `external_id`, exactly. */
  external_id?: string;
  /** @description With this anywhere in the name, whatever the case of its letters. */
  name?: string;
  /** @description With this phone number: the digits are compared, however they are grouped, and `+1` before ten digits is left aside. Such as `(518) 555-0142`. */
  phone?: string;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type ExportsJobsQuery = {
  /** @description Whether the file begins with a byte order mark, by which spreadsheets know UTF-8; without it there is none. */
  bom?: boolean;
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description With this `external_id`, exactly. */
  external_id?: string;
  /** @description With this anywhere in the name, whatever the case of its letters. */
  name?: string;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type ExportsPlacementsQuery = {
  /** @description Whether the file begins with a byte order mark, by which spreadsheets know UTF-8; without it there is none. */
  bom?: boolean;
  /** @description At this client. */
  client_id?: ClientId;
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description With this employer. */
  employer_id?: EmployerId;
  /** @description With this `external_id`, exactly. */
  external_id?: string;
  /** @description `true` for placements whose state requires E-Verify, or may, of an employer that does not use it; `false` for others. */
  has_everify_mandate?: boolean;
  /** @description `true` for placements with forms that are undecided for want of a fact, `false` for those without. */
  has_undecided?: boolean;
  /** @description In this job. */
  job_id?: JobId;
  /**
   * Format: date
   * @description With a first day on this day or later, `YYYY-MM-DD`.
   */
  start_date_gte?: string | Date;
  /**
   * Format: date
   * @description With a first day on this day or earlier, `YYYY-MM-DD`.
   */
  start_date_lte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
  /** @description Whose work is done in this state: where somebody lives who works only from there, else where the job is, else the employer. Takes `employee:view`, `employer:view` and `job:view` too. */
  work_state?: StateCode;
};

export type ExportsTasksQuery = {
  /** @description Whether the file begins with a byte order mark, by which spreadsheets know UTF-8; without it there is none. */
  bom?: boolean;
  /** @description For this client. */
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
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
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
  /** @description For this employer. */
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
  /**
   * @description Of the form with this key.
   * @example w-4
   */
  form_key?: string;
  /** @description For this job. */
  job_id?: JobId;
  /** @description That ended so: the value of an option, of whichever form asks it. Beyond the contract. */
  outcome?: string;
  /**
   * @description Of this status.
   * @enum {string}
   */
  status?: 'requires_action' | 'completed' | 'expired';
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type ExternalId = string;

/**
 * @description How a fact is compared; each fact says which of them it takes.
 * @enum {string}
 */
export type FactOperator =
  | 'equals'
  | 'not_equals'
  | 'in'
  | 'not_in'
  | 'greater_than'
  | 'at_least'
  | 'less_than'
  | 'at_most'
  | 'before'
  | 'on_or_before'
  | 'after'
  | 'on_or_after'
  | 'starts_with'
  | 'contains'
  | 'is_present'
  | 'is_absent';

/**
 * @description `built_in`: a property that records have by themselves. `id`: a record's id. `custom_property`: one of the account's. `system_attribute`: another top-level property that the account's records have.
 * @enum {string}
 */
export type FactSource = 'built_in' | 'id' | 'custom_property' | 'system_attribute';

/**
 * @description `country`: ISO 3166 codes of three letters. `state`: USPS codes in the US. `choice`: one of `values`. `id`: of a record of the account. `scalar`: a text, a number, true or false, as each record has it.
 * @enum {string}
 */
export type FactType =
  | 'text'
  | 'choice'
  | 'country'
  | 'state'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'list'
  | 'id'
  | 'scalar';

/** @description A text, a number, true or false. Dates as `2026-11-23`. */
export type FactValue = string | number | boolean;

export type Form = {
  /** @description The form's values of custom properties. */
  custom_attributes: {
    [key: string]: unknown;
  };
  /** @description The edition that people are given. */
  edition: string;
  /** @description From when until when an agency’s form is used; null for forms of no agency. */
  edition_dates: FormEditionDates | null;
  /** @description The pages, in the order in which people see them. */
  form_pages: {
    /**
     * @description Whose page it is.
     * @enum {string}
     */
    assignee_type: 'employee' | 'employer' | 'system';
    /** @description What the page is about, in English, or its title. */
    description: string | null;
    /** @description The fields of the page, in order. */
    form_fields: {
      /** @description The field, by its path. */
      id: string;
      /** @description The field's name, by which its answer is read and written. */
      path: string;
      /** @description Whether it must always be answered; a condition may require others by the answers given. */
      required: boolean;
      /** @description The condition over other answers that asks for the field; null for always. */
      rule: unknown;
      /** @description Its `label`, `hint` and `text` in each language. */
      translations?: {
        [key: string]: {
          [key: string]: string;
        };
      };
      /** @description Kind of the field, such as `text`, `date` or `choice`. */
      type: string;
    }[];
    /** @description The section that the page belongs to; null for a page of none. */
    form_section: {
      /**
       * @description Who fills it in and signs it.
       * @enum {string}
       */
      assignee_type: 'employee' | 'employer' | 'system';
      /** @description The section, as signatures name it. */
      id: string;
      /** @description Where it stands in the form, from 0. */
      position: number;
    } | null;
    /** @description The page, as subtasks name it. */
    id: string;
  }[];
  id: FormId;
  /**
   * @description Which form of the catalog it is: the same in every account and edition.
   * @example w-4
   */
  key: string;
  /** @description Name of the form. */
  name: string;
  /** @description The agencies’ files of the edition, and whether the operator has installed them. */
  official_files: FormOfficialFile[];
  /** @description Words that group the form. */
  tags: Tag[];
};

/** @description A place of the PDF, and what is written there. */
export type FormBox = {
  /** @description How many cells it has, for a character each. */
  comb?: number;
  /** @description For `answer`: of which field. */
  field?: string;
  /** @description In points. */
  height: number;
  /**
   * @description A text may take several lines.
   * @enum {boolean}
   */
  lines?: true;
  /** @description Of a field with options: crossed where this one is chosen; without it, the words of what is chosen. */
  option?: string;
  /** @description Counted from 1. */
  page: number;
  /**
   * @description Of an address; without it, all of it.
   * @enum {string}
   */
  part?: 'street' | 'secondary' | 'city' | 'state' | 'zip';
  /** @description For a signature, its date or its signer: of which section. */
  section?: string;
  /**
   * @description An answer, a signature, its date, or the name of who signed.
   * @enum {string}
   */
  shows: 'answer' | 'signature' | 'signed_on' | 'signer';
  /** @description In points. */
  width: number;
  /** @description From the left edge of the page, in points. */
  x: number;
  /** @description From the lower edge of the page, in points. */
  y: number;
};

export type FormChange = {
  /**
   * @description `unmasked` is an answer that others may see from now on, `side` one that the other side gives, `unsegregated` the answers of a form that was kept apart, `details` minutes, tags and what else nobody answers.
   * @enum {string}
   */
  change:
    | 'added'
    | 'removed'
    | 'words'
    | 'order'
    | 'conditions'
    | 'requirement'
    | 'length'
    | 'limits'
    | 'options_added'
    | 'options_removed'
    | 'kind'
    | 'side'
    | 'masked'
    | 'unmasked'
    | 'prefill'
    | 'attestation'
    | 'due'
    | 'document'
    | 'pdf'
    | 'scope'
    | 'segregated'
    | 'unsegregated'
    | 'details';
  /** @description The section or page by its id, the field by its path; of the form, its key. */
  id: string;
  /** @description Whether an answer given before may have no place in it. What is not breaking keeps them all. */
  is_breaking: boolean;
  /**
   * @description What has changed.
   * @enum {string}
   */
  of: 'form' | 'section' | 'page' | 'field';
};

export type FormChanges = {
  /** @description In the order of the form, what was removed last; none where it is published as it stands. */
  changes: FormChange[];
  form_id: FormId;
  /** @description Whether any of them is. */
  is_breaking: boolean;
  /** @description What would become of the tasks that are there; null without `task:edit`. */
  open_tasks: OpenTasksForecast | null;
  /** @description The last edition, which the draft is compared with; null before the first. */
  since: string | null;
};

/** @description What a form of one’s own says: its names, sections, pages and fields. */
export type FormContent = {
  /** @description The same to whoever hires; without it, `purpose`. */
  employer_purpose?: {
    [key: string]: string;
  };
  /** @description How long the employee is likely to need. */
  minutes: number;
  /** @description The title, as it is printed. */
  name: {
    [key: string]: string;
  };
  /** @description The choice that says how it ended, such as accepted or declined: shown with the task. */
  outcome?: string;
  /** @description Without it the document is drawn. */
  pdf?: FormPdfContent;
  /** @description Why it is asked for, in a sentence, to whoever fills it in. */
  purpose: {
    [key: string]: string;
  };
  /** @description Without it, once for the employee. */
  scope?: FormScope;
  /** @description In the order in which they are filled in. */
  sections: FormSectionContent[];
  /**
   * @description Its answers are kept apart: self-identification, medical questions, background checks. Nobody who hires sees them.
   * @enum {boolean}
   */
  segregated?: true;
  /** @description What people call it. */
  short_name: {
    [key: string]: string;
  };
  /** @description Words that group the form. */
  tags?: string[];
};

export type FormDraft = {
  content: FormContent;
  /** @description When the form was begun. */
  created_at: DateTimeUtc;
  /** @description The edition that new tasks pin; null before the first. */
  edition: string | null;
  id: FormId;
  /** @description Whether that edition says what the draft says. */
  is_published: boolean;
  /** @description What keeps it from being published, all at once; paths begin in `content`. */
  issues: Issue[];
  /**
   * @description Which form of the catalog it is: the same in every account and edition.
   * @example w-4
   */
  key: string;
  /** @description Since when nobody is given it any more; null where it is in use. */
  retired_at: DateTimeUtc | null;
  /** @description When the draft was last changed. */
  updated_at: DateTimeUtc;
  /** @description What should be looked at before it is published, and does not prevent it; paths begin in `content`. */
  warnings: Issue[];
};

export type FormDraftSummary = {
  /** @description The edition that new tasks pin; null before the first. */
  edition: string | null;
  id: FormId;
  /** @description Whether that edition says what the draft says. */
  is_published: boolean;
  /**
   * @description Which form of the catalog it is: the same in every account and edition.
   * @example w-4
   */
  key: string;
  /** @description Its short name, in English. */
  name: string;
  /** @description Since when nobody is given it any more; null where it is in use. */
  retired_at: DateTimeUtc | null;
  /** @description When the draft was last changed. */
  updated_at: DateTimeUtc;
};

export type FormEdition = {
  /** @description Counted from 1. Tasks pin it, and keep it. */
  edition: string;
  form_id: FormId;
  /** @description When it was published. It never changes afterwards. */
  published_at: DateTimeUtc;
  /** @description Of the content as canonical JSON (RFC 8785), in hex. */
  sha256: string;
};

export type FormEditionContent = {
  content: FormContent;
  /** @description Counted from 1. Tasks pin it, and keep it. */
  edition: string;
  form_id: FormId;
  /** @description When it was published. It never changes afterwards. */
  published_at: DateTimeUtc;
  /** @description Of the content as canonical JSON (RFC 8785), in hex. */
  sha256: string;
};

/** @description From when until when an edition of an agency’s form is used. */
export type FormEditionDates = {
  /**
   * Format: date
   * @description When it was last compared with what the agency publishes.
   */
  checked_on: string;
  /** @description Days until then, 0 on it and after it; null without such a day. */
  days_left: number | null;
  /** @description The next one, where the program has it already. */
  next_edition: {
    /** @description As printed on it. */
    edition: string;
    /** @description From when on people are given it. */
    used_from: string | null;
  } | null;
  /** @description The month in which the agency is expected to publish the next one, such as `2026-12`. */
  next_expected: string | null;
  /** @description What says so. */
  source: string;
  /**
   * @description `ends_soon` from 60 days before it ends or the next is expected; `over` after its last day, when it is still given because the program has no other.
   * @enum {string}
   */
  state: 'current' | 'ends_soon' | 'over';
  /**
   * Format: date
   * @description The first day on which people are given it.
   */
  used_from: string;
  /** @description The last day, where the form or the law names one; null for none. */
  used_until: string | null;
};

export type FormEditions = {
  /** @description Newest first. */
  editions: FormEdition[];
};

/** @description A question, or a text that is read. */
export type FormFieldContent = {
  /** @description For `date`: the first day that is taken. */
  earliest?: 'today' | string;
  /** @description What helps with the answer. */
  hint?: {
    [key: string]: string;
  };
  kind: OwnFieldKind;
  /** @description The question. */
  label: {
    [key: string]: string;
  };
  /** @description For `date`: the last day that is taken. */
  latest?: 'today' | string;
  /** @description For `number` and `money`: the most that is taken. */
  max?: number;
  /** @description For `text` and `long_text`, in characters. */
  max_length?: number;
  /** @description For `number` and `money`: the least that is taken. */
  min?: number;
  /** @description For `select`, `radio` and `checkbox_group`. */
  options?: {
    /** @description What it means. */
    hint?: {
      [key: string]: string;
    };
    /** @description What is read. */
    label: {
      [key: string]: string;
    };
    /** @description What is kept. */
    value: string;
  }[];
  /** @description The field's name, by which its answer is read and written; unique in the form. */
  path: string;
  /**
   * @description What fills it until it is answered, where it takes such an answer.
   * @enum {string}
   */
  prefill?:
    | 'employee.first_name'
    | 'employee.middle_initial'
    | 'employee.last_name'
    | 'employee.social_security_number'
    | 'employee.email'
    | 'employee.phone_number'
    | 'employee.address'
    | 'employer.name'
    | 'employer.dba_name'
    | 'employer.ein'
    | 'employer.full_address'
    | 'employer.phone'
    | 'placement.start_date'
    | 'placement.end_date'
    | 'employee.residence_county'
    | 'employee.residence_school_district'
    | 'employee.residence_psd_code'
    | 'employer.workers_compensation_insurer'
    | 'employer.workers_compensation_phone'
    | 'employer.workers_compensation_policy'
    | 'placement.pay_rate'
    | 'placement.pay_basis'
    | 'placement.overtime_rate'
    | 'placement.overtime_status'
    | 'placement.pay_frequency'
    | 'placement.regular_payday'
    | 'placement.first_payday'
    | 'placement.tip_allowance'
    | 'placement.meal_allowance'
    | 'placement.lodging_allowance'
    | 'placement.other_allowance'
    | 'placement.work_county'
    | 'placement.work_school_district'
    | 'placement.work_psd_code'
    | 'today';
  /** @description Whether it has to be answered, always or where the condition is met. */
  required?: boolean | Condition;
  /** @description Masked for everybody but who entered it. Numbers of people and accounts always are. */
  sensitive?: boolean;
  /** @description For `content`: what is read. Paragraphs are apart by an empty line; `{task.pay}` stands for an answer before it, `{employer.name}` for what the records say. */
  text?: {
    [key: string]: string;
  };
  /** @description It is asked only where this is met, over the answers before it. */
  when?: Condition;
  /**
   * @description For `number`: no fractions.
   * @enum {boolean}
   */
  whole?: true;
};

/** @description Id of a form; begins with `form_`. */
export type FormId = string;

/** @description An agency’s file that the operator installs. */
export type FormOfficialFile = {
  /** @description As printed on it. */
  edition: string;
  /** @description Whether it lies in a folder that `OFFICIAL_FORMS_DIR` names. */
  is_installed: boolean;
  /** @description Without it nobody is given the form; another one is drawn by the service while it is missing. */
  is_required: boolean;
  /** @description Whose it is; null where the form itself says so. */
  publisher: string | null;
  /** @description Of the file as the agency publishes it, in hex: by it alone it is known. */
  sha256: string;
  /** @description What it is called. */
  title: string;
};

/** @description What is asked at once. */
export type FormPageContent = {
  /** @description What stands below the heading. */
  description?: {
    [key: string]: string;
  };
  /** @description It is shown here, page by page, and has to have been seen before signing. */
  document?: ReadDocumentContent;
  /** @description In the order in which they are asked. */
  fields: FormFieldContent[];
  /** @description The page, as subtasks name it; unique in the form. */
  id: string;
  /** @description The signer has to have seen it before signing. */
  must_visit?: boolean;
  /** @description Its heading. */
  title: {
    [key: string]: string;
  };
  /** @description It is shown only where this is met. */
  when?: Condition;
};

export type FormPdf = {
  /**
   * @description Always `FormPdf`.
   * @constant
   */
  _tag: 'FormPdf';
  /** @description When it was first uploaded. */
  created_at: DateTimeUtc;
  /** @description What the file had besides its pages, and is not kept. */
  dropped: ('scripts' | 'actions' | 'attachments' | 'xfa' | 'links')[];
  /** @description How many fields to fill in it had. */
  field_count: number;
  /** @description What people know it as. */
  name: string;
  /** @description In their order. */
  pages: PageExtent[];
  /** @description Of the file that is kept: the one that was sent, without what `dropped` names. */
  sha256: string;
  /** @description Size of the file in bytes. */
  size: number;
  /** @description A form that asks for what the fields take, with their places; null where it had none. */
  suggestion: FormContent | null;
};

/** @description The PDF that is filled in, and where. */
export type FormPdfContent = {
  /** @description What is written where. */
  boxes: FormBox[];
  /** @description Of a PDF that the account has uploaded. */
  sha256: string;
};

export type FormPdfsGetPageQuery = {
  /**
   * @description How wide the picture is, in pixels; 800 without it.
   * @enum {string}
   */
  width?: '400' | '800' | '1200' | '1600';
};

export type FormPdfsUploadBody = {
  /** @description The files, 20 MiB each at most. */
  files: Upload[];
};

export type FormPdfsUploadQuery = {
  /**
   * @description What people know it as. At most 200 characters.
   * @example Vehicle policy
   */
  name: string;
};

/** @description For whom it is filled in once, and when again. */
export type FormScope = {
  /** @description Asked for again so many months after it was completed. */
  every_months?: number;
  /** @description Asked for once in each calendar year, by a day: what was completed in a year counts for that year. */
  every_year?: {
    /** @description The last day of the year on which it is done in time, such as `02-01` for February 1. */
    by: string;
    /** @description How many days before that it is asked for, though not before January 1. */
    days_before: number;
  };
  /** @description Asked for again before a date that was answered. */
  expires?: {
    /** @description How many days before that it is asked for again. */
    days_before: number;
    /** @description The date on which what was shown expires. */
    path: string;
  };
  /** @description Asked for again when one of these facts of the placement has changed. */
  on_change_of?: string[];
  /**
   * @description Once for the employee, whoever employs them; once for each of their employers; or for each placement.
   * @enum {string}
   */
  per: 'employee' | 'employer' | 'placement';
};

export type FormsCopyBody = {
  /** @description Which form it is, in policies and tasks; it never changes. `own-` keeps it apart from the catalog. */
  key: string;
  /** @description What people call the copy, in English; without it, as the other. */
  name?: string;
};

export type FormsCreateBody = {
  content: FormContent;
  /** @description Which form it is, in policies and tasks; it never changes. `own-` keeps it apart from the catalog. */
  key: string;
};

/** @description What one side fills in, and signs. */
export type FormSectionContent = {
  /**
   * @description Who fills it in, and signs it.
   * @enum {string}
   */
  assignee_type: 'employee' | 'employer';
  /** @description What is declared by signing the section, shown whole; null where nobody signs it. */
  attestation: {
    [key: string]: string;
  } | null;
  /** @description Its last day, counted from the first day of employment, which is 0. */
  due_in_business_days?: number;
  /** @description The section, as signatures name it; unique in the form. */
  id: string;
  /** @description In the order in which they are shown. */
  pages: FormPageContent[];
  /** @description What it is called. */
  title: {
    [key: string]: string;
  };
  /** @description It is part of the form only where this is met. */
  when?: Condition;
};

export type FormsListDraftsQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type FormsListQuery = {
  /**
   * @description Of the form with this key.
   * @example w-4
   */
  key?: string;
  /** @description With this in the name, whatever the case of its letters. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description With all of these tags, with commas between them. */
  tags?: string | readonly string[];
};

export type FormsMoveTasksBody = {
  /** @description Go on from here: the `next_cursor` of an answer. */
  cursor?: TaskId;
  /**
   * @description What becomes of tasks with an answer that the edition has no place for. Who starts again answers everything anew.
   * @enum {string}
   */
  misfits: 'stay' | 'start_again';
};

export type FormsPreviewBody = {
  /**
   * @description Whether it is filled in and signed with samples, or empty.
   * @default sample
   * @enum {string}
   */
  answers?: 'sample' | 'none';
  /** @description The language of the document; English without it. */
  locale?: string;
};

export type FormsUpdateDraftBody = {
  content: FormContent;
};

export type HistoryEntry = {
  /** @description What happened: a word of the audit trail such as `signed`, or a kind of the security log such as `onboarding_link.created`. */
  action: string;
  /** @description Who did it. */
  actor: {
    /** @description Its id; null where nobody can be named. */
    id: string | null;
    /** @description What kind of credential it was: `user_session`, `api_token`, `form_session`, `component_session`, `everify` or `system`; `unknown` where nobody wrote it down. */
    kind: string;
    /** @description What it is called now; null where it has no name. */
    name: string | null;
  };
  /** @description When it happened. */
  at: DateTimeUtc;
  /** @description Ids, words of the product and counts. No answer, and nothing that a person typed. */
  detail: {
    [key: string]: string | number | string[];
  };
  /** @description Id of the entry, made of the id of what it stands in. */
  id: string;
  /** @description `record`: the person’s record. `placement`: where they work. `link`: onboarding links. `form`: their forms. `everify`: E-Verify cases. `access`: who looked at what. */
  kind: HistoryKind;
  /** @description What it happened to. */
  subject: {
    /** @description Its id. */
    id: string;
    /** @description Of a task the name of its form; else null. */
    name: string | null;
    /**
     * @description What kind of record it is.
     * @enum {string}
     */
    type: 'employee' | 'placement' | 'task' | 'everify_case';
  };
};

/** @enum {string} */
export type HistoryKind = 'record' | 'placement' | 'link' | 'form' | 'everify' | 'access';

export type HistoryPage = {
  /** @description The entries, newest first. */
  data: HistoryEntry[];
  /** @description Where to read on; null at the end. */
  next_cursor: string | null;
};

export type HostedTexts = {
  /** @description Sentence on the list of forms once all of them are done, in place of ours. */
  closing: string | null;
  /** @description Whose pages they are for; null for the whole account. */
  employer_id: EmployerId | null;
  /** @description Their email address. */
  help_email: string | null;
  /** @description Whom to ask for help. */
  help_name: string | null;
  /** @description Their phone number. */
  help_phone: string | null;
  /** @description The language that the pages are read in. */
  language: PageLanguage;
  /** @description When they last changed; null where nothing is said. */
  updated_at: DateTimeUtc | null;
  /** @description Sentence below the title of the list of forms, in place of ours. */
  welcome: string | null;
};

export type HostedTextsList = {
  /** @description A row for each language that something is said in. */
  data: HostedTexts[];
};

export type HostedTextsListQuery = {
  /** @description Of this employer's pages; without it, of the whole account. */
  employer_id?: string;
};

export type HostedTextsReplaceBody = {
  /** @description Sentence on the list of forms once all of them are done, in place of ours. */
  closing?: string | null;
  /** @description Whose pages they are for; without it, the whole account. */
  employer_id?: string | null;
  /** @description Their email address. */
  help_email?: string | null;
  /** @description Whom to ask for help. */
  help_name?: string | null;
  /** @description Their phone number. */
  help_phone?: string | null;
  /** @description The language that the pages are read in. */
  language: PageLanguage;
  /** @description Sentence below the title of the list of forms, in place of ours. */
  welcome?: string | null;
};

export type Import = {
  /** @description The file and what is known of its rows are deleted then; records stay. */
  available_until: DateTimeUtc;
  /** @description When the dry run ended. */
  checked_at: DateTimeUtc | null;
  /** @description Whose permissions the records are created with; null before a commit. */
  committed_by: {
    /** @description Id of the user or the token; null for the service itself. */
    id: string | null;
    /** @description What kind of credential it was. */
    kind: SecurityActorKind;
  } | null;
  /** @description When the last row was done. */
  completed_at: DateTimeUtc | null;
  /** @description How many rows came to what. */
  counts: {
    /** @description Rows that a commit would create. */
    create: number;
    /** @description Rows that were created. */
    created: number;
    /** @description Rows with errors; a commit tries them again. */
    error: number;
    /** @description Rows that were refused. */
    failed: number;
    /** @description Rows that a commit would leave out, since their record is there. */
    skip: number;
    /** @description Rows that were left out. */
    skipped: number;
    /** @description Rows that a commit would write to a record that is there. */
    update: number;
    /** @description Rows whose record was changed. */
    updated: number;
  };
  /** @description Whether each placement gets the tasks of the forms that it needs. */
  create_tasks: boolean;
  /** @description When the file was received. */
  created_at: DateTimeUtc;
  /** @description Who sent the file. */
  created_by: {
    /** @description Id of the user or the token; null for the service itself. */
    id: string | null;
    /** @description What kind of credential it was. */
    kind: SecurityActorKind;
  };
  date_format: ImportDateFormat;
  format: ImportFormat;
  id: ImportId;
  /** @description Columns that fill no property. */
  ignored_columns: string[];
  kind: ImportKind;
  mapping: ImportMapping;
  /** @description The name of the uploaded file. */
  name: string | null;
  /**
   * @description What is done with a row whose record is there already: nothing (the default), or its values are written to that record.
   * @enum {string}
   */
  on_duplicate: 'skip' | 'update';
  /** @description Why it failed: a file that cannot be read, or a permission that was lost. */
  problem: string | null;
  /** @description Rows of the file; null until all were checked. */
  rows: number | null;
  /** @description Rows that are done of what is going on, or was last. */
  rows_done: number;
  status: ImportStatus;
};

/**
 * @description How the file writes dates; years have four digits.
 * @enum {string}
 */
export type ImportDateFormat = 'YYYY-MM-DD' | 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'DD.MM.YYYY';

/**
 * @description CSV with a header, or a JSON object a line; both in UTF-8.
 * @enum {string}
 */
export type ImportFormat = 'csv' | 'json_lines';

/** @description Id of an import; begins with `imp_`. */
export type ImportId = string;

/**
 * @description What the rows are: employees may have a placement each.
 * @enum {string}
 */
export type ImportKind = 'employees' | 'employers' | 'clients' | 'jobs';

/** @description Which column fills which property. Columns that are not named are matched by their header. */
export type ImportMapping = {
  /**
   * @description The column as the header has it, or the path of a JSON property.
   * @example Given name
   */
  column: string;
  /**
   * @description The property that it fills: `first_name`, `address.city`, `custom_attributes.badge`, and of a placement `placement.start_date`, `employer.external_id`, `client.name` or `job.id`. Null leaves the column out.
   * @example first_name
   */
  property: string | null;
}[];

/**
 * @description What the commit did with a row.
 * @enum {string}
 */
export type ImportOutcome = 'created' | 'updated' | 'skipped' | 'failed';

/**
 * @description What the dry run found that a commit would do with a row.
 * @enum {string}
 */
export type ImportPlan = 'create' | 'update' | 'skip' | 'error';

export type ImportRow = {
  /** @description Why the row is taken for a record that is there, or for one of an earlier row. */
  duplicate: {
    /**
     * @description What is the same.
     * @example email
     */
    by: string;
    /** @description An earlier row of the file; null for a record. */
    row: number | null;
  } | null;
  /** @description What is wrong with the row. */
  errors: {
    /** @description As the header has it. */
    column: string | null;
    /** @description What was expected; never the value. */
    message: string;
    /** @description The property that it fills. */
    property: string | null;
  }[];
  /** @description The forms that the placement of the row needs, and why. */
  forms: {
    form_id: FormId;
    /**
     * @description Which form of the catalog it is: the same in every account and edition.
     * @example w-4
     */
    form_key: string;
    /** @description What the account calls the form. */
    form_name: string;
    /** @description The policy that asks for it. */
    policy_name: string;
    /**
     * @description Why it asks.
     * @example Required because the job's state is NY.
     */
    sentence: string;
  }[];
  /** @description What the commit did with the row; null before. */
  outcome: ImportOutcome | null;
  /** @description The placement that was created. */
  placement_id: string | null;
  /** @description What a commit would do with the row; null before it is checked. */
  plan: ImportPlan | null;
  /** @description The record that was created or changed, or that a commit would change or leave as it is. */
  record_id: string | null;
  /** @description As spreadsheets count: the header of a CSV file is row 1. The line of a JSON lines file. */
  row: number;
  /** @description What would decide about further forms of that placement; absent where nothing is undecided. Never a value of the row. */
  undecided_facts?: MissingFact[];
};

export type ImportsCreateBody = {
  /**
   * @description The file itself, up to the 1 MiB of a body; larger files are uploaded.
   * @example name,external_id
   *     Harbor Foods,C-17
   */
  content: string;
  /** @description Whether each placement gets the tasks of the forms that it needs. */
  create_tasks?: boolean;
  /** @description How the file writes dates; `YYYY-MM-DD` without it. */
  date_format?: ImportDateFormat;
  /** @description Without it, CSV. */
  format?: ImportFormat;
  /**
   * @description What the rows of the file are.
   * @example employees
   */
  kind: ImportKind;
  mapping?: ImportMapping;
  /**
   * @description What is done with a row whose record is there already: nothing (the default), or its values are written to that record.
   * @enum {string}
   */
  on_duplicate?: 'skip' | 'update';
};

export type ImportsListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Imports of this kind. */
  kind?: ImportKind;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description Imports that are this far. */
  status?: ImportStatus;
};

export type ImportsListRowsQuery = {
  /** @description Rows with which the commit did this. */
  outcome?: ImportOutcome;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description Rows with which a commit would do this. */
  plan?: ImportPlan;
  /** @description The rows after the one of this number: the hundredth part of a file costs what the first does. */
  starting_after?: number;
};

/**
 * @description `checking` and `committing` go on in the background. Once it is `checked` it can be committed. `failed` says why in `problem`.
 * @enum {string}
 */
export type ImportStatus = 'checking' | 'checked' | 'committing' | 'completed' | 'failed';

export type ImportsUploadBody = {
  /** @description The files, 20 MiB each at most. */
  files: Upload[];
};

export type ImportsUploadQuery = {
  /** @description Whether each placement gets the tasks of the forms that it needs. */
  create_tasks?: boolean;
  /** @description How the file writes dates; `YYYY-MM-DD` without it. */
  date_format?: ImportDateFormat;
  /** @description Without it, CSV. */
  format?: ImportFormat;
  /**
   * @description What the rows of the file are.
   * @example employees
   */
  kind: ImportKind;
  /** @description As `mapping` of `imports.create`, in JSON. */
  mapping?: string;
  /**
   * @description What is done with a row whose record is there already: nothing (the default), or its values are written to that record.
   * @enum {string}
   */
  on_duplicate?: 'skip' | 'update';
};

export type InspectionPackage = {
  /** @description The archive is destroyed then, or when a form in it is destroyed. */
  available_until: DateTimeUtc;
  /** @description When it was ordered. */
  created_at: DateTimeUtc;
  id: InspectionPackageId;
  /** @description Whether an access rule hid some people from whoever ordered it. */
  is_narrowed: boolean;
  /** @description SHA-256 of its manifest, which names every file with its hash; null until it is ready. */
  manifest_sha256: string | null;
  /** @description Rows of the roster: people with their form, or without one. */
  people: number;
  /** @description How many of them are in it already. */
  people_done: number;
  /** @description When it was ready; null before. */
  ready_at: DateTimeUtc | null;
  /** @description Of whom it has the forms. */
  scope: InspectionScope;
  /** @description What those in the scope are called now; null where none is named, or it is gone. */
  scope_names: {
    /** @description Name of the client. */
    client: string | null;
    /** @description Name of the employer. */
    employer: string | null;
    /** @description Name of the job. */
    job: string | null;
  };
  /** @description Size of the archive in bytes; null until it is ready. */
  size: number | null;
  /** @description How far it is. */
  status: InspectionPackageStatus;
};

export type InspectionPackageDownload = {
  /** @description When it was taken. */
  at: DateTimeUtc;
  /** @description Who took it, and what they are called now: for an inspector, the access and whom it was given to. */
  by: {
    /** @description Id of the user, the token or the access; null where it is not known. */
    id: string | null;
    /** @description What kind of credential it was. */
    kind: SecurityActorKind;
    /** @description What they are called now; null where it is not known. */
    name: string | null;
  };
  /** @description The address that it was sent to. */
  ip: string;
};

export type InspectionPackageDownloadList = {
  /** @description The downloads, the latest first. */
  data: InspectionPackageDownload[];
};

/** @description Id of an inspection package; begins with `ipkg_`. */
export type InspectionPackageId = string;

export type InspectionPackagesListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
};

/** @enum {string} */
export type InspectionPackageStatus = 'waiting' | 'making' | 'ready' | 'failed';

export type InspectionScope = {
  /** @description Placed at this client; null for any. */
  client_id: ClientId | null;
  /** @description The employer whose forms they are. */
  employer_id: EmployerId;
  /**
   * @description Whose forms: of people who work there, of those who left, or of all.
   * @enum {string}
   */
  employment: 'active' | 'ended' | 'all';
  /** @description Hired on this day or later; null for any. */
  hired_on_gte: string | null;
  /** @description Hired on this day or earlier; null for any. */
  hired_on_lte: string | null;
  /** @description Whether it has forms, too, that the law lets go already. */
  includes_past_retention: boolean;
  /** @description In this job; null for any. */
  job_id: JobId | null;
};

export type InspectorAccess = {
  /** @description When it was given. */
  created_at: DateTimeUtc;
  /** @description Who gave it. */
  created_by: {
    /** @description Id of the user or the token. */
    id: string;
    /** @description What kind of credential it was. */
    kind: SecurityActorKind;
  };
  /** @description When it ends. */
  ends_at: DateTimeUtc;
  id: InspectorAccessId;
  inspection_package_id: InspectionPackageId;
  /** @description The agency that they come from; null where it was not said. */
  inspector_agency: string | null;
  /** @description Who may read the package. */
  inspector_name: string;
  /** @description When something was last looked at; null for never. */
  last_look_at: DateTimeUtc | null;
  /** @description How often something was looked at; what, the security log says. */
  looks: number;
  /** @description When it was revoked; null where it was not. */
  revoked_at: DateTimeUtc | null;
  /** @description Whether it opens now, or why not. */
  status: InspectorAccessStatus;
};

export type InspectorAccessCreated = {
  /** @description The code that goes with it, answered once: send it another way. */
  code: string;
  /** @description When it was given. */
  created_at: DateTimeUtc;
  /** @description Who gave it. */
  created_by: {
    /** @description Id of the user or the token. */
    id: string;
    /** @description What kind of credential it was. */
    kind: SecurityActorKind;
  };
  /** @description When it ends. */
  ends_at: DateTimeUtc;
  id: InspectorAccessId;
  inspection_package_id: InspectionPackageId;
  /** @description The agency that they come from; null where it was not said. */
  inspector_agency: string | null;
  /** @description Who may read the package. */
  inspector_name: string;
  /** @description When something was last looked at; null for never. */
  last_look_at: DateTimeUtc | null;
  /** @description How often something was looked at; what, the security log says. */
  looks: number;
  /** @description When it was revoked; null where it was not. */
  revoked_at: DateTimeUtc | null;
  /** @description Whether it opens now, or why not. */
  status: InspectorAccessStatus;
  /** @description The address for the inspector, answered once. */
  url: string;
};

export type InspectorAccessesListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
};

/** @description Id of an inspector’s access; begins with `iacc_`. */
export type InspectorAccessId = string;

/** @enum {string} */
export type InspectorAccessStatus = 'open' | 'ended' | 'revoked' | 'locked';

export type IntegrityCheck = {
  /** @description What was looked at so far. */
  checked: {
    /** @description How many entries of audit trails. */
    audit_entries: number;
    /** @description How many finished documents. */
    documents: number;
    /** @description How many uploaded files. */
    files: number;
    /** @description How many signatures. */
    signatures: number;
    /** @description How many tasks. */
    tasks: number;
    /** @description How many kept versions. */
    versions: number;
  };
  /** @description When it was asked for. */
  created_at: DateTimeUtc;
  /** @description The first hundred of them. */
  findings: {
    /** @description The task that it is about; null for what belongs to none. */
    task_id: TaskId | null;
    /** @description What is wrong. */
    what: IntegrityFindingKind;
  }[];
  /** @description How many things are wrong. */
  findings_count: number;
  /** @description When it was done; null before. */
  finished_at: DateTimeUtc | null;
  id: IntegrityCheckId;
  /** @description Whether the log of anchors was verified too: it belongs to the installation, and to the checks of its first account. */
  includes_anchors: boolean;
  /** @description Who asked for it; `system` for one that was due. */
  started_by: {
    /** @description Id of the user or the token; null for the service itself. */
    id: string | null;
    /** @description What kind of credential it was. */
    kind: SecurityActorKind;
  };
  /** @description How far it is, and what came of it. */
  status: IntegrityCheckStatus;
};

/** @description Id of an integrity check; begins with `icheck_`. */
export type IntegrityCheckId = string;

export type IntegrityChecksListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
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
  | 'edition'
  | 'index'
  | 'files'
  | 'versions'
  | 'documents'
  | 'anchors'
  | 'trails_missing';

export type Issue = {
  /**
   * @description What kind of mistake it is.
   * @enum {string}
   */
  _tag:
    | 'Pointer'
    | 'Unexpected'
    | 'Missing'
    | 'Composite'
    | 'Refinement'
    | 'Transformation'
    | 'Type'
    | 'Forbidden';
  /** @description What was expected there; the value itself is never repeated. */
  message: string;
  /** @description Where it is in the request, property by property; numbers count in lists from 0. */
  path: (string | number)[];
};

export type Job = {
  /** @description Where the work is done; null where that is not known. */
  address: Address | null;
  /** @description When the record was created. */
  created_at: DateTimeUtc;
  custom_attributes: CustomAttributes;
  /** @description What the record is called in your own system; absent where you gave nothing. */
  external_id?: string;
  id: JobId;
  /**
   * @description What counts toward the wage for lodging, and for how long.
   * @example $15 a week
   */
  lodging_allowance?: string;
  /** @description Dollars a meal that count toward the wage. */
  meal_allowance?: number;
  /** @description What the job is called. */
  name: string;
  /**
   * @description What else counts toward the wage, and how much.
   * @example Utilities, $5 a week
   */
  other_allowance?: string;
  /** @description Rate of pay in dollars for an hour of overtime. */
  overtime_rate?: number;
  /**
   * @description Whether the work is exempt from overtime pay, or owed it.
   * @enum {string}
   */
  overtime_status?: 'exempt' | 'non_exempt';
  /**
   * @description What `pay_rate` is for: an hour, a shift, a day, a week, a yearly salary, a piece or a commission.
   * @enum {string}
   */
  pay_basis?: 'hour' | 'shift' | 'day' | 'week' | 'salary' | 'piece' | 'commission';
  /**
   * @description How often wages are paid.
   * @enum {string}
   */
  pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';
  /** @description Rate of pay in dollars, for what `pay_basis` says. */
  pay_rate?: number;
  /**
   * @description Day on which wages are paid, as people say it.
   * @example Every Friday
   */
  regular_payday?: string;
  /**
   * @description For whom documents are examined by live video at this site, where the employer has `uses_e_verify`: all hires, those of placements with `works_remotely`, or nobody.
   * @enum {string}
   */
  remote_examination?: 'all_hires' | 'remote_hires' | 'in_person';
  /** @description Dollars an hour by which tips lower the wage (tip credit). */
  tip_allowance?: number;
  /** @description When the record last changed. */
  updated_at: DateTimeUtc;
  /**
   * @description County of the place of work.
   * @example Albany
   */
  work_county?: string;
  /**
   * @description PSD code of the place of work, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  work_psd_code?: string;
  /**
   * @description School district of the place of work, by its name or number.
   * @example 2102
   */
  work_school_district?: string;
} & {
  [key: string]: unknown;
};

/** @description Id of a job; begins with `job_`. */
export type JobId = string;

export type JobsCreateBody = {
  /** @description Where the work is done: state forms go by it. */
  address?: AddressInput | null;
  /** @description Values of active custom properties, by their names. Null clears one; a change keeps those that it leaves out. */
  custom_attributes?: CustomAttributes;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * @description What counts toward the wage for lodging, and for how long.
   * @example $15 a week
   */
  lodging_allowance?: string | null;
  /** @description Dollars a meal that count toward the wage. */
  meal_allowance?: number | null;
  /**
   * @description What the job is called, at most 255 characters.
   * @example Line cook
   */
  name: string;
  /**
   * @description What else counts toward the wage, and how much.
   * @example Utilities, $5 a week
   */
  other_allowance?: string | null;
  /** @description Rate of pay in dollars for an hour of overtime. */
  overtime_rate?: number | null;
  /**
   * @description Whether the work is exempt from overtime pay, or owed it.
   * @enum {string|null}
   */
  overtime_status?: 'exempt' | 'non_exempt' | null;
  /**
   * @description What `pay_rate` is for: an hour, a shift, a day, a week, a yearly salary, a piece or a commission.
   * @enum {string|null}
   */
  pay_basis?: 'hour' | 'shift' | 'day' | 'week' | 'salary' | 'piece' | 'commission' | null;
  /**
   * @description How often wages are paid.
   * @enum {string|null}
   */
  pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | null;
  /** @description Rate of pay in dollars, for what `pay_basis` says. */
  pay_rate?: number | null;
  /**
   * @description Day on which wages are paid, as people say it.
   * @example Every Friday
   */
  regular_payday?: string | null;
  /**
   * @description For whom documents are examined by live video at this site, where the employer has `uses_e_verify`: all hires, those of placements with `works_remotely`, or nobody.
   * @enum {string|null}
   */
  remote_examination?: 'all_hires' | 'remote_hires' | 'in_person' | null;
  /** @description Dollars an hour by which tips lower the wage (tip credit). */
  tip_allowance?: number | null;
  /**
   * @description County of the place of work.
   * @example Albany
   */
  work_county?: string | null;
  /**
   * @description PSD code of the place of work, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  work_psd_code?: string | null;
  /**
   * @description School district of the place of work, by its name or number.
   * @example 2102
   */
  work_school_district?: string | null;
} & {
  [key: string]: unknown;
};

export type JobsListDeletedQuery = {
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
};

export type JobsListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description With this `external_id`, exactly. */
  external_id?: string;
  /** @description With this anywhere in the name, whatever the case of its letters. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * @description The order: ascending, or with a dash descending. Without it newest first, `-created_at`.
   * @enum {string}
   */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name';
  /** @description The rows after this one: the id of a row, or the `next_cursor` of an answer; empty for the first. Rows that come meanwhile move nothing, as they do with `page`, which cannot be given beside it. */
  starting_after?: string;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type JobsUpdateByIdBody = {
  /** @description Where the work is done: state forms go by it. */
  address?: AddressInput | null;
  /** @description Values of active custom properties, by their names. Null clears one; a change keeps those that it leaves out. */
  custom_attributes?: CustomAttributes;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * @description What counts toward the wage for lodging, and for how long.
   * @example $15 a week
   */
  lodging_allowance?: string | null;
  /** @description Dollars a meal that count toward the wage. */
  meal_allowance?: number | null;
  /**
   * @description What the job is called, at most 255 characters.
   * @example Line cook
   */
  name?: string;
  /**
   * @description What else counts toward the wage, and how much.
   * @example Utilities, $5 a week
   */
  other_allowance?: string | null;
  /** @description Rate of pay in dollars for an hour of overtime. */
  overtime_rate?: number | null;
  /**
   * @description Whether the work is exempt from overtime pay, or owed it.
   * @enum {string|null}
   */
  overtime_status?: 'exempt' | 'non_exempt' | null;
  /**
   * @description What `pay_rate` is for: an hour, a shift, a day, a week, a yearly salary, a piece or a commission.
   * @enum {string|null}
   */
  pay_basis?: 'hour' | 'shift' | 'day' | 'week' | 'salary' | 'piece' | 'commission' | null;
  /**
   * @description How often wages are paid.
   * @enum {string|null}
   */
  pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | null;
  /** @description Rate of pay in dollars, for what `pay_basis` says. */
  pay_rate?: number | null;
  /**
   * @description Day on which wages are paid, as people say it.
   * @example Every Friday
   */
  regular_payday?: string | null;
  /**
   * @description For whom documents are examined by live video at this site, where the employer has `uses_e_verify`: all hires, those of placements with `works_remotely`, or nobody.
   * @enum {string|null}
   */
  remote_examination?: 'all_hires' | 'remote_hires' | 'in_person' | null;
  /** @description Dollars an hour by which tips lower the wage (tip credit). */
  tip_allowance?: number | null;
  /**
   * @description County of the place of work.
   * @example Albany
   */
  work_county?: string | null;
  /**
   * @description PSD code of the place of work, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  work_psd_code?: string | null;
  /**
   * @description School district of the place of work, by its name or number.
   * @example 2102
   */
  work_school_district?: string | null;
} & {
  [key: string]: unknown;
};

export type JobsUpsertByExternalIdBody = {
  /** @description Where the work is done: state forms go by it. */
  address?: AddressInput | null;
  /** @description Values of active custom properties, by their names. Null clears one; a change keeps those that it leaves out. */
  custom_attributes?: CustomAttributes;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * @description What counts toward the wage for lodging, and for how long.
   * @example $15 a week
   */
  lodging_allowance?: string | null;
  /** @description Dollars a meal that count toward the wage. */
  meal_allowance?: number | null;
  /**
   * @description What the job is called, at most 255 characters.
   * @example Line cook
   */
  name: string;
  /**
   * @description What else counts toward the wage, and how much.
   * @example Utilities, $5 a week
   */
  other_allowance?: string | null;
  /** @description Rate of pay in dollars for an hour of overtime. */
  overtime_rate?: number | null;
  /**
   * @description Whether the work is exempt from overtime pay, or owed it.
   * @enum {string|null}
   */
  overtime_status?: 'exempt' | 'non_exempt' | null;
  /**
   * @description What `pay_rate` is for: an hour, a shift, a day, a week, a yearly salary, a piece or a commission.
   * @enum {string|null}
   */
  pay_basis?: 'hour' | 'shift' | 'day' | 'week' | 'salary' | 'piece' | 'commission' | null;
  /**
   * @description How often wages are paid.
   * @enum {string|null}
   */
  pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | null;
  /** @description Rate of pay in dollars, for what `pay_basis` says. */
  pay_rate?: number | null;
  /**
   * @description Day on which wages are paid, as people say it.
   * @example Every Friday
   */
  regular_payday?: string | null;
  /**
   * @description For whom documents are examined by live video at this site, where the employer has `uses_e_verify`: all hires, those of placements with `works_remotely`, or nobody.
   * @enum {string|null}
   */
  remote_examination?: 'all_hires' | 'remote_hires' | 'in_person' | null;
  /** @description Dollars an hour by which tips lower the wage (tip credit). */
  tip_allowance?: number | null;
  /**
   * @description County of the place of work.
   * @example Albany
   */
  work_county?: string | null;
  /**
   * @description PSD code of the place of work, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  work_psd_code?: string | null;
  /**
   * @description School district of the place of work, by its name or number.
   * @example 2102
   */
  work_school_district?: string | null;
} & {
  [key: string]: unknown;
};

/** @description What the library knows for a place, and what the account has decided. */
export type JurisdictionCoverage = {
  /** @description An employer that is there; null where the caller sees none. */
  employer_id: EmployerId | null;
  /** @description Whether each policy that the library knows for it is `asked` or `waived`. The library may know none. */
  is_decided: boolean;
  /** @description Whether the caller sees a placement there that is not over, or an employer. */
  is_hired_in: boolean;
  /** @description `US`, or the postal code of a state or territory, such as `CA`. */
  jurisdiction: string;
  /** @description Its name in English. */
  name: string;
  /** @description A placement that is there; null where the caller sees none. */
  placement_id: PlacementId | null;
  /** @description What the library knows for it, by name. */
  policies: CoveredPolicy[];
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
  /**
   * @description Always `LegalHold`.
   * @constant
   */
  _tag: 'LegalHold';
  id: LegalHoldId;
  /** @description When it was placed. */
  placed_at: DateTimeUtc;
  /** @description Who placed it. */
  placed_by: {
    /** @description Id of the user or the token; null where it is not known. */
    id: string | null;
    /** @description What kind of credential it was. */
    kind: SecurityActorKind;
  };
  /** @description Why nothing may be destroyed. */
  reason: string;
  /** @description When it was released; null while it holds. */
  released: {
    /** @description When it was released. */
    at: DateTimeUtc;
    /** @description Who released it. */
    by: {
      /** @description Id of the user or the token; null where it is not known. */
      id: string | null;
      /** @description What kind of credential it was. */
      kind: SecurityActorKind;
    };
    /** @description Why. */
    reason: string;
  } | null;
  /** @description The employee, employer or task that it is on. */
  subject_id: string;
  /**
   * @description What kind of record it is on.
   * @enum {string}
   */
  subject_type: 'employee' | 'employer' | 'task';
};

/** @description Id of a legal hold; begins with `hold_`. */
export type LegalHoldId = string;

export type LegalHoldsCreateBody = {
  /** @description Why: 3 to 2000 characters. */
  reason: string;
  /** @description The employee, employer or task that nothing may be destroyed of. */
  subject_id: EmployeeId | EmployerId | TaskId;
};

export type LegalHoldsListQuery = {
  /** @description `true` lists those that were released, too. */
  include_released?: boolean;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description On this employee, employer or task. */
  subject_id?: EmployeeId | EmployerId | TaskId;
  /** @description That cover this task: on itself, its employee or its employer. */
  task_id?: TaskId;
};

export type LegalHoldsReleaseBody = {
  /** @description Why it is over: 3 to 2000 characters. */
  reason: string;
};

export type LibraryCoverage = {
  /** @description `US` first, then by name. */
  jurisdictions: JurisdictionCoverage[];
  /** @description Of all places where the account hires, whatever was asked for. */
  proof: CoverageProof;
};

/** @description Where a policy of the account is not as the library has it. */
export type LibraryDifference = {
  /** @description As the library has it. */
  library: string;
  /**
   * @description What is not the same.
   * @enum {string}
   */
  property: 'name' | 'condition' | 'forms' | 'tags';
  /** @description As the account has it; a condition in words. */
  yours: string;
};

export type LibraryEntries = {
  /** @description By jurisdiction, then by name; `US` first. */
  entries: LibraryEntry[];
};

/** @description A policy that an account may add, and what has become of it there. */
export type LibraryEntry = {
  /** @description The law that asks for the form; null where none does. */
  citation: string | null;
  /** @description From what the library says. */
  differences: LibraryDifference[];
  /** @description What it rests on. */
  facts: LibraryFact[];
  /** @description The forms that it asks for. */
  forms: LibraryForm[];
  /** @description Whether the account has made it its own. */
  is_changed_by_account: boolean;
  /** @description `US`, or the postal code of a state, such as `NY`. */
  jurisdiction: string;
  /** @description Which policy of the library it is. */
  key: string;
  /**
   * @description What it is about.
   * @enum {string}
   */
  kind:
    | 'withholding'
    | 'reciprocity'
    | 'local_tax'
    | 'federal_tax'
    | 'wage_notice'
    | 'notice'
    | 'voluntary'
    | 'background_check'
    | 'minors'
    | 'own_document';
  /** @description The version of the library that the account has taken over; null where it has none. */
  library_version: number | null;
  /** @description What people call it. */
  name: string;
  /** @description For a form whose file the account adds; null where the form comes with Firstday, or takes none. */
  official_file: OfficialFile | null;
  /** @description The account’s policy; null where it has none. */
  policy_id: PolicyId | null;
  /** @description Whether that policy is asked. */
  policy_status: ('active' | 'draft' | 'archived') | null;
  /** @description The condition in words. */
  sentence: string;
  /**
   * @description `available`: the account does not have it. `waits_for_file`: the draft of its form has no official file yet. `differs`: it, or its form, is not as the library has it. `added`: it is.
   * @enum {string}
   */
  state: 'available' | 'added' | 'waits_for_file' | 'differs';
  /** @description What to compare with the law and the official file before it is used. */
  to_check: {
    [key: string]: string;
  }[];
  /** @description Of the policy in the library, from 1. */
  version: number;
  /** @description Why it is, or would be, a draft: its form has no official file, its form is not published, or somebody has to check a fact that is `unsure`. */
  waits_for: ('official_file' | 'publication' | 'check')[];
};

/** @description A statement about the law, and what it rests on. */
export type LibraryFact = {
  /**
   * Format: date
   * @description When it was read there.
   */
  checked_on: string;
  /**
   * @description `official`: read in the official document. `table`: in a table that was made from official ones. `secondary`: in somebody else’s account. `general`: known without a source. `unsure`: sources disagree or are old.
   * @enum {string}
   */
  mark: 'official' | 'table' | 'secondary' | 'general' | 'unsure';
  /** @description A sentence in English. */
  says: string;
  /** @description An address, or the name and edition of a document. */
  source: string;
};

/** @description A form that a policy of the library asks for. */
export type LibraryForm = {
  /** @description Where the library has a newer version: what that says otherwise than the account’s form, what the account changed among it. */
  changes: FormChange[];
  /** @description The account’s form, or its draft; null where it has none. */
  form_id: FormId | null;
  /** @description Whether adding the policy makes it: a form of the account’s own, as the library writes it. */
  is_from_library: boolean;
  /** @description Whether people can be given it now. */
  is_usable: boolean;
  /**
   * @description Which form of the catalog it is: the same in every account and edition.
   * @example w-4
   */
  key: string;
  /** @description The version that the library has of it, from 1; null where the library does not write it. */
  library_version: number | null;
  /** @description What people call it. */
  name: string;
  /** @description The version that the account’s form began as; null where it has none. */
  taken_version: number | null;
};

/** @description What one act adds of the library, and what it leaves alone. */
export type LibraryPlan = {
  /** @description The policies that are added, with the status that they have then. */
  adds: CoveredPolicy[];
  /** @description The policies that are left alone, because the account has or waived them. */
  stays: CoveredPolicy[];
};

/** @description That an account does not ask for what a policy of the library asks for. */
export type LibraryWaiver = {
  /** @description Why the account does not ask for the forms. */
  reason: string;
  /** @description When it was waived. */
  waived_at: DateTimeUtc;
  /** @description Who waived it. */
  waived_by: {
    /** @description Id of the user or API token; null where it is not known. */
    id: string | null;
    /** @description What kind of credential it was. */
    kind: SecurityActorKind;
    /** @description What it is called now; null where it has no name, or is gone. */
    name: string | null;
  };
};

export type Link = {
  /** @description The address to open. */
  url: string;
};

export type LinkIssuer = {
  /** @description Its id: of the token, the user or the session. */
  id: string;
  /**
   * @description What kind of credential it was.
   * @enum {string}
   */
  type: 'api_token' | 'user' | 'component_session';
};

export type MagicLinkRedirectPath = string;

export type MagicLinksCreateAnswer = {
  /** @description Until when it works. */
  expire_at: string;
  /** @description Whether it goes to the user by email; there where `message` was given. */
  is_sent_by_email?: boolean;
  /** @description Until when `redirect_path` is accepted. */
  redirect_path_deprecation_deadline: DateTimeUtc;
  /** @description What to do instead of giving it. */
  redirect_path_deprecation_note: string;
  /** @description The address that signs the user in; it works once. */
  url: string;
};

export type MagicLinksCreateBody = {
  /** @description How long it can be used, in seconds: 1 to 86400. */
  expire_in: number;
  /** @description The language that the email is written in where the user chose none; English without it. */
  language?: PageLanguage;
  /**
   * @description Whether it is also sent to the user by email, and as what. Nothing is where messages are off for the account.
   * @enum {string}
   */
  message?: 'sign_in_link' | 'colleague_invited';
  /** @description A path of the dashboard to go on to; begins with one `/`. Deprecated. */
  redirect_path?: MagicLinkRedirectPath | null;
  /**
   * Format: email
   * @description The user, by email; either this or `user_external_id`.
   */
  user_email?: string;
  /** @description The user, by your own id of them. */
  user_external_id?: string;
};

export type MailDomainCheck = {
  /** @description When DNS was asked. */
  checked_at: DateTimeUtc;
  /** @description The domain of the sender; null where there is no sender. */
  domain: string | null;
  /** @description SPF, DKIM and DMARC; empty without a domain. */
  records: MailDomainRecord[];
};

export type MailDomainRecord = {
  /** @description What DNS says, without private addresses; null where it says nothing. */
  found: string | null;
  /**
   * @description Which servers may send (`spf`), by which key messages are signed (`dkim`), what is done with others (`dmarc`).
   * @enum {string}
   */
  kind: 'spf' | 'dkim' | 'dmarc';
  /** @description Its name in DNS; null where that is not known. */
  name: string | null;
  /**
   * @description How it stands: it lets anybody send or asks nothing of receivers (`weak`), there are more than one (`several`), its key was taken back (`revoked`), nobody said which it is (`not_known`), or DNS did not answer (`unreadable`).
   * @enum {string}
   */
  state: 'ok' | 'missing' | 'weak' | 'several' | 'revoked' | 'not_known' | 'unreadable';
  /** @description A TXT record to add under that name; null where none is needed. */
  suggested: string | null;
};

/** @enum {string} */
export type MessageChannel = 'email' | 'sms';

export type MessageDueEvent = {
  /** @description Who is to be written to, or whom it is about where it goes to a representative. */
  employee_id: EmployeeId;
  /** @description Id of the message; begins with `msg_`. */
  id: string;
  /** @description What it is about. */
  kind: MessageKind;
  /** @description The language to write in, such as `es`. */
  language: string;
  /** @description The task that it is about; null where it is about none alone. */
  task_id: TaskId | null;
};

/** @enum {string} */
export type MessageKind =
  | 'invitation'
  | 'link_again'
  | 'reminder'
  | 'last_reminder'
  | 'overdue'
  | 'sent_back'
  | 'document_ready'
  | 'employer_turn'
  | 'section_2_due'
  | 'section_2_late'
  | 'representative_asked'
  | 'everify_mismatch'
  | 'everify_due'
  | 'receipt_due'
  | 'reverification_due'
  | 'bank_changed'
  | 'address_changed'
  | 'contact_changed'
  | 'sign_in_link'
  | 'forgotten_password'
  | 'colleague_invited'
  | 'identity_code'
  | 'signer_digest'
  | 'user_email_changed'
  | 'webhook_disabled'
  | 'everify_stopped'
  | 'everify_password_expires';

/** @enum {string} */
export type MessageMode = 'off' | 'on' | 'events';

export type MessagePreview = {
  /** @description The message as HTML, which fetches nothing. */
  html: string;
  /** @description Why the given words cannot be used; none where they can. */
  problems: MessageWordingProblem[];
  /** @description The same as a text message, with how to end texts where that is said. */
  sms: string;
  /** @description How long the text message is, as providers count and charge. */
  sms_length: TextLength;
  /** @description The subject. */
  subject: string;
  /** @description The message as plain text. */
  text: string;
};

export type MessageSettings = {
  /** @description Whether the installation has a provider of text messages. */
  can_send_texts: boolean;
  /** @description The address that messages come from; null without one. */
  from_address: string | null;
  /** @description Whether the installation has a mail server. */
  is_configured: boolean;
  /** @description Whether messages of this account are sent as things are. */
  is_sending: boolean;
  /** @description Whether messages are sent (`on`), told by events (`events`), or neither. */
  mode: MessageMode;
  /** @description The name that messages come from; null for the name of the employer. */
  sender_name: string | null;
  /** @description Whether employees who agreed to texts get them: never (`off`), where they have no email address (`without_email`), or in place of email (`first`). */
  texts: TextUse;
};

export type MessagesListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description With this status. */
  status?: MessageStatus;
};

/** @enum {string} */
export type MessageStatus = 'queued' | 'sent' | 'refused' | 'bounced' | 'suppressed' | 'handed_over';

export type MessageWordingList = {
  /** @description A row for each kind of message. */
  data: AccountWording[];
};

export type MessageWordingProblem = {
  /**
   * @description What is wrong.
   * @enum {string}
   */
  code:
    | 'unknown_field'
    | 'field_of_another_kind'
    | 'broken_field'
    | 'missing_field'
    | 'no_text_message'
    | 'not_in_subject'
    | 'markup'
    | 'several_lines'
    | 'too_long'
    | 'unseen_characters'
    | 'web_address';
  /** @description The merge field that it is about, as it was written. */
  field?: string;
  /** @description What is wrong and what to do about it, in English. */
  message: string;
  /**
   * @description Where.
   * @enum {string}
   */
  part: 'subject' | 'body' | 'sms';
};

export type MessageWordingsListQuery = {
  /** @description Of this employer's messages to employees; without it, of the whole account. */
  employer_id?: string;
  /** @description Of this kind alone. */
  kind?: MessageKind;
  /** @description In this language; without it, in English. */
  language?: PageLanguage;
};

export type MessageWordingsPreviewBody = {
  /** @description The text; ours without it. */
  body?: string | null;
  /** @description Whose messages; without it, those of the whole account. */
  employer_id?: string | null;
  /** @description What the message is about. */
  kind: MessageKind;
  /** @description The language that it is written in. */
  language: PageLanguage;
  /** @description The text message, for kinds that employees get; ours without it. */
  sms?: string | null;
  /** @description The subject; ours without it. */
  subject?: string | null;
};

export type MessageWordingsReplaceBody = {
  /** @description The text; ours without it. */
  body?: string | null;
  /** @description Whose messages; without it, those of the whole account. */
  employer_id?: string | null;
  /** @description What the message is about. */
  kind: MessageKind;
  /** @description The language that it is written in. */
  language: PageLanguage;
  /** @description The text message, for kinds that employees get; ours without it. */
  sms?: string | null;
  /** @description The subject; ours without it. */
  subject?: string | null;
};

export type MessageWordingsResetBody = {
  /** @description Whose messages; without it, those of the whole account. */
  employer_id?: string | null;
  /** @description What the message is about. */
  kind: MessageKind;
  /** @description The language that it is written in. */
  language: PageLanguage;
};

/** @description A fact that is needed to decide, what is wrong with it, and where to enter it. */
export type MissingFact = {
  /** @description The fact as conditions name it: `work_location.country`. */
  fact: string;
  /** @description The value that is not understood; null where it is absent, or is the employee’s. */
  given: string | null;
  /** @description What is wrong, in a sentence in English. */
  message: string;
  /** @description The operation that supplies it: `employers.updateById`. */
  operation: string;
  /**
   * @description `absent`: no record has it. `not_understood`: a record has a value that cannot be used.
   * @enum {string}
   */
  problem: 'absent' | 'not_understood';
  /** @description The property of that record: `address.country`. `employer_id` and the like where the placement names no such record. */
  property: string;
  /**
   * @description The record in which it is entered.
   * @enum {string}
   */
  record: 'client' | 'employee' | 'employer' | 'job' | 'placement';
  /** @description Id of that record; null where it is not created yet. */
  record_id: string | null;
};

export type MovedTasks = {
  /** @description The same, counted again after the move. */
  answers_after: number;
  /** @description Answers in the tasks that moved with them, as they were. */
  answers_before: number;
  /** @description The one that they have moved to: the last. */
  edition: string;
  form_id: FormId;
  /** @description Tasks that moved with all their answers. */
  moved: number;
  /** @description Where to go on; null when there are no more. */
  next_cursor: TaskId | null;
  /** @description Tasks that moved without them. */
  started_again: number;
  /** @description Tasks that stayed: signed by somebody, or with an answer that has no place. */
  stayed: number;
};

export type MoveForecast = {
  /** @description What those who answered it are asked anew, in whatever way the new edition asks it. */
  asked_again: {
    /** @description What it asks, in English. */
    label: string;
    /** @description The field in the edition that the tasks are in. */
    path: string;
    /** @description In how many tasks its answer has no place. */
    tasks: number;
  }[];
  /** @description The one that tasks would move to: the last. */
  edition: string;
  form_id: FormId;
  /** @description What would become of them; null without `task:edit`. */
  open_tasks: OpenTasksForecast | null;
};

export type NameStatement = {
  /** @description The name on the form; on record then, where the form does not ask for it. */
  name_on_record: string;
  /** @description The statement, as it was shown and ticked. */
  text: string;
  /** @description Version of the wording. */
  version: string;
};

/** @enum {string} */
export type NewHireField =
  | 'address'
  | 'city'
  | 'country'
  | 'date_of_birth'
  | 'employer_address'
  | 'employer_ein'
  | 'employer_name'
  | 'first_name'
  | 'hired_on'
  | 'last_name'
  | 'middle_name'
  | 'social_security_number'
  | 'state'
  | 'work_state'
  | 'zip';

export type NewHireObstacle = {
  /** @description What the report needs. */
  field: NewHireField;
  /**
   * @description `missing`: nobody has given it. `format`: it is not what it should be. `letters`: it has letters or signs that the record cannot have. `too_long`: it does not fit, and may be cut with `shortens`.
   * @enum {string}
   */
  reason: 'format' | 'letters' | 'missing' | 'too_long';
};

export type NewHireReport = {
  /** @description What the agency answered; null before it was sent. */
  confirmation: string | null;
  /** @description When it was made. */
  created_at: DateTimeUtc;
  employer_id: EmployerId;
  /** @description What the employer is called. */
  employer_name: string | null;
  /** @description SHA-256 of the file as it was taken last; null where it was not taken. */
  file_sha256: string | null;
  id: NewHireReportId;
  /** @description Whether they were reported in another way: then there is no file. */
  is_elsewhere: boolean;
  /** @description Who made it. */
  made_by: {
    /** @description Id of the user or the token; null where it is not known. */
    id: string | null;
    /** @description What kind of credential it was. */
    kind: SecurityActorKind;
  };
  /** @description Between which days the next file goes to this state: 12 to 16 days after this one, by 42 U.S.C. 653a(b)(2)(B). Null before it was sent. */
  next_transmission: {
    /**
     * Format: date
     * @description The first day.
     */
    from: string;
    /**
     * Format: date
     * @description The last day.
     */
    until: string;
  } | null;
  /** @description How many hires it has. */
  people: number;
  /** @description Who said that it was sent; null before. */
  sent_by: {
    /** @description Id of the user or the token; null where it is not known. */
    id: string | null;
    /** @description What kind of credential it was. */
    kind: SecurityActorKind;
  } | null;
  /** @description When it was sent; null before. */
  sent_on: string | null;
  /** @description The state that is told. */
  state: StateCode;
  /**
   * @description `made`: the file can be downloaded and sent. `sent`: it was sent, and nobody in it is due any more.
   * @enum {string}
   */
  status: 'made' | 'sent';
};

/** @description Id of a new-hire report; begins with `nhr_`. */
export type NewHireReportId = string;

export type NewHireReportsListDueQuery = {
  /** @description Read on from here: the `next_cursor` of an answer. */
  cursor?: string;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /**
   * Format: date
   * @description Hired on this day or later.
   */
  hired_on_gte?: string | Date;
  /**
   * Format: date
   * @description Hired on this day or earlier.
   */
  hired_on_lte?: string | Date;
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description Who is reported to this state. */
  reports_to?: StateCode;
};

export type NewHireReportsListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
};

/** @description The file of a form, which the account adds itself. */
export type OfficialFile = {
  /** @description The edition of that file, recognised by its SHA-256; null where it is not known. */
  edition: string | null;
  /** @description The edition that the facts were read of; null where it is not known. */
  edition_seen: string | null;
  /** @description Whether the draft of the form has a file. */
  is_there: boolean;
  /** @description Where the agency publishes it. */
  published_url: string;
  /**
   * @description `filled`: the answers are written onto it. `read`: it is shown, page by page.
   * @enum {string}
   */
  use: 'filled' | 'read';
};

export type OnboardingLink = {
  /**
   * @description Whose side it opens.
   * @enum {string}
   */
  assignee_type: 'employee' | 'employer';
  /** @description When it was made. */
  created_at: DateTimeUtc;
  /** @description Where the request for it came from. */
  created_from: {
    /** @description The address. */
    ip: string;
    /** @description The program, as it names itself. */
    user_agent: string;
  };
  employee_id: EmployeeId;
  /** @description Until when it opens. */
  expires_at: DateTimeUtc;
  /**
   * @description How it was handed over: returned to an API token, shown in the dashboard, opened by a component, or shown on a hosted page.
   * @enum {string}
   */
  handed_over: 'api' | 'dashboard' | 'component' | 'hosted_page';
  id: OnboardingLinkId;
  /** @description Whether it opens now: not revoked, not expired, and its issuer may still make it. */
  is_active: boolean;
  /** @description Who made it. */
  issuer: LinkIssuer;
  /** @description Whether the issuer could see sensitive values when the link was made. */
  issuer_sees_sensitive: boolean;
  /** @description When it was last opened; null for never. */
  last_used_at: DateTimeUtc | null;
  /** @description The representative whose own link it is; null for others. */
  representative_id: string | null;
  /** @description When it was revoked; null where it was not. */
  revoked_at: DateTimeUtc | null;
  /** @description For whom the issuer vouches; null where they did not say. */
  signer: VouchedSigner | null;
  /** @description The tasks that it opens, in their order; null for all of the employee's. */
  task_ids: TaskId[] | null;
  /** @description How often it was opened. */
  uses: number;
};

/** @description Id of an onboarding link; begins with `olink_`. */
export type OnboardingLinkId = string;

export type OnboardingLinksListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Of this employee. */
  employee_id?: string;
  /** @description Whether they open now. */
  is_active?: boolean;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
};

export type OpenTasksForecast = {
  /** @description Answers in those that nobody has signed. */
  answers: number;
  /** @description All their answers have a place: they can move. */
  fitting: number;
  /** @description They have an answer without a place: they stay, or start again. */
  misfitting: number;
  /** @description Of these, the ones without a place. */
  misfitting_answers: number;
  /** @description Somebody has signed them: they stay in the edition that was signed. */
  signed: number;
  /** @description Tasks of earlier editions that are not completed, of those that the caller sees. */
  total: number;
};

export type OrganizationAddressInput = {
  /** @description City or town. */
  city: string;
  /** @description Country, by its two-letter code. */
  country: CountryCode;
  /** @description All of it on one line. */
  full_address: string;
  /** @description Apartment, suite or floor. */
  secondary?: string | null;
  /** @description State or region. */
  state: string;
  /** @description House number and street. */
  street: string;
  /** @description ZIP or postal code. */
  zip?: string | null;
};

/**
 * @description `unknown` where a fact is missing, or not of a type that can be compared.
 * @enum {string}
 */
export type Outcome = 'met' | 'unmet' | 'unknown';

/**
 * @description What the field takes; `content` is text that is read and not answered.
 * @enum {string}
 */
export type OwnFieldKind =
  | 'text'
  | 'long_text'
  | 'name'
  | 'ssn'
  | 'date'
  | 'phone'
  | 'email'
  | 'address'
  | 'money'
  | 'number'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkbox_group'
  | 'country'
  | 'state'
  | 'file'
  | 'routing_number'
  | 'account_number'
  | 'content';

export type OwnMessageWords = {
  /** @description The text, with merge fields and an empty line between paragraphs; null for ours. */
  body: string | null;
  /** @description The text message, one line with merge fields; null for ours. How to end texts stands after it. */
  sms: string | null;
  /** @description The subject, one line with merge fields; null for ours. */
  subject: string | null;
};

/** @description How large a page of a PDF is, as it is shown. */
export type PageExtent = {
  /** @description In points. */
  height: number;
  /** @description In points. */
  width: number;
};

/** @enum {string} */
export type PageLanguage = 'en' | 'es' | 'ar';

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
  | 'form:edit'
  | 'job:edit'
  | 'legal_hold:edit'
  | 'placement:edit'
  | 'policy:edit'
  | 'task:edit'
  | 'theme:edit'
  | 'user:edit'
  | 'webhook:edit'
  | 'answer:view_segregated'
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
  /** @description Whether somebody claims that a tax treaty spares what they are paid from withholding: Form 8233 is for them. */
  claims_treaty_exemption?: boolean;
  /** @description Where the person is placed, if not with the employer itself; null otherwise. */
  client_id: ClientId | null;
  /** @description When the placement was created. */
  created_at: DateTimeUtc;
  custom_attributes: CustomAttributes;
  employee_id: EmployeeId;
  /** @description Who employs the person here; null where that is not said. */
  employer_id: EmployerId | null;
  /**
   * Format: date
   * @description Last day of employment, `YYYY-MM-DD`: how long forms are kept counts from it.
   * @example 2026-12-01
   */
  end_date?: string;
  /** @description The state where the work is done requires E-Verify, or may, and the employer does not have `uses_e_verify`. Absent otherwise. Firstday switches nothing on. Beyond the contract. */
  everify_mandate?: EverifyMandate;
  /** @description What the record is called in your own system; absent where you gave nothing. */
  external_id?: string;
  /**
   * Format: date
   * @description Day on which wages are paid for the first time, `YYYY-MM-DD`.
   * @example 2026-12-01
   */
  first_payday?: string;
  /** @description Every form that the policies require, each with its task if there is one. */
  form_requirements: {
    /** @description The form, as the account has it. */
    form: {
      /** @description The form's values of custom properties. */
      custom_attributes: CustomAttributes;
      id: FormId;
      /**
       * @description Which form of the catalog it is: the same in every account and edition.
       * @example w-4
       */
      key: string;
      /** @description Name of the form. */
      name: string;
      /** @description Words that group the form. */
      tags: Tag[];
    };
    form_id: FormId;
    /**
     * @description Which form of the catalog it is: the same in every account and edition.
     * @example w-4
     */
    form_key: string;
    /** @description Name of the form, as in `form`. */
    form_name: string;
    /** @description Words that group the form, as in `form`. */
    form_tags: Tag[];
    /** @description The task that asks for the form; null while there is none. */
    task_id: TaskId | null;
  }[];
  id: PlacementId;
  /** @description Business days of the job, where they are not those from `start_date` to `end_date`: under three, Form I-9 is due on the first. */
  job_days?: number;
  /** @description The work that the person does; null where that is not said. */
  job_id: JobId | null;
  /**
   * @description What counts toward the wage for lodging, and for how long.
   * @example $15 a week
   */
  lodging_allowance?: string;
  /** @description Dollars a meal that count toward the wage. */
  meal_allowance?: number;
  /** @description How many required forms have no task yet; `create_tasks` makes them. */
  missing_task_count: number;
  /**
   * Format: date
   * @description Day on which the offer was accepted, `YYYY-MM-DD`: Section 1 of Form I-9 is not signed before.
   * @example 2026-12-01
   */
  offer_accepted_on?: string;
  /**
   * @description What else counts toward the wage, and how much.
   * @example Utilities, $5 a week
   */
  other_allowance?: string;
  /** @description Rate of pay in dollars for an hour of overtime. */
  overtime_rate?: number;
  /**
   * @description Whether the work is exempt from overtime pay, or owed it.
   * @enum {string}
   */
  overtime_status?: 'exempt' | 'non_exempt';
  /**
   * @description What `pay_rate` is for: an hour, a shift, a day, a week, a yearly salary, a piece or a commission.
   * @enum {string}
   */
  pay_basis?: 'hour' | 'shift' | 'day' | 'week' | 'salary' | 'piece' | 'commission';
  /**
   * @description How often wages are paid.
   * @enum {string}
   */
  pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';
  /** @description Rate of pay in dollars, for what `pay_basis` says. */
  pay_rate?: number;
  /** @description How many of the required forms are finished. */
  progress: {
    /** @description How many of them are completed. */
    forms_completed: number;
    /** @description How many forms the policies require. */
    forms_required: number;
  };
  /**
   * @description Day on which wages are paid, as people say it.
   * @example Every Friday
   */
  regular_payday?: string;
  /**
   * Format: date
   * @description First day of employment, `YYYY-MM-DD`: deadlines of Form I-9 count from it.
   * @example 2026-12-01
   */
  start_date?: string;
  /** @description The same requirements in short. */
  suggested_tasks: {
    form_id: FormId;
    /**
     * @description Which form of the catalog it is: the same in every account and edition.
     * @example w-4
     */
    form_key: string;
    /** @description Name of the form. */
    form_name: string;
    /** @description Words that group the form. */
    form_tags: Tag[];
    /** @description The task that asks for the form; null while there is none, and one should be created. */
    task_id: TaskId | null;
  }[];
  /** @description Dollars an hour by which tips lower the wage (tip credit). */
  tip_allowance?: number;
  /** @description How many forms may yet be required: a policy lacks a fact to decide about them. `undecided_facts` says which. Beyond the contract. */
  undecided_count: number;
  /** @description The facts that would decide about those forms, what is wrong with each, and where to enter it. Absent where nothing is undecided. Beyond the contract. */
  undecided_facts?: MissingFact[];
  /**
   * @description County of the place of work.
   * @example Albany
   */
  work_county?: string;
  /**
   * @description PSD code of the place of work, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  work_psd_code?: string;
  /**
   * @description School district of the place of work, by its name or number.
   * @example 2102
   */
  work_school_district?: string;
  /**
   * @description Whether somebody works as an employee or as an independent contractor.
   * @enum {string}
   */
  worker_type?: 'employee' | 'contractor';
  /** @description Whether the job is done only remotely. */
  works_remotely?: boolean;
} & {
  [key: string]: unknown;
};

export type PlacementExplanation = {
  /** @description When the policies were asked last. */
  decided_at: DateTimeUtc;
  placement_id: PlacementId;
  /** @description Every active policy, with what came of it here. */
  policies: {
    /** @description The law behind the policy; null where none does, or the account wrote it. */
    citation: string | null;
    /** @description The condition's tree with the actual value and the outcome at each node. */
    explanation: Explanation;
    /** @description The forms that the policy asks for. */
    forms: {
      form_id: FormId;
      /**
       * @description Which form of the catalog it is: the same in every account and edition.
       * @example w-4
       */
      form_key: string;
      /** @description Name of the form. */
      form_name: string;
    }[];
    /** @description Paths of the facts that nobody has given, such as `job.address.state`. */
    missing_facts: string[];
    /** @description `met`: its forms are required. `unmet`: they are not. `unknown`: facts are missing to decide. */
    outcome: Outcome;
    /** @description The policy; a built-in one's id begins with `pol_` as well. */
    policy_id: string;
    /** @description What the policy is called. */
    policy_name: string;
    /** @description Which version of it was asked, from 1. */
    policy_version: number;
    /** @description The condition in words. */
    sentence: string;
  }[];
};

/** @description Id of a placement; begins with `pla_`. */
export type PlacementId = string;

export type PlacementsCreateBody = {
  /** @description Whether somebody claims that a tax treaty spares what they are paid from withholding: Form 8233 is for them. */
  claims_treaty_exemption?: boolean | null;
  /** @description Where the person is placed, if not with the employer itself. */
  client_id?: ClientId | null;
  /** @description True creates the tasks of the forms that are required and have none. False without it. */
  create_tasks?: boolean;
  /** @description Values of active custom properties of placements, by their names: policies may ask for them. */
  custom_attributes?: CustomAttributes;
  /** @description Who is placed. */
  employee_id: EmployeeId;
  /** @description Who employs the person here. */
  employer_id?: EmployerId | null;
  /**
   * Format: date
   * @description Last day of employment, `YYYY-MM-DD`: how long forms are kept counts from it.
   * @example 2026-12-01
   */
  end_date?: string | null;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * Format: date
   * @description Day on which wages are paid for the first time, `YYYY-MM-DD`.
   * @example 2026-12-01
   */
  first_payday?: string | null;
  /** @description Business days of the job, where they are not those from `start_date` to `end_date`: under three, Form I-9 is due on the first. */
  job_days?: number | null;
  /** @description The work that the person does. */
  job_id?: JobId | null;
  /**
   * @description What counts toward the wage for lodging, and for how long.
   * @example $15 a week
   */
  lodging_allowance?: string | null;
  /** @description Dollars a meal that count toward the wage. */
  meal_allowance?: number | null;
  /**
   * Format: date
   * @description Day on which the offer was accepted, `YYYY-MM-DD`: Section 1 of Form I-9 is not signed before.
   * @example 2026-12-01
   */
  offer_accepted_on?: string | null;
  /**
   * @description What else counts toward the wage, and how much.
   * @example Utilities, $5 a week
   */
  other_allowance?: string | null;
  /** @description Rate of pay in dollars for an hour of overtime. */
  overtime_rate?: number | null;
  /**
   * @description Whether the work is exempt from overtime pay, or owed it.
   * @enum {string|null}
   */
  overtime_status?: 'exempt' | 'non_exempt' | null;
  /**
   * @description What `pay_rate` is for: an hour, a shift, a day, a week, a yearly salary, a piece or a commission.
   * @enum {string|null}
   */
  pay_basis?: 'hour' | 'shift' | 'day' | 'week' | 'salary' | 'piece' | 'commission' | null;
  /**
   * @description How often wages are paid.
   * @enum {string|null}
   */
  pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | null;
  /** @description Rate of pay in dollars, for what `pay_basis` says. */
  pay_rate?: number | null;
  /**
   * @description Day on which wages are paid, as people say it.
   * @example Every Friday
   */
  regular_payday?: string | null;
  /**
   * Format: date
   * @description First day of employment, `YYYY-MM-DD`: deadlines of Form I-9 count from it.
   * @example 2026-12-01
   */
  start_date?: string | null;
  /** @description Dollars an hour by which tips lower the wage (tip credit). */
  tip_allowance?: number | null;
  /**
   * @description County of the place of work.
   * @example Albany
   */
  work_county?: string | null;
  /**
   * @description PSD code of the place of work, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  work_psd_code?: string | null;
  /**
   * @description School district of the place of work, by its name or number.
   * @example 2102
   */
  work_school_district?: string | null;
  /**
   * @description Whether somebody works as an employee or as an independent contractor.
   * @enum {string|null}
   */
  worker_type?: 'employee' | 'contractor' | null;
  /** @description Whether the job is done only remotely. */
  works_remotely?: boolean | null;
} & {
  [key: string]: unknown;
};

export type PlacementSelection =
  | {
      /** @description These, one by one. */
      placement_ids: PlacementId[];
    }
  | {
      /** @description How many that is, as it was shown: where it is another number by now, nothing is done. */
      expected_total: number;
      /** @description All that `placements.list` lists with these filters as the act begins, 100,000 at most. */
      matching: {
        /** @description At this client. */
        client_id?: ClientId;
        /** @description Of this employee. */
        employee_id?: EmployeeId;
        /** @description With this employer. */
        employer_id?: EmployerId;
        /** @description In this job. */
        job_id?: JobId;
        /**
         * Format: date
         * @description With a first day on this day or later, `YYYY-MM-DD`.
         */
        start_date_gte?: string;
        /**
         * Format: date
         * @description With a first day on this day or earlier, `YYYY-MM-DD`.
         */
        start_date_lte?: string;
        /** @description Whose work is done in this state: where somebody lives who works only from there, else where the job is, else the employer. Takes `employee:view`, `employer:view` and `job:view` too. */
        work_state?: StateCode;
      };
    };

export type PlacementsExplainUnsavedBody = {
  /** @description Whether somebody claims that a tax treaty spares what they are paid from withholding: Form 8233 is for them. */
  claims_treaty_exemption?: boolean | null;
  /** @description Where the person is placed, if not with the employer itself. */
  client_id?: ClientId | null;
  /** @description Values of active custom properties of placements, by their names: policies may ask for them. */
  custom_attributes?: CustomAttributes;
  /** @description What is known of the person, where there is no `employee_id`. */
  employee?:
    | ({
        /** @description What is known of the home address so far. */
        address?: {
          /** @description City or town. */
          city?: string | null;
          /** @description Country. */
          country?: string | null;
          /** @description State: in the United States two letters. */
          state?: string | null;
          /** @description ZIP or postal code. */
          zip?: string | null;
        } | null;
        /** @description Values of active custom properties of employees, by their names. */
        custom_attributes?: CustomAttributes;
        /**
         * Format: date
         * @description Date of birth, `YYYY-MM-DD`.
         */
        date_of_birth?: string | null;
        /** @description Whether a Social Security number was applied for: Section 1 of Form I-9 can be signed while it is awaited. */
        has_applied_for_ssn?: boolean | null;
        /** @description Credits in dollars that a lock-in letter of the IRS allows on Form W-4. */
        lock_in_credits?: number | null;
        /** @description Deductions in dollars that a lock-in letter of the IRS allows on Form W-4. */
        lock_in_deductions?: number | null;
        /** @description Extra withholding in dollars a pay period that a lock-in letter of the IRS demands on Form W-4. */
        lock_in_extra_withholding?: number | null;
        /**
         * @description Filing status that a lock-in letter of the IRS allows on Form W-4.
         * @enum {string|null}
         */
        lock_in_filing_status?:
          | 'single_or_married_filing_separately'
          | 'head_of_household'
          | 'married_filing_jointly'
          | null;
        /** @description Language that the employee reads best: their pages open in it where the link names none. It follows what they choose on a page. */
        primary_language?: string | null;
        /**
         * @description County in which the employee lives.
         * @example Albany
         */
        residence_county?: string | null;
        /**
         * @description PSD code of where the employee lives, for the earned income tax of Pennsylvania: six digits.
         * @example 510101
         */
        residence_psd_code?: string | null;
        /**
         * @description School district in which the employee lives, by its name or number.
         * @example 2102
         */
        residence_school_district?: string | null;
      } & {
        [key: string]: unknown;
      })
    | null;
  /** @description Who is placed; left out for somebody who is not written yet. */
  employee_id?: EmployeeId | null;
  /** @description Who employs the person here. */
  employer_id?: EmployerId | null;
  /**
   * Format: date
   * @description Last day of employment, `YYYY-MM-DD`: how long forms are kept counts from it.
   * @example 2026-12-01
   */
  end_date?: string | null;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * Format: date
   * @description Day on which wages are paid for the first time, `YYYY-MM-DD`.
   * @example 2026-12-01
   */
  first_payday?: string | null;
  /** @description Business days of the job, where they are not those from `start_date` to `end_date`: under three, Form I-9 is due on the first. */
  job_days?: number | null;
  /** @description The work that the person does. */
  job_id?: JobId | null;
  /**
   * @description What counts toward the wage for lodging, and for how long.
   * @example $15 a week
   */
  lodging_allowance?: string | null;
  /** @description Dollars a meal that count toward the wage. */
  meal_allowance?: number | null;
  /**
   * Format: date
   * @description Day on which the offer was accepted, `YYYY-MM-DD`: Section 1 of Form I-9 is not signed before.
   * @example 2026-12-01
   */
  offer_accepted_on?: string | null;
  /**
   * @description What else counts toward the wage, and how much.
   * @example Utilities, $5 a week
   */
  other_allowance?: string | null;
  /** @description Rate of pay in dollars for an hour of overtime. */
  overtime_rate?: number | null;
  /**
   * @description Whether the work is exempt from overtime pay, or owed it.
   * @enum {string|null}
   */
  overtime_status?: 'exempt' | 'non_exempt' | null;
  /**
   * @description What `pay_rate` is for: an hour, a shift, a day, a week, a yearly salary, a piece or a commission.
   * @enum {string|null}
   */
  pay_basis?: 'hour' | 'shift' | 'day' | 'week' | 'salary' | 'piece' | 'commission' | null;
  /**
   * @description How often wages are paid.
   * @enum {string|null}
   */
  pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | null;
  /** @description Rate of pay in dollars, for what `pay_basis` says. */
  pay_rate?: number | null;
  /**
   * @description Day on which wages are paid, as people say it.
   * @example Every Friday
   */
  regular_payday?: string | null;
  /**
   * Format: date
   * @description First day of employment, `YYYY-MM-DD`: deadlines of Form I-9 count from it.
   * @example 2026-12-01
   */
  start_date?: string | null;
  /** @description Dollars an hour by which tips lower the wage (tip credit). */
  tip_allowance?: number | null;
  /**
   * @description County of the place of work.
   * @example Albany
   */
  work_county?: string | null;
  /**
   * @description PSD code of the place of work, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  work_psd_code?: string | null;
  /**
   * @description School district of the place of work, by its name or number.
   * @example 2102
   */
  work_school_district?: string | null;
  /**
   * @description Whether somebody works as an employee or as an independent contractor.
   * @enum {string|null}
   */
  worker_type?: 'employee' | 'contractor' | null;
  /** @description Whether the job is done only remotely. */
  works_remotely?: boolean | null;
} & {
  [key: string]: unknown;
};

export type PlacementsFindByIdQuery = {
  /** @description Records that the answer brings along in `expanded`, with commas between them: employee, employer, client, job. Each takes the permission to read it. For API tokens and people. */
  expand?: string;
};

export type PlacementsListQuery = {
  /** @description At this client. */
  client_id?: ClientId;
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description A JSON object, all of whose pairs must be equal: `{"region":"east"}`. */
  custom_attributes?: Readonly<CustomAttributes>;
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description With this employer. */
  employer_id?: EmployerId;
  /** @description Records that the answer brings along in `expanded`, with commas between them: employee, employer, client, job. Each takes the permission to read it. For API tokens and people. */
  expand?: string;
  /** @description With this `external_id`, exactly. */
  external_id?: string;
  /** @description `true` for placements whose state requires E-Verify, or may, of an employer that does not use it; `false` for others. */
  has_everify_mandate?: boolean;
  /** @description `true` for placements with forms that are undecided for want of a fact, `false` for those without. */
  has_undecided?: boolean;
  /** @description In this job. */
  job_id?: JobId;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * @description The order: ascending, or with a dash descending. Without it newest first, `-created_at`.
   * @enum {string}
   */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'start_date' | '-start_date';
  /**
   * Format: date
   * @description With a first day on this day or later, `YYYY-MM-DD`.
   */
  start_date_gte?: string | Date;
  /**
   * Format: date
   * @description With a first day on this day or earlier, `YYYY-MM-DD`.
   */
  start_date_lte?: string | Date;
  /** @description The rows after this one: the id of a row, or the `next_cursor` of an answer; empty for the first. Rows that come meanwhile move nothing, as they do with `page`, which cannot be given beside it. */
  starting_after?: string;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
  /** @description Whose work is done in this state: where somebody lives who works only from there, else where the job is, else the employer. Takes `employee:view`, `employer:view` and `job:view` too. */
  work_state?: StateCode;
};

export type PlacementsPreviewBody = {
  /** @description Whether somebody claims that a tax treaty spares what they are paid from withholding: Form 8233 is for them. */
  claims_treaty_exemption?: boolean | null;
  /** @description Where the person is placed, if not with the employer itself. */
  client_id?: ClientId | null;
  /** @description Values of active custom properties of placements, by their names: policies may ask for them. */
  custom_attributes?: CustomAttributes;
  /** @description Who is placed. */
  employee_id: EmployeeId;
  /** @description Who employs the person here. */
  employer_id?: EmployerId | null;
  /**
   * Format: date
   * @description Last day of employment, `YYYY-MM-DD`: how long forms are kept counts from it.
   * @example 2026-12-01
   */
  end_date?: string | null;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * Format: date
   * @description Day on which wages are paid for the first time, `YYYY-MM-DD`.
   * @example 2026-12-01
   */
  first_payday?: string | null;
  /** @description Business days of the job, where they are not those from `start_date` to `end_date`: under three, Form I-9 is due on the first. */
  job_days?: number | null;
  /** @description The work that the person does. */
  job_id?: JobId | null;
  /**
   * @description What counts toward the wage for lodging, and for how long.
   * @example $15 a week
   */
  lodging_allowance?: string | null;
  /** @description Dollars a meal that count toward the wage. */
  meal_allowance?: number | null;
  /**
   * Format: date
   * @description Day on which the offer was accepted, `YYYY-MM-DD`: Section 1 of Form I-9 is not signed before.
   * @example 2026-12-01
   */
  offer_accepted_on?: string | null;
  /**
   * @description What else counts toward the wage, and how much.
   * @example Utilities, $5 a week
   */
  other_allowance?: string | null;
  /** @description Rate of pay in dollars for an hour of overtime. */
  overtime_rate?: number | null;
  /**
   * @description Whether the work is exempt from overtime pay, or owed it.
   * @enum {string|null}
   */
  overtime_status?: 'exempt' | 'non_exempt' | null;
  /**
   * @description What `pay_rate` is for: an hour, a shift, a day, a week, a yearly salary, a piece or a commission.
   * @enum {string|null}
   */
  pay_basis?: 'hour' | 'shift' | 'day' | 'week' | 'salary' | 'piece' | 'commission' | null;
  /**
   * @description How often wages are paid.
   * @enum {string|null}
   */
  pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | null;
  /** @description Rate of pay in dollars, for what `pay_basis` says. */
  pay_rate?: number | null;
  /**
   * @description Day on which wages are paid, as people say it.
   * @example Every Friday
   */
  regular_payday?: string | null;
  /**
   * Format: date
   * @description First day of employment, `YYYY-MM-DD`: deadlines of Form I-9 count from it.
   * @example 2026-12-01
   */
  start_date?: string | null;
  /** @description Dollars an hour by which tips lower the wage (tip credit). */
  tip_allowance?: number | null;
  /**
   * @description County of the place of work.
   * @example Albany
   */
  work_county?: string | null;
  /**
   * @description PSD code of the place of work, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  work_psd_code?: string | null;
  /**
   * @description School district of the place of work, by its name or number.
   * @example 2102
   */
  work_school_district?: string | null;
  /**
   * @description Whether somebody works as an employee or as an independent contractor.
   * @enum {string|null}
   */
  worker_type?: 'employee' | 'contractor' | null;
  /** @description Whether the job is done only remotely. */
  works_remotely?: boolean | null;
} & {
  [key: string]: unknown;
};

export type PlacementsPreviewDeprecatedQuery = {
  /** @description Where the person would be placed. */
  client_id?: ClientId;
  /** @description Who would be placed. */
  employee_id: EmployeeId;
  /** @description Who would employ the person. */
  employer_id?: EmployerId;
  /** @description The work that the person would do. */
  job_id?: JobId;
};

export type PlacementsPreviewTasksAnswer = {
  form_id: FormId;
  /**
   * @description Which form of the catalog it is: the same in every account and edition.
   * @example w-4
   */
  form_key: string;
  /** @description Name of the form. */
  name: string;
  /** @description Why: the condition of each policy that asks for it, with the outcome at every node. */
  rules: Explanation[];
}[];

export type PlacementsPreviewTasksBody = {
  /** @description Where the person would be placed. */
  client_id?: ClientId | null;
  /** @description Who would be placed. */
  employee_id: EmployeeId;
  /** @description Who would employ the person. */
  employer_id?: EmployerId | null;
  /** @description The work that the person would do. */
  job_id?: JobId | null;
};

export type PlacementsUpdateByIdBody = {
  /** @description Whether somebody claims that a tax treaty spares what they are paid from withholding: Form 8233 is for them. */
  claims_treaty_exemption?: boolean | null;
  /** @description Where the person is placed, set or changed; null clears it. */
  client_id?: ClientId | null;
  /** @description True creates the tasks of the forms that are required and have none. False without it. */
  create_tasks?: boolean;
  /** @description Values of active custom properties, by their names. Null clears one; those left out stay. */
  custom_attributes?: CustomAttributes;
  /** @description Who is placed: the same as before, for another is another placement. */
  employee_id?: EmployeeId;
  /** @description Who employs the person here, set or changed; null clears it. */
  employer_id?: EmployerId | null;
  /**
   * Format: date
   * @description Last day of employment, `YYYY-MM-DD`: how long forms are kept counts from it.
   * @example 2026-12-01
   */
  end_date?: string | null;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * Format: date
   * @description Day on which wages are paid for the first time, `YYYY-MM-DD`.
   * @example 2026-12-01
   */
  first_payday?: string | null;
  /** @description Business days of the job, where they are not those from `start_date` to `end_date`: under three, Form I-9 is due on the first. */
  job_days?: number | null;
  /** @description The work that the person does, set or changed; null clears it. */
  job_id?: JobId | null;
  /**
   * @description What counts toward the wage for lodging, and for how long.
   * @example $15 a week
   */
  lodging_allowance?: string | null;
  /** @description Dollars a meal that count toward the wage. */
  meal_allowance?: number | null;
  /**
   * Format: date
   * @description Day on which the offer was accepted, `YYYY-MM-DD`: Section 1 of Form I-9 is not signed before.
   * @example 2026-12-01
   */
  offer_accepted_on?: string | null;
  /**
   * @description What else counts toward the wage, and how much.
   * @example Utilities, $5 a week
   */
  other_allowance?: string | null;
  /** @description Rate of pay in dollars for an hour of overtime. */
  overtime_rate?: number | null;
  /**
   * @description Whether the work is exempt from overtime pay, or owed it.
   * @enum {string|null}
   */
  overtime_status?: 'exempt' | 'non_exempt' | null;
  /**
   * @description What `pay_rate` is for: an hour, a shift, a day, a week, a yearly salary, a piece or a commission.
   * @enum {string|null}
   */
  pay_basis?: 'hour' | 'shift' | 'day' | 'week' | 'salary' | 'piece' | 'commission' | null;
  /**
   * @description How often wages are paid.
   * @enum {string|null}
   */
  pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | null;
  /** @description Rate of pay in dollars, for what `pay_basis` says. */
  pay_rate?: number | null;
  /**
   * @description Day on which wages are paid, as people say it.
   * @example Every Friday
   */
  regular_payday?: string | null;
  /**
   * Format: date
   * @description First day of employment, `YYYY-MM-DD`: deadlines of Form I-9 count from it.
   * @example 2026-12-01
   */
  start_date?: string | null;
  /** @description Dollars an hour by which tips lower the wage (tip credit). */
  tip_allowance?: number | null;
  /**
   * @description County of the place of work.
   * @example Albany
   */
  work_county?: string | null;
  /**
   * @description PSD code of the place of work, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  work_psd_code?: string | null;
  /**
   * @description School district of the place of work, by its name or number.
   * @example 2102
   */
  work_school_district?: string | null;
  /**
   * @description Whether somebody works as an employee or as an independent contractor.
   * @enum {string|null}
   */
  worker_type?: 'employee' | 'contractor' | null;
  /** @description Whether the job is done only remotely. */
  works_remotely?: boolean | null;
} & {
  [key: string]: unknown;
};

export type PlacementsUpsertByExternalIdBody = {
  /** @description Whether somebody claims that a tax treaty spares what they are paid from withholding: Form 8233 is for them. */
  claims_treaty_exemption?: boolean | null;
  /** @description Where the person is placed, if not with the employer itself. */
  client_id?: ClientId | null;
  /** @description True creates the tasks of the forms that are required and have none. False without it. */
  create_tasks?: boolean;
  /** @description Values of active custom properties of placements, by their names: policies may ask for them. */
  custom_attributes?: CustomAttributes;
  /** @description Who is placed. */
  employee_id: EmployeeId;
  /** @description Who employs the person here. */
  employer_id?: EmployerId | null;
  /**
   * Format: date
   * @description Last day of employment, `YYYY-MM-DD`: how long forms are kept counts from it.
   * @example 2026-12-01
   */
  end_date?: string | null;
  /** @description What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away. */
  external_id?: ExternalId | null;
  /**
   * Format: date
   * @description Day on which wages are paid for the first time, `YYYY-MM-DD`.
   * @example 2026-12-01
   */
  first_payday?: string | null;
  /** @description Business days of the job, where they are not those from `start_date` to `end_date`: under three, Form I-9 is due on the first. */
  job_days?: number | null;
  /** @description The work that the person does. */
  job_id?: JobId | null;
  /**
   * @description What counts toward the wage for lodging, and for how long.
   * @example $15 a week
   */
  lodging_allowance?: string | null;
  /** @description Dollars a meal that count toward the wage. */
  meal_allowance?: number | null;
  /**
   * Format: date
   * @description Day on which the offer was accepted, `YYYY-MM-DD`: Section 1 of Form I-9 is not signed before.
   * @example 2026-12-01
   */
  offer_accepted_on?: string | null;
  /**
   * @description What else counts toward the wage, and how much.
   * @example Utilities, $5 a week
   */
  other_allowance?: string | null;
  /** @description Rate of pay in dollars for an hour of overtime. */
  overtime_rate?: number | null;
  /**
   * @description Whether the work is exempt from overtime pay, or owed it.
   * @enum {string|null}
   */
  overtime_status?: 'exempt' | 'non_exempt' | null;
  /**
   * @description What `pay_rate` is for: an hour, a shift, a day, a week, a yearly salary, a piece or a commission.
   * @enum {string|null}
   */
  pay_basis?: 'hour' | 'shift' | 'day' | 'week' | 'salary' | 'piece' | 'commission' | null;
  /**
   * @description How often wages are paid.
   * @enum {string|null}
   */
  pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | null;
  /** @description Rate of pay in dollars, for what `pay_basis` says. */
  pay_rate?: number | null;
  /**
   * @description Day on which wages are paid, as people say it.
   * @example Every Friday
   */
  regular_payday?: string | null;
  /**
   * Format: date
   * @description First day of employment, `YYYY-MM-DD`: deadlines of Form I-9 count from it.
   * @example 2026-12-01
   */
  start_date?: string | null;
  /** @description Dollars an hour by which tips lower the wage (tip credit). */
  tip_allowance?: number | null;
  /**
   * @description County of the place of work.
   * @example Albany
   */
  work_county?: string | null;
  /**
   * @description PSD code of the place of work, for the earned income tax of Pennsylvania: six digits.
   * @example 510101
   */
  work_psd_code?: string | null;
  /**
   * @description School district of the place of work, by its name or number.
   * @example 2102
   */
  work_school_district?: string | null;
  /**
   * @description Whether somebody works as an employee or as an independent contractor.
   * @enum {string|null}
   */
  worker_type?: 'employee' | 'contractor' | null;
  /** @description Whether the job is done only remotely. */
  works_remotely?: boolean | null;
} & {
  [key: string]: unknown;
};

export type PoliciesCreateBody = {
  /** @description Where it is met, the forms are required. */
  condition: Condition;
  /** @description The forms that it requires, 1 to 50. */
  form_ids: FormId[];
  /** @description What people call it. */
  name: string;
  /** @description Why it is changed, for its history; at most 500 characters. */
  reason?: string;
  /**
   * @description Whether it is asked; `active` without it.
   * @enum {string}
   */
  status?: 'active' | 'draft' | 'archived';
  /** @description Words that group policies, at most 20. */
  tags?: {
    /** @description The word itself, at most 64 characters. */
    name: string;
  }[];
  /** @description What it has to say of example placements, at most 50. While one fails, the policy cannot be active. */
  tests?: PolicyTest[];
};

export type PoliciesListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * @description Of this status.
   * @enum {string}
   */
  status?: 'active' | 'draft' | 'archived';
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type PoliciesListVersionsQuery = {
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
};

export type PoliciesProveBody = {
  /** @description Where it is met, the forms are required. A new policy needs one. */
  condition?: Condition;
  /** @description Pairs of forms of which a placement needs at most one, at most 50. */
  exclusive_forms?: FormId[][];
  /** @description The forms that it requires, 1 to 50. A new policy needs them. */
  form_ids?: FormId[];
  /** @description What people call it. */
  name?: string;
  /** @description The policy that would change; what is not given stays as it is. Without it, a new one. */
  policy_id?: PolicyId;
  /**
   * @description Whether it is asked; `archived` takes a policy away. `active` for a new one without it.
   * @enum {string}
   */
  status?: 'active' | 'draft' | 'archived';
  /** @description What it has to say of example placements, at most 50. */
  tests?: PolicyTest[];
};

export type PoliciesRollBackBody = {
  /** @description Why it is changed, for its history; at most 500 characters. */
  reason?: string;
  /** @description The version whose content it gets again. */
  version: number;
};

export type PoliciesUpdateByIdBody = {
  /** @description Where it is met, the forms are required. */
  condition?: Condition;
  /** @description The forms that it requires, 1 to 50. */
  form_ids?: FormId[];
  /** @description What people call it. */
  name?: string;
  /** @description Why it is changed, for its history; at most 500 characters. */
  reason?: string;
  /**
   * @description Whether it is asked; `active` without it.
   * @enum {string}
   */
  status?: 'active' | 'draft' | 'archived';
  /** @description Words that group policies, at most 20. */
  tags?: {
    /** @description The word itself, at most 64 characters. */
    name: string;
  }[];
  /** @description What it has to say of example placements, at most 50. While one fails, the policy cannot be active. */
  tests?: PolicyTest[];
};

export type Policy = {
  /** @description Where it is met, the forms are required. */
  condition: Condition;
  /** @description When it was created. */
  created_at: DateTimeUtc;
  /** @description The forms that it requires. */
  form_ids: FormId[];
  /** @description The keys of these forms, in the same order. */
  form_keys: string[];
  id: PolicyId;
  /** @description Whether it came with the product; not of one that was added from the policy library. */
  is_built_in: boolean;
  /** @description Which policy of the library it was added from; null for others. */
  library_key: string | null;
  /** @description What people call it. */
  name: string;
  /** @description The condition in words. */
  sentence: string;
  /**
   * @description `active` ones are asked; `draft` and `archived` ones are not.
   * @enum {string}
   */
  status: 'active' | 'draft' | 'archived';
  /** @description Words that group policies. */
  tags: Tag[];
  /** @description Its tests, and how each comes out now. */
  tests: PolicyTestResult[];
  /** @description When it last changed. */
  updated_at: DateTimeUtc;
  /** @description Which version it is, from 1: a change of its condition or forms makes another. */
  version: number;
};

export type PolicyDraft = {
  /** @description Where it is met, the forms are required. A new policy needs one. */
  condition?: Condition;
  /** @description The forms that it requires, 1 to 50. A new policy needs them. */
  form_ids?: FormId[];
  /** @description What people call it. */
  name?: string;
  /** @description The policy that would change; what is not given stays as it is. Without it, a new one. */
  policy_id?: PolicyId;
  /**
   * @description Whether it is asked; `archived` takes a policy away. `active` for a new one without it.
   * @enum {string}
   */
  status?: 'active' | 'draft' | 'archived';
  /** @description What it has to say of example placements, at most 50. */
  tests?: PolicyTest[];
};

export type PolicyFact = {
  /** @description A condition that asks it. */
  example: Comparison;
  /** @description What sentences call it. */
  label: string;
  /** @description What may be asked of it. */
  operators: FactOperator[];
  /**
   * @description The fact, as conditions name it.
   * @example work_location.state
   */
  path: string;
  source: FactSource;
  type: FactType;
  /** @description For `choice`, what it may be; empty for others. */
  values: string[];
};

export type PolicyFacts = {
  /** @description Everything that a condition may ask. */
  facts: PolicyFact[];
};

/** @description Id of a policy; begins with `pol_`. */
export type PolicyId = string;

export type PolicyLibraryAddFileBody = {
  /** @description Of a PDF that the account has uploaded. */
  sha256: string;
};

export type PolicyLibraryCoverageQuery = {
  /**
   * @description This one alone, whether the account hires there or not.
   * @example CA
   */
  jurisdiction?: string;
  /**
   * @description `hired`, as without it: where the account hires. `all`: every state and territory.
   * @enum {string}
   */
  places?: 'hired' | 'all';
};

export type PolicyLibraryListQuery = {
  /**
   * @description Of `US`, or of this state by its postal code.
   * @example NY
   */
  jurisdiction?: string;
  /**
   * @description Of this kind.
   * @enum {string}
   */
  kind?:
    | 'withholding'
    | 'reciprocity'
    | 'local_tax'
    | 'federal_tax'
    | 'wage_notice'
    | 'notice'
    | 'voluntary'
    | 'background_check'
    | 'minors'
    | 'own_document';
};

export type PolicyLibraryUpdateBody = {
  /** @description Whether what the account changed is replaced as well; without it, that is 400. */
  replace_changes?: boolean;
};

export type PolicyLibraryWaiveBody = {
  /** @description Why the account does not ask for the forms: 3 to 2000 characters. */
  reason: string;
};

/** @enum {string} */
export type PolicyPart = 'name' | 'condition' | 'form_ids' | 'status' | 'tags' | 'tests';

export type PolicyRevision = {
  /** @description When it was changed. */
  at: DateTimeUtc;
  /** @description What differs from the version before; nothing of the first that was kept. */
  changed: PolicyPart[];
  /** @description Who changed it; null where it was changed before versions were kept. */
  changed_by: {
    /** @description Id of the user or API token; null where nobody can be named. */
    id: string | null;
    /**
     * @description What kind of credential it was; `product` where the library of policies changed.
     * @enum {string}
     */
    kind:
      | 'api_token'
      | 'user_session'
      | 'form_session'
      | 'component_session'
      | 'component_token'
      | 'inspector'
      | 'system'
      | 'anonymous'
      | 'product';
    /** @description What it is called now; null where it has no name, or is gone. */
    name: string | null;
  } | null;
  /** @description Where it is met, the forms are required. */
  condition: Condition;
  /** @description The forms that it requires. */
  form_ids: FormId[];
  /** @description The keys of these forms, in the same order. */
  form_keys: string[];
  /** @description What people call it. */
  name: string;
  /** @description Why it was changed; null where it was not said. */
  reason: string | null;
  /** @description The condition in words. */
  sentence: string;
  /**
   * @description `active` ones are asked; `draft` and `archived` ones are not.
   * @enum {string}
   */
  status: 'active' | 'draft' | 'archived';
  /** @description Words that group policies. */
  tags: Tag[];
  /** @description The tests that it had. */
  tests: PolicyTest[];
  /** @description Which version it is, from 1. */
  version: number;
};

export type PolicyTest = {
  /** @description What the condition has to be. */
  expected: Outcome;
  /**
   * @description What is known of a placement: values by the path of their fact, as `GET /policy_facts` lists them, at most 50. What is not named is missing.
   * @example {
   *       "work_location.state": "NY"
   *     }
   */
  facts: {
    [key: string]: (string | number | boolean) | (string | number | boolean)[];
  };
  /** @description What it tests, at most 200 characters. */
  name: string;
};

export type PolicyTestResult = {
  /** @description What the condition has to be. */
  expected: Outcome;
  /**
   * @description What is known of a placement: values by the path of their fact, as `GET /policy_facts` lists them, at most 50. What is not named is missing.
   * @example {
   *       "work_location.state": "NY"
   *     }
   */
  facts: {
    [key: string]: (string | number | boolean) | (string | number | boolean)[];
  };
  /** @description What it tests, at most 200 characters. */
  name: string;
  /** @description What the condition is. The test fails where that is not what is expected. */
  outcome: Outcome;
  /** @description Why it is that, in words. */
  sentence: string;
};

/** @description How much is done. */
export type Progress = {
  /** @description How many there are in all; it may change with the answers. */
  denominator: number;
  /** @description How many required answers and signatures are given. */
  numerator: number;
  /** @description 0 to 100, rounded down: 100 only when nothing is left. */
  percent: number;
};

export type ProvenFinding = {
  /** @description A placement that needs both forms; null for other findings. */
  example: ExamplePlacement | null;
  /** @description The two forms that exclude each other; none for other findings. */
  form_ids: FormId[];
  /**
   * @description `never_met`: by no placement. `always_met`: no placement is told no. `same`: as another policy, for every placement. `shadowed`: another policy asks for all of its forms wherever it does. `contradicting_forms`: one placement can need two forms that exclude each other. `not_decided`: see `question`.
   * @enum {string}
   */
  kind: 'never_met' | 'always_met' | 'same' | 'shadowed' | 'contradicting_forms' | 'not_decided';
  /** @description The other policy, where there is one; null also where it is the new policy itself. */
  policy_id: PolicyId | null;
  /** @description What that policy is called. */
  policy_name: string | null;
  /** @description What could not be decided; null where it was. */
  question: ('never_met' | 'always_met' | 'same' | 'shadowed' | 'contradicting_forms') | null;
  /** @description The finding in words. */
  sentence: string;
};

export type ProvenPolicy = {
  /** @description A placement for each outcome; null where there is none, or none was found. */
  examples: {
    /** @description A placement that meets it. */
    met: ExamplePlacement | null;
    /** @description A placement of which it is undecided. */
    unknown: ExamplePlacement | null;
    /** @description A placement that does not. */
    unmet: ExamplePlacement | null;
  };
  /** @description What is certain. What is neither here nor `not_decided` is certainly not so. */
  findings: ProvenFinding[];
  /** @description The condition in words. */
  sentence: string;
  /** @description The tests of the draft, else those that the policy has, and how each comes out. */
  tests: PolicyTestResult[];
};

export type PublishedFormEdition = {
  /** @description Counted from 1. Tasks pin it, and keep it. */
  edition: string;
  form_id: FormId;
  /** @description What became of policies that waited for the first edition. */
  policies: WaitingPolicy[];
  /** @description When it was published. It never changes afterwards. */
  published_at: DateTimeUtc;
  /** @description Of the content as canonical JSON (RFC 8785), in hex. */
  sha256: string;
};

/** @description A PDF that is read, page by page. */
export type ReadDocumentContent = {
  /** @description Of a PDF that the account has uploaded. */
  sha256: string;
};

export type Redelivered = {
  /** @description How many are sent again. */
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
  /** @description Empty where there is nothing to choose. */
  choices: RehireChoice[];
  /** @description What was chosen; null before. */
  decision: {
    /** @description What was chosen. */
    choice: RehireChoice;
    /** @description The person whom an integrator's server named; null where a person chose here. */
    chosen_by: string | null;
    /** @description When. */
    decided_at: DateTimeUtc;
    /** @description The form that goes on: the new one, or the earlier one with its supplement. */
    task_id: TaskId;
  } | null;
  /** @description The form that could serve; null where there is none. */
  earlier_form: {
    /**
     * Format: date
     * @description The day on which it was completed.
     */
    completed_on: string;
    /** @description Whether the employee has to show a document, because the authorization ended; null for who may not see that. */
    needs_document: boolean | null;
    /** @description The section that would record the rehire, or does; null where there is none. */
    section_id: string | null;
    /** @description The earlier Form I-9. */
    task_id: TaskId;
    /**
     * Format: date
     * @description The last day of a rehire for which it serves.
     */
    usable_until: string;
  } | null;
  /** @description Why the earlier form cannot serve; null where it can. */
  obstacle: RehireObstacle | null;
  /**
   * Format: date
   * @description First day of the new employment.
   */
  rehired_on: string;
  /** @description The new Form I-9 that the rehire asks for. */
  task_id: TaskId;
};

export type RehireOffers = {
  /** @description One of each form of which something can be chosen. */
  data: RehireOffer[];
};

export type Report = {
  /** @description The employer that it is about; null for all. */
  employer_id: EmployerId | null;
  /**
   * Format: date
   * @description The first day that it covers.
   */
  from: string;
  /** @description The largest groups, at most 100. */
  groups: {
    /** @description How many rows there are. */
    count: number;
    /** @description How many of them are done: in `late_signatures` in time, of cases those that are closed. */
    done_count: number;
    /** @description What `group` or `part` of the rows is: an id, a month, a state, a page. */
    key: string;
    /** @description What it is called; null where it has no name of its own. */
    label: string | null;
    /** @description Half of those that are done took at most so many hours; null where nothing is done or measured. */
    median_hours: number | null;
    /** @description Nine in ten of those that are done took at most so many hours; null as above. */
    p90_hours: number | null;
    /** @description The same, part by part. */
    parts: ReportPart[];
  }[];
  /** @description How many smaller groups were left out. */
  omitted_groups: number;
  /** @description By part, whatever the group; in `time_to_done` month by month. */
  parts: ReportPart[];
  report: ReportName;
  /**
   * Format: date
   * @description The last day.
   */
  to: string;
  /** @description Of everything in the period. */
  total: ReportNumbers;
};

export type ReportedHire = {
  employee_id: EmployeeId;
  /** @description What they are called; null where the record is gone. */
  employee_name: string | null;
  /**
   * Format: date
   * @description The first day of services for pay: `start_date` of the placement.
   */
  hired_on: string;
  placement_id: PlacementId;
  /** @description The state of the work; null where no address says it. */
  work_state: StateCode | null;
};

export type ReportedHireList = {
  /** @description Who is in it, in the order of the file. */
  data: ReportedHire[];
};

/**
 * @description `time_to_done`: from the invitation to the last form, by employer and month. `drop_off`: forms that wait for the employee, by form and page. `late_signatures`: sections that employers sign by a day, such as Section 2 of Form I-9, by employer. `forms_by_state`: forms by the state in which the work is done. `everify_outcomes`: E-Verify cases by their outcome (takes `everify:view`).
 * @enum {string}
 */
export type ReportName =
  | 'time_to_done'
  | 'drop_off'
  | 'late_signatures'
  | 'forms_by_state'
  | 'everify_outcomes';

export type ReportNumbers = {
  /** @description How many rows there are. */
  count: number;
  /** @description How many of them are done: in `late_signatures` in time, of cases those that are closed. */
  done_count: number;
  /** @description Half of those that are done took at most so many hours; null where nothing is done or measured. */
  median_hours: number | null;
  /** @description Nine in ten of those that are done took at most so many hours; null as above. */
  p90_hours: number | null;
};

export type ReportPart = {
  /** @description How many rows there are. */
  count: number;
  /** @description How many of them are done: in `late_signatures` in time, of cases those that are closed. */
  done_count: number;
  /** @description What `group` or `part` of the rows is: an id, a month, a state, a page. */
  key: string;
  /** @description What it is called; null where it has no name of its own. */
  label: string | null;
  /** @description Half of those that are done took at most so many hours; null where nothing is done or measured. */
  median_hours: number | null;
  /** @description Nine in ten of those that are done took at most so many hours; null as above. */
  p90_hours: number | null;
};

export type ReportRow = {
  /** @description When it began: the invitation, the form, the case; or when it was due. */
  at: DateTimeUtc;
  employee_id: EmployeeId;
  /** @description What they are called; null where the record is gone. */
  employee_name: string | null;
  /** @description The employer; null where none is named. */
  employer_id: EmployerId | null;
  /** @description What the employer is called; null where there is none. */
  employer_name: string | null;
  /** @description Which form that is; null as above. */
  form_id: FormId | null;
  /** @description Name of the form; null as above. */
  form_name: string | null;
  /** @description The key of the group that it counts in. */
  group: string;
  /** @description How long it took; null where it is not done or not measured. */
  hours: number | null;
  /** @description The same at every reading; where the next page reads on from. */
  id: string;
  /** @description Whether it counts as done. */
  is_done: boolean;
  /** @description The key of the part. */
  part: string;
  /** @description The form; null where the row is a hire. */
  task_id: TaskId | null;
};

export type ReportRowPage = {
  /** @description The rows, the latest first. */
  data: ReportRow[];
  /** @description Where to read on; null at the end. */
  next_cursor: string | null;
};

export type ReportsExportQuery = {
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /**
   * Format: date
   * @description The first day, as UTC has it; 89 days before the last without it.
   */
  from?: string;
  /**
   * @description What is counted.
   * @example time_to_done
   */
  report: ReportName;
  /**
   * Format: date
   * @description The last day; today without it.
   */
  to?: string;
};

export type ReportsFindQuery = {
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /**
   * Format: date
   * @description The first day, as UTC has it; 89 days before the last without it.
   */
  from?: string;
  /**
   * @description What is counted.
   * @example time_to_done
   */
  report: ReportName;
  /**
   * Format: date
   * @description The last day; today without it.
   */
  to?: string;
};

export type ReportsListRowsQuery = {
  /** @description Read on from here: the `next_cursor` of an answer. */
  cursor?: string;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /**
   * Format: date
   * @description The first day, as UTC has it; 89 days before the last without it.
   */
  from?: string;
  /** @description Of this group, by its key. */
  group?: string;
  /** @description Only what is done, or what is not. */
  is_done?: boolean;
  /** @description Of this part, by its key. */
  part?: string;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * @description What is counted.
   * @example time_to_done
   */
  report: ReportName;
  /**
   * Format: date
   * @description The last day; today without it.
   */
  to?: string;
};

export type Representative = {
  /** @description Whether pictures of the documents are asked for. */
  asks_for_pictures: boolean;
  /** @description When they gave their code; null before. */
  code_proved_at: DateTimeUtc | null;
  /** @description When they were named. */
  created_at: DateTimeUtc;
  /** @description Their email address; null where it was not given. */
  email: string | null;
  employee_id: EmployeeId;
  /** @description Until when their link opens. */
  expires_at: DateTimeUtc;
  id: RepresentativeId;
  /** @description The language that they read; null where it was not given. */
  language: PageLanguage | null;
  /** @description Who examines the documents for the employer. */
  name: string;
  /** @description Who named them. */
  named_by: RepresentativeNamer;
  /** @description Whether the code was given in a browser in which the employee had been, which is refused now; null before. */
  on_employees_device: boolean | null;
  /** @description Their telephone number; null where it was not given. */
  phone: string | null;
  /** @description When the employer accepted what was signed, or sent it back; null before. */
  reviewed_at: DateTimeUtc | null;
  /** @description When they were taken off the form; null where they were not. */
  revoked_at: DateTimeUtc | null;
  /** @description Their signature; null before. */
  signature_id: string | null;
  /** @description When they signed; null before. */
  signed_at: DateTimeUtc | null;
  /**
   * @description How far they are.
   * @enum {string}
   */
  status: 'named' | 'working' | 'signed' | 'returned' | 'accepted' | 'locked' | 'expired' | 'revoked';
  task_id: TaskId;
  /** @description Their title; null where it was not given. */
  title: string | null;
  /** @description Wrong codes that may still be given. */
  tries_left: number;
};

export type RepresentativeCode = {
  /** @description The new code, answered once. The one before no longer works. */
  code: string;
};

/** @description Id of an authorized representative; begins with `rep_`. */
export type RepresentativeId = string;

export type RepresentativeList = {
  /** @description Those who were named, the latest first. */
  data: Representative[];
};

export type RepresentativeNamed = {
  /** @description The code that goes with it, answered once: send it another way. Null where an employee named them. */
  code: string | null;
  /**
   * @description Who gets the code.
   * @enum {string}
   */
  code_recipient: 'caller' | 'representative' | 'employer';
  /** @description The representative. */
  representative: Representative;
  /** @description The address for them, answered once. */
  url: string;
};

export type RepresentativeNamer = {
  /** @description Its id. */
  id: string;
  /**
   * @description The side that named them.
   * @enum {string}
   */
  side: 'employee' | 'employer';
  /**
   * @description What kind of credential it was.
   * @enum {string}
   */
  type: 'api_token' | 'user' | 'form_session';
};

/** @enum {string} */
export type RetentionWaitsFor = 'signature' | 'end_of_employment';

export type ReviewRow = {
  /** @description As `after`, the rows that follow this one, though it may be signed by then. */
  cursor: string;
  /** @description The last moment to sign in time; null where there is none. */
  due_at: DateTimeUtc | null;
  /** @description The day of that moment at the employer’s; null where there is none. */
  due_on: string | null;
  employee_id: EmployeeId;
  /** @description What they are called; null where the record has no name. */
  employee_name: string | null;
  /** @description For whom it is signed; null where the form is for none. */
  employer_id: EmployerId | null;
  /** @description What the employer is called; null where there is none. */
  employer_name: string | null;
  /** @description How many files are attached; 0 for a form that is kept apart. */
  files_count: number;
  form_id: FormId;
  /**
   * @description The key of the form.
   * @example w-4
   */
  form_key: string;
  /** @description Name of the form. */
  form_name: string;
  /** @description Whether the employee has asked to correct what they signed, and waits for an answer. */
  has_correction_request: boolean;
  /** @description Who was named last to examine the documents; null where nobody was. */
  representative: {
    /** @description Who examines the documents for the employer. */
    name: string;
    /**
     * @description How far they are.
     * @enum {string}
     */
    status: 'named' | 'working' | 'signed' | 'returned' | 'accepted' | 'locked' | 'expired' | 'revoked';
  } | null;
  /** @description The section whose turn it is; null where none is, or the form is kept apart. */
  section_id: string | null;
  /** @description The section, as the form calls it; null where there is none to tell. */
  section_name: string | null;
  /** @description First day of work, as the placement has it; null where none is known. */
  starts_on: string | null;
  task_id: TaskId;
};

export type RuleFact = {
  /** @description What people call it. */
  label: string;
  /** @description What may be asked of it. */
  operators: FactOperator[];
  /** @description The fact, as conditions name it: `employee.custom_attributes.region`. */
  path: string;
  type: FactType;
  /** @description For `choice`, what it may be; empty for others. */
  values: string[];
};

export type RuleFacts = {
  /** @description Everything that a rule may ask for. */
  facts: RuleFact[];
};

/** @description A text, a number, true, false or null. */
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
  /** @description The user, the API token or the employee, and what it is called now; nulls where nobody can be named. */
  actor: {
    /** @description Its id; null where nobody can be named. */
    id: string | null;
    /** @description What kind of credential it was. */
    kind: SecurityActorKind;
    /** @description What it is called now; null where it has no name, or is gone. */
    name: string | null;
  };
  /** @description When it happened. */
  at: DateTimeUtc;
  /** @description The API token or the session that was presented; null where none was. */
  credential_id: string | null;
  /** @description Ids, words and counts; which ones, the kind says. */
  detail: {
    [key: string]: string | number | string[];
  };
  /** @description Id of the entry; begins with `sev_`. */
  id: string;
  /** @description The address that the request came from. */
  ip: string;
  /** @description What happened. */
  kind: SecurityEventKind;
  /** @description Whether it was done, or refused. */
  outcome: SecurityEventOutcome;
  /** @description Id of the request, as in `x-request-id`. */
  request_id: string;
  /** @description The record that it is about; null where it is about none. */
  subject: {
    /** @description Its id; null where nobody can be named. */
    id: string | null;
    /** @description What it is called now; null where it has no name, or is gone. */
    name: string | null;
    /** @description What kind of record it is. */
    type: SecuritySubjectType;
  } | null;
  /** @description The program that sent it, as it names itself. */
  user_agent: string;
};

/** @enum {string} */
export type SecurityEventKind =
  | 'session.signed_in'
  | 'session.sign_in_failed'
  | 'session.signed_out'
  | 'session.account_switched'
  | 'session.identity_proved'
  | 'session.ended'
  | 'magic_link.created'
  | 'user.created'
  | 'user.updated'
  | 'user.email_changed'
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
  | 'onboarding_link.continued'
  | 'onboarding_link.revoked'
  | 'message.recorded'
  | 'message.address_suppressed'
  | 'message.address_resumed'
  | 'identity.code_sent'
  | 'identity.proved'
  | 'identity.refused'
  | 'identity.locked'
  | 'representative.code_created'
  | 'representative.code_proved'
  | 'representative.code_refused'
  | 'representative.code_locked'
  | 'employee.contact_changed'
  | 'employee.contact_confirmed'
  | 'bank_change.cancelled'
  | 'component_link.created'
  | 'component_link.used'
  | 'connected_organization.created'
  | 'connected_organization.updated'
  | 'connected_organization.deleted'
  | 'connected_organization.restored'
  | 'settings.changed'
  | 'employee.updated'
  | 'employee.forms_moved'
  | 'placement.updated'
  | 'placement.deleted'
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
  | 'import.created'
  | 'import.committed'
  | 'import.deleted'
  | 'list.exported'
  | 'policy.replayed'
  | 'new_hire_report.created'
  | 'new_hire_report.downloaded'
  | 'new_hire_report.sent'
  | 'new_hire_report.deleted'
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
  /** @description The entries, the latest first. */
  data: SecurityEvent[];
  /** @description Where to read on; null at the end. */
  next_cursor: string | null;
};

export type SecurityEventsExportQuery = {
  /** @description By this user, API token or employee. */
  actor_id?: string;
  /** @description With this API token or in this session. */
  credential_id?: string;
  /** @description From this address. */
  ip?: string;
  /** @description Of these kinds, with commas between them. */
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
  /** @description Of these kinds, with commas between them. */
  kind?: string;
  /** @description With this outcome. */
  outcome?: SecurityEventOutcome;
  /** @description How many rows a page has. */
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
  | 'form'
  | 'form_pdf'
  | 'file'
  | 'form_session'
  | 'import'
  | 'inspection_package'
  | 'inspector_access'
  | 'integrity_check'
  | 'job'
  | 'key'
  | 'magic_link'
  | 'new_hire_report'
  | 'onboarding_link'
  | 'placement'
  | 'policy'
  | 'policy_waiver'
  | 'task'
  | 'theme'
  | 'user'
  | 'user_group'
  | 'user_session'
  | 'webhook';

export type SendEmployeeLinks = {
  /**
   * Format: uuid
   * @description A UUID of your own. The same one again sends nobody a second message.
   */
  act_id: string;
  /**
   * @description Whether they are invited, are sent their link again, or are reminded of what is open.
   * @enum {string}
   */
  kind: 'invitation' | 'link_again' | 'reminder';
  /** @description Whom it is about. */
  selection: EmployeeSelection;
};

export type SendMessage = {
  /**
   * @description Whether they are invited, are sent their link again, or are reminded of what is open.
   * @enum {string}
   */
  kind: 'invitation' | 'link_again' | 'reminder';
};

export type SendNewHireReport = {
  /** @description What the agency answered: a number, a text. */
  confirmation: string;
  /**
   * Format: date
   * @description When it was sent; today without it.
   */
  sent_on?: string;
};

export type SessionListing = {
  /** @description When it began. */
  created_at: DateTimeUtc;
  /** @description When it ends. */
  expires_at: DateTimeUtc;
  id: UserSessionId;
  /** @description The address that it began from. */
  ip_address: string;
  /** @description Whether it is the session that asks. */
  is_current: boolean;
  /** @description When it was last used, to the minute. */
  last_used_at: DateTimeUtc;
  /** @description The browser that it began in, as the browser says. */
  user_agent: string;
};

export type SigningConsent = {
  employee_id: EmployeeId;
  /** @description When it was given and what was agreed to; null where somebody wants paper who never agreed here. */
  given: {
    /** @description When it was given. */
    at: DateTimeUtc;
    /** @description How it was shown that they can read electronic records. */
    demonstrated_access: DemonstratedAccess;
    /** @description The language that it was shown in. */
    locale: string;
    /** @description The form that it was given with; null where it was given by itself. */
    task_id: TaskId | null;
    /** @description The statement as it was shown: what it covers, paper, withdrawal, hardware and software. */
    text: string;
    /** @description SHA-256 of that statement, in hex. */
    text_sha256: string;
    /** @description Version of the statement. */
    version: string;
  } | null;
  id: SigningConsentId;
  /**
   * @description Whether it holds.
   * @enum {string}
   */
  status: 'in_force' | 'replaced' | 'withdrawn';
  /** @description When it was withdrawn; null while it holds. */
  withdrawn: {
    /** @description When. */
    at: DateTimeUtc;
    /** @description By whom. */
    by: ConsentWithdrawer;
    /** @description Why, where it was said; null otherwise. */
    reason: string | null;
  } | null;
};

/** @description Id of a consent to sign electronically; begins with `scon_`. */
export type SigningConsentId = string;

export type SigningConsentList = {
  /** @description The consents, the latest first. */
  data: SigningConsent[];
};

/** @enum {string} */
export type StartReadiness = 'ready' | 'waiting' | 'undecided';

/**
 * @description A state by its two letters.
 * @example NY
 */
export type StateCode = string;

export type StatusChangeImport = {
  /** @description Whether the person who imported it sees every case of the account. The reminder counts from such an import. */
  covers_all_cases: boolean;
  /** @description What the file was called; null where it was not given. */
  file_name: string | null;
  /** @description When it was carried out. */
  imported_at: DateTimeUtc;
  /** @description The kind of credential that did it. */
  imported_by: string;
  /** @description Id of the user or token, where it is known. */
  imported_by_id: string | null;
  /** @description What the user or token is called now; null where it has no name, or is gone. */
  imported_by_name: string | null;
  /** @description How many lines it had. */
  lines: number;
  /** @description How many lines had each outcome; one of which there is none is left out. */
  outcomes: {
    /** @description How many lines. */
    count: number;
    /** @description What became of them. */
    outcome: StatusChangeOutcome;
  }[];
  /** @description SHA-256 of the file as it was sent. */
  sha256: string;
};

export type StatusChangeLine = {
  /** @description Of a malformed line the column that cannot be read; null for others. */
  column: ('case_number' | 'a_number' | 'document_number' | 'revocation_date') | null;
  /** @description By when that block is to be signed; null where none. */
  due_on: string | null;
  /** @description The employee; null where nobody was found. */
  employee_id: EmployeeId | null;
  /** @description What they are called; null where nobody was found, or the record has no name. */
  employee_name: string | null;
  /** @description The case that it is about; null where none was found. */
  everify_case_id: EverifyCaseId | null;
  /** @description Which line of the report, from 1. */
  line: number;
  /** @description The numbers of the person that are on the form too, besides the number of the case. */
  matched_by: ('a_number' | 'document_number')[];
  /** @description What became of it. */
  outcome: StatusChangeOutcome;
  /** @description When the authorization ended, as the report says; null where it cannot be read. */
  revoked_on: string | null;
  /** @description The block of Supplement B that was opened, or would be; null where none. */
  section_id: string | null;
  /** @description Their Form I-9; null where none was found. */
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
  /** @description Whether nothing was changed. */
  is_dry_run: boolean;
  /** @description What became of each line, in their order. */
  lines: StatusChangeLine[];
  /** @description How many blocks were opened, or would be. */
  opened: number;
};

export type Subtask = {
  /** @description The answers of the page, by the paths of their fields. */
  data: unknown;
  /** @description The page of the form that it fills. */
  form_page_id: string;
  /** @description Id of the subtask; begins with `subtask_`. */
  id: string;
};

export type SubtasksUploadFilesBody = {
  /** @description The files, 20 MiB each at most. */
  files: Upload[];
};

export type SystemHealth = {
  /** @description When this was looked up. */
  checked_at: DateTimeUtc;
  /** @description One for each thing that the caller may see. */
  lines: SystemHealthLine[];
  /** @description The worst of the lines. */
  state: SystemHealthState;
  /** @description The version of the software. */
  version: string;
};

/** @enum {string} */
export type SystemHealthKind =
  | 'background_work'
  | 'clocks'
  | 'outbound'
  | 'documents'
  | 'messages'
  | 'webhook'
  | 'everify'
  | 'imports'
  | 'packages'
  | 'retention'
  | 'official_files';

export type SystemHealthLine = {
  /** @description How many went wrong; null where nothing can. */
  failing: BoundedCount | null;
  /** @description What it is about. */
  kind: SystemHealthKind;
  /**
   * Format: date
   * @description Of `everify` with the reason `password_expires`: the day on which E-Verify’s password expires.
   */
  password_expires_on?: string;
  /** @description Why; null where kind and state say it. */
  reason: SystemHealthReason | null;
  /** @description The first 20 of them, what fails first. */
  records: SystemHealthRecord[];
  /** @description Since when it stands so: the oldest of what waits or fails. Of `background_work`: when it was seen last. */
  since: DateTimeUtc | null;
  /** @description How it stands. */
  state: SystemHealthState;
  /** @description Of `everify` with the reason `unknown_shape`: the answers that this version does not read. */
  unread_answers?: UnreadAnswer[];
  /** @description How many wait for their turn; null where nothing can wait. */
  waiting: BoundedCount | null;
  /** @description The webhook that a `webhook` line is about. */
  webhook_id: WebhookId | null;
  /** @description Where that webhook is sent to. */
  webhook_url: string | null;
};

/** @enum {string} */
export type SystemHealthReason =
  | 'never_seen'
  | 'paused_copy'
  | 'not_configured'
  | 'turned_off'
  | 'unreadable'
  | 'unknown_shape'
  | 'login_refused'
  | 'password_expired'
  | 'account_locked'
  | 'password_expires';

export type SystemHealthRecord = {
  /** @description Whether the caller may have it tried again at once. */
  can_retry: boolean;
  /** @description Whose it is; null where it is nobody’s. */
  employee_id: string | null;
  /** @description What they are called; null where that is not known, or not for the caller. */
  employee_name: string | null;
  /** @description Its id. */
  id: string;
  /** @description Whether it went wrong, rather than waits for its turn. */
  is_failing: boolean;
  /**
   * @description What kind of record it is.
   * @enum {string}
   */
  kind: 'task' | 'everify_case' | 'import' | 'inspection_package' | 'form';
  /** @description Of a form: the agencies’ files that are not installed; empty for others. */
  missing_files: string[];
  /** @description The form, or the name of the file; null where it has none. */
  name: string | null;
  /** @description Since when it waits, or fails. */
  since: DateTimeUtc | null;
};

/** @enum {string} */
export type SystemHealthState = 'ok' | 'waiting' | 'late' | 'failing';

/** @description A word that groups forms, policies or tasks. */
export type Tag = {
  /** @description The word itself, such as `payroll`. */
  name: string;
};

export type Task = {
  /**
   * @description Always `Task`.
   * @constant
   */
  _tag: 'Task';
  /** @description Where the form changes where the employee is paid, and is on hold: until when. Beyond the contract. */
  bank_change?: BankChange;
  /** @description The client that the form is for; null where it is for none in particular. */
  client_id: ClientId | null;
  /** @description When it was completed; null before. */
  completed_at: DateTimeUtc | null;
  /** @description When the task was created. */
  created_at: DateTimeUtc;
  /** @description The first moment at which the law lets it be deleted, as far as that is known (`retention_waits_for`), or a later one that was set; null where nothing is known. */
  deletion_allowed_at: DateTimeUtc | null;
  /** @description When it is to be deleted; null where nobody has scheduled that. */
  deletion_scheduled_at: DateTimeUtc | null;
  /** @description By when it is to be done; null where there is no such day. */
  due_at: DateTimeUtc | null;
  employee_id: EmployeeId;
  /** @description The employer that the form is for; null where it is for none in particular. */
  employer_id: EmployerId | null;
  /** @description When it expires if it is not completed by then; null for never. */
  expired_at: DateTimeUtc | null;
  /** @description The form's values of custom properties. */
  form_custom_attributes: {
    [key: string]: unknown;
  };
  form_id: FormId;
  /**
   * @description Which form of the catalog it is: the same in every account and edition.
   * @example w-4
   */
  form_key: string;
  id: TaskId;
  /** @description Whether all that is left to do is to correct sections that were signed before: the other signatures stay, and nothing is due. Beyond the contract. */
  is_being_corrected?: boolean;
  /** @description The job that the form is for; null where it is for none in particular. */
  job_id: JobId | null;
  /** @description Name of the form that is asked for. */
  name: string;
  /** @description Whose turn it is. */
  next_action: {
    /** @description The side that has to act, `system_action` while the document is being made; null when nothing is left to do. */
    type: ('employer_action' | 'employee_action' | 'system_action') | null;
  };
  /** @description How it ended, where the form has a question for that and its section is signed; null otherwise. Beyond the contract. */
  outcome?: TaskOutcome | null;
  /** @description How much of the whole form is done. */
  progress: Progress;
  /** @description The completed task after which the form was asked for again; null for a first one. Beyond the contract. */
  renews_task_id?: TaskId | null;
  /** @description The first day on which the law lets the form go, as far as it is known. Beyond the contract. */
  retained_until: string | null;
  /** @description The law that says how long the form is kept. */
  retention_rule: string;
  /** @description What the legal date waits for; null where it is final. */
  retention_waits_for: RetentionWaitsFor | null;
  /**
   * @description `requires_action` until every required answer and signature is given, then `completed`; `expired` once `expired_at` has passed before that.
   * @enum {string}
   */
  status: 'requires_action' | 'completed' | 'expired';
  /** @description One for each page of the form, in order. */
  subtasks: {
    /**
     * @description Whose page it is.
     * @enum {string}
     */
    assignee_type: 'employee' | 'employer';
    /** @description The page of the form that it fills. */
    form_page_id: string;
    /** @description The section that the page belongs to; null for a page of none. */
    form_section: {
      /**
       * @description Whose part of the form it is.
       * @enum {string}
       */
      assignee_type: 'employee' | 'employer' | 'system';
      /** @description The section, as forms name it. */
      id: string;
      /** @description Where it stands in the form, from 0. */
      position: number;
    } | null;
    /** @description Id of the subtask; begins with `subtask_`. */
    id: string;
    /** @description How much of the page is done. */
    progress: Progress;
  }[];
  /** @description Words that group the form. */
  tags: Tag[];
  /** @description When the task, an answer or a signature last changed. */
  updated_at: DateTimeUtc;
};

export type TaskAudit = {
  /** @description The trail, oldest first. */
  events: {
    /** @description Who did it: kind of credential, ids, and from where. */
    actor: {
      [key: string]: string | null;
    };
    /** @description When it happened. */
    at: DateTimeUtc;
    /** @description Of a `corrected` entry: the fields that it names, with what was signed before and what is signed now, masked. */
    changes?: {
      /** @description What is signed now. */
      after: unknown;
      /** @description What was signed before. */
      before: unknown;
      /** @description The field that was changed. */
      path: string;
    }[];
    /** @description What the kind has to say, in ids, words and hashes; no sensitive answer in full. */
    detail: {
      [key: string]: unknown;
    };
    /** @description SHA-256 over this entry and the hash before it, in hex. */
    hash: string;
    /** @description What happened, such as `signed` or `corrected`. */
    kind: string;
    /** @description Hash of the entry before. */
    previous_hash: string;
    /** @description Number of the entry, from 1 without gaps. */
    sequence: number;
  }[];
  /** @description The last entry; null where there is none. */
  head: {
    /** @description Its hash, which vouches for all entries before it. */
    hash: string;
    /** @description Its number. */
    sequence: number;
  } | null;
  /** @description Since when the trail attests the person, employer and dates of the form: since it was created, or since the upgrade for a form of an earlier version. Null until then: `is_intact` does not cover them. */
  index_attested_at: DateTimeUtc | null;
  /** @description Whether the chain of hashes holds, and the signatures, answers, documents, person, employer and dates of the form are those that it attests. */
  is_intact: boolean;
  /** @description Whose the signatures are that the trail names by their ids; the names go when the form is destroyed. */
  signatures: {
    /** @description To whom the employee handed the device, in the employee's words. */
    handed_over_to: string | null;
    /** @description The signature, as the trail names it. */
    id: string;
    /** @description Whether the section was opened again since. */
    is_void: boolean;
    /** @description The name as it was signed. */
    name: string;
    /** @description What was stated of a name that differs from the one on the form. */
    name_statement: NameStatement | null;
    /**
     * @description Who signed: the employee, the employer, or a preparer who helped.
     * @enum {string}
     */
    role: 'employee' | 'employer' | 'preparer';
    /** @description The section that was signed. */
    section_id: string;
  }[];
  task_id: TaskId;
};

export type TaskChangeRequestCreated = {
  /**
   * @description The task was reopened.
   * @constant
   */
  _tag: 'created';
};

export type TaskChangeRequestsCreateBody = {
  /** @description Why, kept with what was signed before: 3 to 2000 characters. A person who has a signed section changed has to say. Beyond the contract. */
  reason?: string;
  /** @description The section to correct; the first one without it. Sections that the same person signed after it open with it. What others signed stays as it is. */
  starting_section_id?: string;
};

export type TaskChangeRequestSkipped = {
  /**
   * @description Nothing was done: the task is not completed.
   * @constant
   */
  _tag: 'skipped';
};

export type TaskFields = {
  /** @description Of a new bank account that is on hold: until when. Its numbers stay masked until then, whoever asks. Beyond the contract. */
  bank_change?: BankChange;
  /** @description Answers of two sides that cannot both be right, where there are any. What is masked here is compared with nothing. Beyond the contract. */
  contradictions?: Contradiction[];
  /** @description Every field of the form, in its order. */
  fields: {
    /** @description The question that people read. */
    label: {
      /** @description In English; null where the field has no text of its own. */
      en: string | null;
    };
    /** @description The field's name, by which it is changed. */
    path: string;
    /** @description Kind of the field, such as `text`, `date` or `choice`. */
    type: string;
    /** @description The answer; null where there is none. Sensitive ones are masked unless `include_sensitive_info` is `true`. */
    value: unknown;
  }[];
};

/** @description Id of a task; begins with `task_`. */
export type TaskId = string;

/** @description How a form ended, such as accepted or declined. */
export type TaskOutcome = {
  /** @description What the form calls it, in English. */
  label: string;
  /** @description The option that was chosen. */
  value: string;
};

export type TaskRow = {
  /** @description What the session may do with it. */
  actions: (
    | 'open_as_employee'
    | 'open_as_employer'
    | 'download_document'
    | 'download_certificate'
    | 'send_back'
  )[];
  /** @description Which policies ask for its form, and for which placement. */
  reasons: {
    placement_id: PlacementId;
    /** @description Name of the policy that asks for the form. */
    policy: string;
    /** @description Why it does, in words. */
    sentence: string;
  }[];
  /** @description The task. */
  task: Task;
};

export type TasksAnswerCorrectionRequestBody = {
  /** @description What the employee is told, 3 to 2000 characters: asked for where it is declined. */
  message?: string;
  /**
   * @description `opened`: the employee corrects their part; what others signed stays as it is. `declined`: nothing changes.
   * @enum {string}
   */
  outcome: 'opened' | 'declined';
};

export type TasksCreateBody = {
  /** @description The client that the form is for. */
  client_id?: ClientId | null;
  /**
   * Format: date-time
   * @description No deletion before this moment. Null, or a moment before the law allows it, leaves the date of the law.
   */
  deletion_allowed_at?: string | null;
  /**
   * Format: date-time
   * @description When the task is to be deleted; null takes the schedule back.
   */
  deletion_scheduled_at?: string | null;
  /**
   * Format: date-time
   * @description By when it is to be done; without it the form's own deadline holds.
   */
  due_at?: string | null;
  /** @description Who fills it in. */
  employee_id: EmployeeId;
  /** @description The employer that the form is for. */
  employer_id?: EmployerId | null;
  /**
   * Format: date-time
   * @description From when an unfinished task is `expired`; null for never.
   */
  expired_at?: string | null;
  /** @description The form to be filled in. */
  form_id: FormId;
  /** @description The job that the form is for. */
  job_id?: JobId | null;
  /** @description The placement that it belongs to: employer, client and job are taken from there. */
  placement_id?: PlacementId | null;
};

export type TasksCreateQuery = {
  /** @description `true` creates it even where the employee has a living task of the form with the same associations. */
  allow_duplicate?: boolean;
};

export type TasksDeleteByIdQuery = {
  /**
   * @description Why it is withdrawn: kept in its audit trail.
   * @enum {string}
   */
  reason?: 'made_by_mistake' | 'duplicate' | 'wrong_employee' | 'not_needed';
};

export type TasksFindByIdQuery = {
  /** @description Records that the answer brings along in `expanded`, with commas between them: employee, employer, client, job, form. Each takes the permission to read it. For API tokens and people. */
  expand?: string;
};

export type TasksGetCertificateQuery = {
  /** @description Which version of the document, from 1; without it the latest. */
  version?: number;
};

export type TasksGetFieldsQuery = {
  /** @description `true` shows sensitive answers in full to callers who may see them. */
  include_sensitive_info?: boolean;
};

export type TasksGetOnboardingUrlQuery = {
  /**
   * @description Whose side the link opens.
   * @enum {string}
   */
  assignee_type: 'employee' | 'employer';
  /** @description The language that the pages open in, such as `es` or `es-MX`. */
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
  /** @description Which version of the document, from 1; without it the latest. */
  version?: number;
};

export type TasksGetVersionFieldsQuery = {
  /** @description `true` shows sensitive answers in full to callers who may see them. */
  include_sensitive_info?: boolean;
  /** @description Which version of the document, from 1; without it the latest. */
  version?: number;
};

export type TasksListQuery = {
  /** @description For this client. */
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
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
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
  /** @description For this employer. */
  employer_id?: EmployerId;
  /** @description Records that the answer brings along in `expanded`, with commas between them: employee, employer, client, job, form. Each takes the permission to read it. For API tokens and people. */
  expand?: string;
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
  /**
   * @description Of the form with this key.
   * @example w-4
   */
  form_key?: string;
  /** @description For this job. */
  job_id?: JobId;
  /** @description That ended so: the value of an option, of whichever form asks it. Beyond the contract. */
  outcome?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * @description The order: ascending, or with a dash descending. Without it newest first, `-created_at`.
   * @enum {string}
   */
  sort?: 'created_at' | '-created_at';
  /** @description The rows after this one: the id of a row, or the `next_cursor` of an answer; empty for the first. Rows that come meanwhile move nothing, as they do with `page`, which cannot be given beside it. */
  starting_after?: string;
  /**
   * @description Of this status.
   * @enum {string}
   */
  status?: 'requires_action' | 'completed' | 'expired';
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type TasksNameRepresentativeBody = {
  /** @description Whether pictures of the documents are asked for. Without it, `document_pictures` of the account’s settings decides. An employee cannot turn them off. */
  asks_for_pictures?: boolean;
  /**
   * Format: email
   * @description Their email address. Where the account sends messages, their link goes there. Their code goes there too where the employee named them; else you pass it on.
   */
  email?: string;
  /** @description The language that they read: their messages and their link are in it. Without it, messages are in the organization’s `default_language`, else in English. */
  language?: PageLanguage;
  /** @description Who is to examine the documents for the employer. */
  name: string;
  /** @description Their telephone number. Nothing is sent to it. */
  phone?: string;
  /** @description Their title. */
  title?: string;
};

export type TasksReviewRepresentativeBody =
  | {
      /**
       * @description Whether the employer accepts what was signed, or sends it back.
       * @enum {string}
       */
      decision: 'accepted';
    }
  | {
      /**
       * @description Whether the employer accepts what was signed, or sends it back.
       * @enum {string}
       */
      decision: 'returned';
      /** @description Why it goes back: 3 to 2000 characters. */
      reason: string;
    };

export type TasksUpdateByIdBody = {
  /**
   * Format: date-time
   * @description No deletion before this moment. Null, or a moment before the law allows it, leaves the date of the law.
   */
  deletion_allowed_at?: string | null;
  /**
   * Format: date-time
   * @description When the task is to be deleted; null takes the schedule back.
   */
  deletion_scheduled_at?: string | null;
  /**
   * Format: date-time
   * @description From when an unfinished task is `expired`; null for never.
   */
  expired_at?: string | null;
};

export type TasksUpdateFieldsAnswer = null;

export type TasksUpdateFieldsBody = {
  /** @description The fields to change: all of them are written, or none. */
  fields: {
    /** @description The answer as it was read, null where there was none. Where another one stands by now, nothing is written (412). An answer that this session may not read is not compared. */
    expected?: unknown;
    /** @description The field's name, as `tasks.getFields` answers it. */
    path: string;
    /** @description The new answer, of the field's type; null clears it. */
    value: unknown;
  }[];
};

export type TaskVersion = {
  /** @description The finished document, for `tasks.getPdf` with its `version`; null where the form was not finished. */
  document: {
    /** @description SHA-256 of the document, in hex. */
    sha256: string;
    /** @description Number of the document's version. */
    version: number;
  } | null;
  /** @description Whether it is what counts today; what was replaced does not. */
  is_in_force: boolean;
  /** @description Which version it is, from 1. */
  number: number;
  /** @description When it was replaced, and why; null while it is in force. */
  replaced: {
    /** @description When. */
    at: DateTimeUtc;
    /** @description Who had it replaced. */
    by: {
      /** @description Id of the credential or the person; null where it is not known. */
      id: string | null;
      /** @description What kind of credential it was. */
      kind: string;
      /** @description What they are called; null where it is not known. */
      name: string | null;
      /** @description Whose side they were on; null for the service. */
      side: ('employee' | 'employer') | null;
    };
    /** @description Why; null where it was not said. */
    reason: string | null;
    /** @description What was opened again. */
    section_ids: string[];
  } | null;
  /** @description The sections that were signed, and those that stood fast with them. */
  section_ids: string[];
  /** @description The signatures that it bears. */
  signatures: {
    /** @description Id of the signature; begins with `sig_`. */
    id: string;
    /**
     * @description How it was made.
     * @enum {string}
     */
    method: 'typed' | 'drawn';
    /** @description The name as it was signed. */
    name: string;
    /**
     * @description Who signed: the employee, the employer, or a preparer who helped.
     * @enum {string}
     */
    role: 'employee' | 'employer' | 'preparer';
    /** @description The section that was signed. */
    section_id: string;
    /** @description When it was signed. */
    signed_at: DateTimeUtc;
    /** @description The day beside the signature, at the signer's place. */
    signed_on: string;
  }[];
  task_id: TaskId;
};

export type TaskVersionFields = {
  /** @description The finished document, for `tasks.getPdf` with its `version`; null where the form was not finished. */
  document: {
    /** @description SHA-256 of the document, in hex. */
    sha256: string;
    /** @description Number of the document's version. */
    version: number;
  } | null;
  /** @description Every field that was answered, in the order of the form. */
  fields: {
    /** @description Whether it differs from what was signed before, whatever masks show. */
    is_changed: boolean;
    /** @description The question that people read. */
    label: {
      /** @description In English; null where the field has no text of its own. */
      en: string | null;
    };
    /** @description The field's name. */
    path: string;
    /** @description As it was signed before; null where it was not. */
    previous_value: unknown;
    /** @description The section that it belongs to. */
    section_id: string;
    /** @description Kind of the field, such as `text`, `date` or `choice`. */
    type: string;
    /** @description As it was signed in this version; masked where it is sensitive. */
    value: unknown;
  }[];
  /** @description Whether it is what counts today; what was replaced does not. */
  is_in_force: boolean;
  /** @description Which version it is, from 1. */
  number: number;
  /** @description When it was replaced, and why; null while it is in force. */
  replaced: {
    /** @description When. */
    at: DateTimeUtc;
    /** @description Who had it replaced. */
    by: {
      /** @description Id of the credential or the person; null where it is not known. */
      id: string | null;
      /** @description What kind of credential it was. */
      kind: string;
      /** @description What they are called; null where it is not known. */
      name: string | null;
      /** @description Whose side they were on; null for the service. */
      side: ('employee' | 'employer') | null;
    };
    /** @description Why; null where it was not said. */
    reason: string | null;
    /** @description What was opened again. */
    section_ids: string[];
  } | null;
  /** @description The sections that were signed, and those that stood fast with them. */
  section_ids: string[];
  /** @description The signatures that it bears. */
  signatures: {
    /** @description Id of the signature; begins with `sig_`. */
    id: string;
    /**
     * @description How it was made.
     * @enum {string}
     */
    method: 'typed' | 'drawn';
    /** @description The name as it was signed. */
    name: string;
    /**
     * @description Who signed: the employee, the employer, or a preparer who helped.
     * @enum {string}
     */
    role: 'employee' | 'employer' | 'preparer';
    /** @description The section that was signed. */
    section_id: string;
    /** @description When it was signed. */
    signed_at: DateTimeUtc;
    /** @description The day beside the signature, at the signer's place. */
    signed_on: string;
  }[];
  task_id: TaskId;
};

export type TaskVersions = {
  /** @description What a form of one’s own says; null where it is in the catalog. */
  content: FormContent | null;
  /** @description Edition of the form. */
  form_edition: string;
  /** @description The form in whose words the answers are, by its key. */
  form_key: string;
  task_id: TaskId;
  /** @description The versions, oldest first. */
  versions: TaskVersion[];
};

export type TextConsent = {
  /** @description When that was recorded; null where they did not. */
  agreed_at: DateTimeUtc | null;
  /** @description Whether the employee said so on the hosted pages, or somebody recorded it for them. */
  agreed_by: ('employee' | 'account') | null;
  /** @description Whether they agreed to texts at this number. Another number has to be agreed to anew. */
  agrees: boolean;
  /** @description Whether their telephone number is written so that texts can be sent there: `+1 518 555 0142`. */
  has_mobile_number: boolean;
  /** @description Whether texts are sent to those who agree: the account wants it, and the installation can. */
  is_offered: boolean;
  /** @description Whether that number answered STOP: no text is sent there until it answers START. */
  is_stopped: boolean;
  /** @description The last four digits of the number; null where texts cannot be sent to it. */
  number_ends_in: string | null;
};

export type TextLength = {
  /**
   * @description `gsm` where all of its characters are of the 7-bit alphabet (GSM 03.38), else `unicode`.
   * @enum {string}
   */
  alphabet: 'gsm' | 'unicode';
  /** @description How many characters it counts: some count twice. */
  characters: number;
  /** @description In how many parts it is sent: one of 160 characters (`unicode`: 70), or several of 153 (67). */
  segments: number;
};

/** @enum {string} */
export type TextUse = 'off' | 'without_email' | 'first';

export type Theme = {
  /**
   * @description Always `Theme`.
   * @constant
   */
  _tag: 'Theme';
  /** @description When it was created. */
  created_at: DateTimeUtc;
  /** @description The dark mode; left out for the plain one. */
  dark?: ThemeMode;
  id: ThemeId;
  /** @description The light mode; left out for the plain one. */
  light?: ThemeMode;
  /** @description What people call it. */
  name: string;
  /** @description When it last changed. */
  updated_at: DateTimeUtc;
};

/** @description Id of a theme; begins with `theme_`. */
export type ThemeId = string;

export type ThemeMode = {
  /** @description Words of the button that goes back. */
  back_button_text?: string;
  /** @description Colour of borders. */
  border?: string;
  /** @description Colour of the page. */
  custom_background?: string;
  /** @description Colour of text on the page. */
  custom_foreground?: string;
  /** @description Picture at the head of the pages: its address, or the picture itself as a `data:` URL. */
  logo?: string;
  /** @description Words of the button that goes on. */
  next_button_text?: string;
  /** @description Colour of the main button. */
  primary_background?: string;
  /** @description Colour of text on the main button. */
  primary_foreground?: string;
  /** @description Colour of the line that shows progress. */
  progress?: string;
  /**
   * @description How round corners are, as a CSS length.
   * @example 8px
   */
  radius?: string;
  /** @description Colour of other buttons. */
  secondary_background?: string;
  /** @description Colour of text on other buttons. */
  secondary_foreground?: string;
  /** @description Whether the name of the form shows. */
  show_form_name?: boolean;
  /** @description Whether the head of the page shows. */
  show_header?: boolean;
  /** @description Whether a page says how many answers were changed. */
  show_updated_fields_count?: boolean;
};

export type ThemeModeInput = {
  /** @description Words of the button that goes back. */
  back_button_text?: string;
  /** @description Colour of borders. */
  border?: string;
  /** @description Colour of the page. */
  custom_background?: string;
  /** @description Colour of text on the page. */
  custom_foreground?: string;
  /** @description Picture at the head of the pages: its https address, or a PNG, JPEG or WebP picture as a `data:` URL. No SVG. */
  logo?: string;
  /** @description Words of the button that goes on. */
  next_button_text?: string;
  /** @description Colour of the main button. */
  primary_background?: string;
  /** @description Colour of text on the main button. */
  primary_foreground?: string;
  /** @description Colour of the line that shows progress. */
  progress?: string;
  /**
   * @description How round corners are, as a CSS length.
   * @example 8px
   */
  radius?: string;
  /** @description Colour of other buttons. */
  secondary_background?: string;
  /** @description Colour of text on other buttons. */
  secondary_foreground?: string;
  /** @description Whether the name of the form shows. */
  show_form_name?: boolean;
  /** @description Whether the head of the page shows. */
  show_header?: boolean;
  /** @description Whether a page says how many answers were changed. */
  show_updated_fields_count?: boolean;
};

export type ThemesCreateBody = {
  /** @description The dark mode: what is left out stays plain. */
  dark?: ThemeModeInput;
  /** @description The light mode: what is left out stays plain. */
  light?: ThemeModeInput;
  /** @description What people call it. */
  name: string;
};

export type ThemesListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description With this in the name. */
  name?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type ThemesUpdateByIdBody = {
  /** @description The dark mode: what is left out stays plain. */
  dark?: ThemeModeInput;
  /** @description The light mode: what is left out stays plain. */
  light?: ThemeModeInput;
  /** @description What people call it. */
  name?: string;
};

export type UnreadAnswer = {
  /** @description What was asked, such as `POST /cases/{n}/submit`. */
  operation: string;
  /** @description When it was answered so first. */
  since: DateTimeUtc;
  /** @description Status, keys and types of the answer; never its values. */
  structure: string;
};

export type UnsavedPlacementExplanation = {
  /** @description Every active policy, with what came of it here. */
  policies: {
    /** @description The law behind the policy; null where none does, or the account wrote it. */
    citation: string | null;
    /** @description The condition's tree with the actual value and the outcome at each node. */
    explanation: Explanation;
    /** @description The forms that the policy asks for. */
    forms: {
      form_id: FormId;
      /**
       * @description Which form of the catalog it is: the same in every account and edition.
       * @example w-4
       */
      form_key: string;
      /** @description Name of the form. */
      form_name: string;
    }[];
    /** @description Paths of the facts that nobody has given, such as `job.address.state`. */
    missing_facts: string[];
    /** @description `met`: its forms are required. `unmet`: they are not. `unknown`: facts are missing to decide. */
    outcome: Outcome;
    /** @description The policy; a built-in one's id begins with `pol_` as well. */
    policy_id: string;
    /** @description What the policy is called. */
    policy_name: string;
    /** @description Which version of it was asked, from 1. */
    policy_version: number;
    /** @description The condition in words. */
    sentence: string;
  }[];
};

export type UpcomingStart = {
  /** @description At whose site; null where none is named. */
  client_id: ClientId | null;
  /** @description What the client is called; null where there is none. */
  client_name: string | null;
  employee_id: EmployeeId;
  /** @description What they are called; null where the record has no name. */
  employee_name: string | null;
  /** @description For whom they work; null where none is named. */
  employer_id: EmployerId | null;
  /** @description What the employer is called; null where there is none. */
  employer_name: string | null;
  /** @description What they do there; null where none is named. */
  job_id: JobId | null;
  /** @description What the job is called; null where there is none. */
  job_name: string | null;
  /** @description What policies need to know before they can say which forms are required. */
  missing_facts: string[];
  placement_id: PlacementId;
  /** @description Whether all is done that is needed before that day. */
  readiness: StartReadiness;
  /**
   * Format: date
   * @description The first day of work.
   */
  starts_on: string;
  /** @description The same, with what is wrong and where to enter it. Absent where nothing is undecided. */
  undecided_facts?: MissingFact[];
  /** @description What is to be done before the first day, as far as the caller may see the forms. */
  waits_for: {
    /** @description For whom it waits; null where it waits for nobody. */
    assignee_type: ('employee' | 'employer') | null;
    /** @description The last day on which it is done in time. */
    due_on: string | null;
    /**
     * @description Which form of the catalog it is: the same in every account and edition.
     * @example w-4
     */
    form_key: string;
    /** @description Name of the form. */
    form_name: string;
    /** @description The section whose turn it is, as the form calls it; null where none is told. */
    section_name: string | null;
    /** @description The form; null where it is required and nobody was asked for it yet. */
    task_id: TaskId | null;
  }[];
};

export type UpcomingStartCounts = {
  /** @description The first day after these on which somebody starts; null where nobody does. */
  next_starts_on: string | null;
  /** @description For whom all is done that is needed before the first day. */
  ready: BoundedCount;
  /** @description Of whom a fact is missing, so that it is not known what they need. */
  undecided: BoundedCount;
  /** @description For whom something is still to be done. */
  waiting: BoundedCount;
};

export type UpcomingStartPage = {
  /** @description The placements, the earliest first day first. */
  data: UpcomingStart[];
  /** @description Where to read on; null at the end. */
  next_cursor: string | null;
};

export type UpcomingStartsCountQuery = {
  /** @description Of this client. */
  client_id?: ClientId;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /**
   * Format: date
   * @description Who starts on this day or later.
   */
  starts_on_gte: string | Date;
  /**
   * Format: date
   * @description Who starts on this day or earlier.
   */
  starts_on_lte: string | Date;
};

export type UpcomingStartsListQuery = {
  /** @description Of this client. */
  client_id?: ClientId;
  /** @description Read on from here: the `next_cursor` of an answer. */
  cursor?: string;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description Only those who are. */
  readiness?: StartReadiness;
  /**
   * Format: date
   * @description Who starts on this day or later.
   */
  starts_on_gte: string | Date;
  /**
   * Format: date
   * @description Who starts on this day or earlier.
   */
  starts_on_lte: string | Date;
};

export type UpdateEmployerMessageSettings = {
  /** @description The name that messages to its people come from; null for the account’s, else its own name. */
  sender_name: string | null;
};

export type UpdateMessageSettings = {
  /** @description Whether those are written to as well who were asked for something in the 14 days before and still wait. Counts where it turns messages on. */
  include_waiting?: boolean;
  /** @description Whether messages are sent (`on`), told by `message.due` events (`events`), or neither (`off`). */
  mode?: MessageMode;
  /** @description The name that messages come from; null for the name of the employer. */
  sender_name?: string | null;
  /** @description Whether employees who agreed to texts get them: never (`off`), where they have no email address (`without_email`), or in place of email (`first`). */
  texts?: TextUse;
};

export type UpdateTextConsent = {
  /** @description True says that the employee agreed, in words that you can show, to text messages at the number on record; false takes it back. */
  agrees: boolean;
};

export type UploadedFile = {
  /** @description SHA-256 of the content, in hex. */
  checksum: string;
  /** @description Id of the file; begins with `file_`. */
  id: string;
  /** @description Where the content is stored; nothing can be fetched by it. */
  key: string;
  /** @description Name of the file, as it was uploaded. */
  name: string;
  /** @description Size in bytes. */
  size: number;
  /** @description Media type, found out from the content: a PDF, or a picture (JPEG, PNG, HEIC, WebP). */
  type: string;
};

export type UploadFilesResponse = {
  /** @description What was kept, in the order in which it was sent. */
  files: UploadedFile[];
};

export type User = {
  /** @description When the user was created. */
  created_at: DateTimeUtc;
  /** @description Who created the user; null where that is not known. Beyond the published contract. */
  created_by?: CreatedBy | null;
  /** @description Email address, by which they sign in. */
  email: string;
  /** @description Your own id of the person, unique in the account; null where none was given. */
  external_id: string | null;
  id: UserId;
  /** @description When the user last changed. */
  updated_at: DateTimeUtc;
};

export type UserGroup = {
  /** @description A condition over attributes: its people see the records that meet it, and no others. Null for all records. */
  access_rule: Condition | null;
  /** @description When it was created. */
  created_at: DateTimeUtc;
  id: UserGroupId;
  /** @description Key of a group that every account begins with, accepted wherever a group's id is; null for the account's own. */
  key: string | null;
  /** @description What people call it. */
  name: string;
  /** @description What its people may do. */
  permissions: Permission[];
  /** @description The access rule in words; null where there is none. */
  sentence: string | null;
  /** @description When it last changed. */
  updated_at: DateTimeUtc;
};

/** @description Id of a user group; begins with `ugrp_`. */
export type UserGroupId = string;

export type UserGroupsCreateBody = {
  /** @description A condition over attributes: its people see the records that meet it, and no others. Null for all records. */
  access_rule?: Condition | null;
  /** @description What people call it. */
  name: string;
  /** @description What its people may do, never more than the caller may. */
  permissions: Permission[];
};

export type UserGroupsListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type UserGroupsUpdateByIdBody = {
  /** @description A condition over attributes: its people see the records that meet it, and no others. Null for all records. */
  access_rule?: Condition | null;
  /** @description What people call it. */
  name?: string;
  /** @description What its people may do, never more than the caller may. */
  permissions?: Permission[];
};

/** @description Id of a user; begins with `user_`. */
export type UserId = string;

export type UserMembership = {
  /** @description The groups that they are in. */
  groups: UserGroup[];
  /** @description The user. */
  user: User;
};

export type UsersCreateBody = {
  /**
   * Format: email
   * @description Email address, by which they sign in.
   * @example carla.reyes@example.com
   */
  email: string;
  /** @description Whether you know the address to be theirs; false without it. */
  email_verified?: boolean | null;
  /** @description Your own id of the person, unique in the account. */
  external_id?: string | null;
  /** @description A first password: 8 characters or more with a small letter, a capital and a digit. Without it they sign in by magic link. */
  password?: string | null;
  /** @description The groups that say what they may do. */
  user_group_ids: string[];
};

/** @description Id of a signed-in session; begins with `us_`. */
export type UserSessionId = string;

export type UsersListMembershipsQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description With this email, whatever the case of its letters. */
  email?: string;
  /** @description With this id of your own. */
  external_id?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description A part of the email, whatever the case of its letters. */
  search?: string;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
  /** @description In this group. */
  user_group_id?: string;
};

export type UsersListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description With this email, whatever the case of its letters. */
  email?: string;
  /** @description With this id of your own. */
  external_id?: string;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type UsersListSessionsQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
};

export type UsersUpdateByIdBody = {
  /**
   * Format: email
   * @description Email address, by which they sign in.
   */
  email?: string;
  /** @description Your own id of the person, unique in the account; null clears it. */
  external_id?: string | null;
  /** @description The groups that say what they may do, in place of those before. */
  user_group_ids?: string[];
};

export type VouchedSigner = {
  /** @description Their email address; null where it was not said. */
  email: string | null;
  /** @description Name of whoever signs; null where it was not said. */
  name: string | null;
  /** @description Their title; null where it was not said. */
  title: string | null;
};

export type WaitingPeople = {
  /** @description Nobody is written to about what they were asked before. */
  asked_since: DateTimeUtc;
  /** @description Representatives who were named, and employees who were told of a notice, and wait. */
  people: number;
};

/** @description A policy of the library that waited for the form. */
export type WaitingPolicy = {
  /** @description What people call it. */
  name: string;
  policy_id: PolicyId;
  /**
   * @description `active` now, or still `draft` because somebody has to check it first.
   * @enum {string}
   */
  status: 'active' | 'draft' | 'archived';
  /** @description What has to be checked: facts of the law that are in doubt. */
  unsure: string[];
};

export type Webhook = {
  /** @description When it was created. */
  created_at: DateTimeUtc;
  /** @description Who created it; null where that is not known. Beyond the published contract. */
  created_by?: CreatedBy | null;
  /** @description What the account notes of it; null where there is nothing. */
  description: string | null;
  id: WebhookId;
  /** @description When something was sent to it last; null before the first delivery. */
  last_used_at: DateTimeUtc | null;
  /** @description The kinds that it is sent; empty for every kind. */
  subscribed_events: EventKind[];
  /** @description The key of its signatures, as Standard Webhooks writes it: `whsec_` and base64. Callers without `webhook:view_secret` are answered its last four characters only./ */
  token: string;
  /** @description When it last changed. */
  updated_at: DateTimeUtc;
  /** @description Where events are sent. */
  url: string;
};

export type WebhookDelivery = {
  /** @description How often it was tried. */
  attempts: number;
  /** @description When it was queued. */
  created_at: DateTimeUtc;
  /** @description The `webhook-id` of each attempt. */
  event_id: string;
  /** @description When it was delivered or given up; null before. */
  finished_at: DateTimeUtc | null;
  /** @description What happened. */
  kind: DeliveredKind;
  /** @description When it is tried next; null where an earlier one of the same resource goes first, and at the end. */
  next_attempt_at: DateTimeUtc | null;
  /** @description Id of the record that it happened to. */
  resource_id: string;
  /**
   * @description How far it is: `pending`, `delivered`, or `failed` once it is given up.
   * @enum {string}
   */
  status: 'pending' | 'delivered' | 'failed';
  webhook_id: WebhookId;
};

export type WebhookDeliveryDetail = {
  /** @description How often it was tried. */
  attempts: number;
  /** @description The body, exactly as it is signed and sent; null for people who do not see every record. */
  body: string | null;
  /** @description When it was queued. */
  created_at: DateTimeUtc;
  /** @description The `webhook-id` of each attempt. */
  event_id: string;
  /** @description When it was delivered or given up; null before. */
  finished_at: DateTimeUtc | null;
  /** @description What happened. */
  kind: DeliveredKind;
  /** @description When it is tried next; null where an earlier one of the same resource goes first, and at the end. */
  next_attempt_at: DateTimeUtc | null;
  /** @description Id of the record that it happened to. */
  resource_id: string;
  /**
   * @description How far it is: `pending`, `delivered`, or `failed` once it is given up.
   * @enum {string}
   */
  status: 'pending' | 'delivered' | 'failed';
  /** @description Every attempt, oldest first. */
  tries: {
    /** @description The beginning of the answer, at most 4 KB. */
    answer: string | null;
    /** @description When it was made. */
    at: DateTimeUtc;
    /** @description How long it took, in milliseconds. */
    duration_ms: number;
    /** @description What went wrong, in words; null for success. */
    error: string | null;
    /** @description Which try it was, from 1. */
    number: number;
    /** @description What it was sent with, by the names of the headers. */
    request_headers: {
      [key: string]: string;
    };
    /** @description The status of the answer; null where there was none. */
    status: number | null;
    /** @description Where it was sent. */
    url: string;
  }[];
  webhook_id: WebhookId;
};

export type WebhookHealth = {
  /** @description Set once it is sent nothing any more. */
  disabled_at: DateTimeUtc | null;
  /** @description Why: five days of nothing but failures, or an answer of 410 (`gone`). Null while it is sent events. */
  disabled_reason: ('failing_for_five_days' | 'gone') | null;
  /** @description How many were given up and can be sent again. */
  failed: number;
  /** @description Since when nothing but failures came back; null while it answers. */
  failing_since: DateTimeUtc | null;
  /** @description When something was sent to it last; null before the first delivery. */
  last_used_at: DateTimeUtc | null;
  /** @description How many deliveries wait to be made. */
  pending: number;
  /** @description Until when deliveries bear a second signature, made with the token before the last rotation. */
  previous_token_until: DateTimeUtc | null;
  webhook_id: WebhookId;
};

/** @description Id of a webhook; begins with `we_`. */
export type WebhookId = string;

export type WebhooksCreateBody = {
  /** @description A note for the account's own people. */
  description?: string;
  /**
   * @description The kinds to be sent; without it, or with an empty list, every kind.
   * @example [
   *       "task.updated"
   *     ]
   */
  subscribed_events?: EventKind[];
  /**
   * @description Where events are sent: a public https address.
   * @example https://example.com/hooks/firstday
   */
  url: string;
};

export type WebhookSecret = {
  /** @description The token before the last rotation, while deliveries bear its signature too. */
  previous_token: string | null;
  /** @description Until when that is; null where no token was rotated within a day. */
  previous_token_until: DateTimeUtc | null;
  /** @description All of those that it bears the signatures of, the last first: each for a day after it was rotated away. */
  previous_tokens: {
    /** @description The earlier key. */
    token: string;
    /** @description Until when deliveries bear its signature. */
    until: DateTimeUtc;
  }[];
  /** @description The key of its signatures, as Standard Webhooks writes it: `whsec_` and base64. */
  token: string;
  webhook_id: WebhookId;
};

export type WebhooksListDeliveriesQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Of this kind of event. */
  kind?: DeliveredKind;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /** @description The `event_id` of the last delivery that was read: those made before it follow, and `total` counts them alone. */
  starting_after?: EventId;
  /**
   * @description Of this status.
   * @enum {string}
   */
  status?: 'pending' | 'delivered' | 'failed';
};

export type WebhooksListQuery = {
  /**
   * Format: date-time
   * @description Made then or later: an ISO 8601 timestamp.
   */
  created_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Made then or earlier: an ISO 8601 timestamp.
   */
  created_at_lte?: string | Date;
  /** @description Which page, from 1; below 1 is page 1. */
  page?: number;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * Format: date-time
   * @description Changed then or later: an ISO 8601 timestamp.
   */
  updated_at_gte?: string | Date;
  /**
   * Format: date-time
   * @description Changed then or earlier: an ISO 8601 timestamp.
   */
  updated_at_lte?: string | Date;
};

export type WebhooksRedeliverFailedBody = {
  /**
   * Format: date-time
   * @description Deliveries given up then or later are sent again.
   */
  since: string;
};

export type WebhooksUpdateByIdBody = {
  /** @description A note for the account's own people. */
  description?: string;
  /**
   * @description The kinds to be sent; without it, or with an empty list, every kind.
   * @example [
   *       "task.updated"
   *     ]
   */
  subscribed_events?: EventKind[];
};

export type WithdrawEmployeeTasks = {
  /**
   * @description Why they are withdrawn: kept in their audit trails.
   * @enum {string}
   */
  reason?: 'made_by_mistake' | 'duplicate' | 'wrong_employee' | 'not_needed';
  /** @description Whom it is about. */
  selection: EmployeeSelection;
};

export type WithholdingInForce = {
  employee_id: EmployeeId;
  /** @description It takes the place of an earlier one; the first takes effect with the first wages. */
  is_revised: boolean;
  /** @description The last day of an exemption; null where there is none. */
  lapses_on: string | null;
  /**
   * Format: date
   * @description The day that it is about.
   */
  on: string;
  /** @description The day on which it was signed; null where there is none. */
  received_on: string | null;
  /** @description The last day on which a revised one must take effect; null where the payroll period is not known, and for a first one. */
  takes_effect_by: string | null;
  /** @description The Form W-4 in force; null where none is, and the default of the law holds. */
  task_id: TaskId | null;
  /** @description What is withheld by it. */
  withholding: {
    /** @description Step 4(b), in dollars a year. */
    deductions: number;
    /** @description Step 3, in dollars a year. */
    dependents_total: number;
    /** @description Step 4(c), in dollars for each pay period. */
    extra_withholding: number;
    /** @description Filing status, as the form has it; null where it was not chosen. */
    filing_status: string | null;
    /** @description Whether Step 2(c) is ticked: two jobs in all. */
    has_two_jobs: boolean;
    /** @description Whether no tax is withheld. */
    is_exempt: boolean;
    /** @description Whether the rules for nonresident aliens hold. */
    is_nonresident_alien: boolean;
    /** @description Step 4(a), in dollars a year. */
    other_income: number;
  };
};

export type WorkItem = {
  /**
   * @description Whose turn it is.
   * @enum {string}
   */
  assignee_type: 'employee' | 'employer';
  /** @description The last moment of that day, where the employer is. */
  due_at: DateTimeUtc | null;
  /** @description The last day on which it is done in time; null where no day is set. */
  due_on: string | null;
  /** @description The person it is about; null for `webhook`, `everify_connection`, `status_change_report` and `form_edition`. */
  employee_id: EmployeeId | null;
  /** @description What they are called; null where the record has no name or is gone. */
  employee_name: string | null;
  /** @description The employer that it is about; null where it is for none. */
  employer_id: EmployerId | null;
  /** @description What the employer is called; null where there is none. */
  employer_name: string | null;
  /** @description The E-Verify case that it is about. */
  everify_case_id: EverifyCaseId | null;
  /** @description Of `everify_mandate`: the law that requires E-Verify of the employer, or may. */
  everify_mandate?: EverifyMandate;
  /** @description Of `everify_connection`: what is wrong; null or absent for other kinds. */
  everify_problem?: EverifyProblem | null;
  /** @description Which form that is. */
  form_id: FormId | null;
  /** @description The key of that form. */
  form_key: string | null;
  /** @description Name of the form. */
  form_name: string | null;
  /** @description The same for as long as it waits: made of its kind and of what it is about. */
  id: string;
  /** @description Whether that webhook is sent nothing any more. */
  is_disabled: boolean | null;
  /** @description Of `employee_forms`: whether nobody has touched them for 48 hours; null for other kinds. */
  is_stuck: boolean | null;
  /** @description False where nobody has read in that law yet that it is this day. */
  is_sure: boolean;
  /** @description What has to be done. */
  kind: WorkItemKind;
  /** @description The law that sets the day; null where none does. */
  legal_basis: string | null;
  /** @description Of `employee_forms`: whether the employee has a link to them, and opened it; null for other kinds, and for who may not see links. */
  link_state: ('none' | 'ended' | 'unopened' | 'opened') | null;
  /** @description Of `undecided_facts`: what one record lacks, so that forms are undecided. */
  missing_facts?: MissingFact[];
  /** @description Of `employee_forms`: how many forms wait for the employee. Of `form_edition`: how many people are filling in an earlier edition, 1,000 at most. Null for other kinds. */
  open_forms: number | null;
  /** @description The hire that is to be reported; of `undecided_facts` and `everify_mandate` one of the placements. */
  placement_id: PlacementId | null;
  /** @description Of `undecided_facts` and `everify_mandate`: how many placements it is about. */
  placements_count?: number;
  /** @description Of `undecided_facts`: what the record is called that lacks them. */
  record_name?: string | null;
  /** @description The section to be signed, or from which the day follows. */
  section_id: string | null;
  /** @description The section, as the form calls it. */
  section_name: string | null;
  /** @description Of what has no day of its own: since when it waits. Of `employee_forms`: when anything was done about them last. */
  since: DateTimeUtc | null;
  /** @description The form that it is about; null where it is about none, or several. */
  task_id: TaskId | null;
  /** @description The webhook that fails, or is sent nothing any more. */
  webhook_id: WebhookId | null;
  /** @description Where that webhook is sent to. */
  webhook_url: string | null;
};

/** @enum {string} */
export type WorkItemBucket = 'late' | 'today' | 'week' | 'later' | 'waiting_on_others';

export type WorkItemCount = {
  /** @description How many there are, 1000 at most. */
  count: number;
  /** @description False where there are more. */
  is_exact: boolean;
  /** @description What they are; a kind of which there is none is left out. */
  kinds: WorkItemKindCount[];
};

export type WorkItemCounts = {
  /** @description The day has passed. */
  late: WorkItemCount | null;
  /** @description Due after that. */
  later: WorkItemCount | null;
  /** @description Due by the end of today, or without a day of its own. */
  today: WorkItemCount | null;
  /** @description Employees whose forms wait for themselves. */
  waiting_on_others: WorkItemCount | null;
  /** @description Due in the seven days after today. */
  week: WorkItemCount | null;
};

/** @enum {string} */
export type WorkItemKind =
  | 'section'
  | 'everify_case'
  | 'reverification'
  | 'receipt'
  | 'new_hire_report'
  | 'correction'
  | 'confirmation'
  | 'webhook'
  | 'everify_connection'
  | 'status_change_report'
  | 'form_edition'
  | 'undecided_facts'
  | 'everify_mandate'
  | 'employee_forms';

export type WorkItemKindCount = {
  /** @description How many of those that were counted. */
  count: number;
  /** @description What has to be done. */
  kind: WorkItemKind;
};

export type WorkItemPage = {
  /** @description What waits, the earliest first. */
  data: WorkItem[];
  /** @description Where to read on; null at the end. */
  next_cursor: string | null;
};

export type WorkItemsCountQuery = {
  /** @description Only of these, with commas between them; the others are null. */
  bucket?: string;
  /** @description Of this client. */
  client_id?: ClientId;
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /**
   * Format: date
   * @description Of people with a placement that starts on this day or later.
   */
  starts_on_gte?: string | Date;
  /**
   * Format: date
   * @description Of people with a placement that starts on this day or earlier.
   */
  starts_on_lte?: string | Date;
};

export type WorkItemsListQuery = {
  /** @description When it is due. Without it: all that waits for the employer, whenever it is due. */
  bucket?: WorkItemBucket;
  /** @description Of this client. */
  client_id?: ClientId;
  /** @description Read on from here: the `next_cursor` of an answer. */
  cursor?: string;
  /** @description Of this employee. */
  employee_id?: EmployeeId;
  /** @description Of this employer. */
  employer_id?: EmployerId;
  /** @description How many rows a page has. */
  per_page?: number;
  /**
   * Format: date
   * @description Of people with a placement that starts on this day or later.
   */
  starts_on_gte?: string | Date;
  /**
   * Format: date
   * @description Of people with a placement that starts on this day or earlier.
   */
  starts_on_lte?: string | Date;
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
  | { type: 'client.restored'; timestamp: string; data: Client }
  | { type: 'employee.restored'; timestamp: string; data: Employee }
  | { type: 'employer.restored'; timestamp: string; data: Employer }
  | { type: 'job.restored'; timestamp: string; data: Job }
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
  | { type: 'task.correction_requested'; timestamp: string; data: Task }
  | { type: 'message.due'; timestamp: string; data: MessageDueEvent }
  | { type: 'employee.bank_account_changed'; timestamp: string; data: Employee }
  | { type: 'webhook.test'; timestamp: string; data: Record<string, unknown> };
