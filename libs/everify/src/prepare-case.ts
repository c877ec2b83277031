import type { EverifyMissing } from '@firstday/domain';
import { acceptableDocument, type Answers, type AnswerValue, type DocumentAnswer } from '@firstday/forms';
import { citizenshipCodes, documentCodes } from './document-code.js';
import { issuingState } from './issuing-state.js';
import { CaseFields, nameLength } from './case-fields.js';
import { serviceName } from './service-name.js';

/** What the employee and the documents say of a case; the employer's part is added when it is opened. */
export type EmployeePart = Partial<
  Omit<
    CaseFields,
    | 'client_company_id'
    | 'client_software_version'
    | 'employer_case_id'
    | 'case_creator_name'
    | 'case_creator_email_address'
    | 'case_creator_phone_number'
  >
>;

export interface PreparedCase {
  readonly fields: EmployeePart;
  readonly missing: readonly EverifyMissing[];
  /** The service has no room for the whole name: it is given as much of it as fits. */
  readonly isNameShortened: boolean;
}

/**
 * A case from the answers of a Form I-9 whose Section 2 is signed.
 *
 * @param isNumberAwaited whether the employee has applied for a Social Security number that is not there yet
 */
export function prepareCase(answers: Answers, isNumberAwaited = false): PreparedCase {
  const papers = documentsIn(answers);
  const given = { ...personIn(answers), ...papers.fields };
  const { fields, unfit } = fitted(given);
  return {
    fields,
    missing: [...missingIn(answers, fields, isNumberAwaited), ...papers.missing, ...unfit],
    isNameShortened: isLonger(answers, 'first_name') || isLonger(answers, 'last_name'),
  };
}

/** What the service can do without, and would refuse a case for. */
const optional: ReadonlySet<string> = new Set([
  'middle_initial',
  'other_last_names_used',
  'employee_email_address',
  'phone_number',
]);

/** Without what the service does not take: a number that it has no room for is for a person to look at. */
function fitted(given: EmployeePart): { fields: EmployeePart; unfit: readonly EverifyMissing[] } {
  const parsed = CaseFields.partial().safeParse(given);
  const wrong = new Set((parsed.error?.issues ?? []).map(({ path: [name] }) => String(name)));
  const fields = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
  return { fields, unfit: [...wrong].every((name) => optional.has(name)) ? [] : ['document_number'] };
}

const textOf = (value: AnswerValue | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const documentOf = (value: AnswerValue | undefined): DocumentAnswer | undefined =>
  typeof value === 'object' && value !== null && 'document' in value ? value : undefined;

const nameIn = (answers: Answers, path: 'first_name' | 'last_name'): string | undefined => {
  const given = textOf(answers[`task.${path}`]);
  return given === undefined ? undefined : (serviceName(given) ?? undefined);
};

const mostOf = { first_name: nameLength.first, last_name: nameLength.last } as const;

const isLonger = (answers: Answers, path: keyof typeof mostOf): boolean =>
  (nameIn(answers, path)?.length ?? 0) > mostOf[path];

/** As much of it as a person could type into the box of the service. */
const shortened = (answers: Answers, path: keyof typeof mostOf): string | undefined =>
  nameIn(answers, path)?.slice(0, mostOf[path]).trim();

/** Several names are separated by commas; one in another script is left to the documents. */
function otherNames(given: string | undefined): string[] | undefined {
  if (given === undefined || /^n\/?a$/i.test(given)) return undefined;
  const names = given
    .split(/[,;]/)
    .flatMap((name) => serviceName(name)?.slice(0, nameLength.last).trim() ?? []);
  return names.length === 0 ? undefined : names;
}

function personIn(answers: Answers): EmployeePart {
  const given = (name: string) => textOf(answers[`task.${name}`]);
  const status = given('citizenship_status');
  return present({
    first_name: shortened(answers, 'first_name'),
    middle_initial: serviceName(given('middle_initial') ?? '') ?? undefined,
    last_name: shortened(answers, 'last_name'),
    other_last_names_used: otherNames(given('other_last_names')),
    date_of_birth: given('date_of_birth'),
    ssn: given('social_security_number'),
    employee_email_address: given('email'),
    phone_number: given('phone'),
    citizenship_status_code:
      status !== undefined && isCitizenship(status) ? citizenshipCodes[status] : undefined,
    alien_number: given('lpr_number') ?? given('uscis_number'),
    i94_number: given('i94_number'),
    foreign_passport_number: given('foreign_passport_number'),
    country_code: given('foreign_passport_country'),
    date_of_hire: given('first_day_of_employment'),
  });
}

const isCitizenship = (status: string): status is keyof typeof citizenshipCodes =>
  Object.hasOwn(citizenshipCodes, status);

function documentsIn(answers: Answers): { fields: EmployeePart; missing: readonly EverifyMissing[] } {
  const isListA = answers['task.list_choice'] === 'a';
  const paths = isListA ? ['task.list_a_1'] : ['task.list_b', 'task.list_c'];
  const documents = paths.map((path) => documentOf(answers[path]));
  const [first, second] = documents;
  if (!first || (!isListA && !second)) return { fields: {}, missing: ['document'] };
  const missing = documents.flatMap((document) => (document ? obstaclesOf(document) : []));
  const fields = isListA ? listAFields(answers, first) : listBAndCFields(first, second);
  return { fields, missing: [...new Set(missing)] };
}

/**
 * The memorandum of understanding, article II.A.5, wants a List B document with a photograph; a receipt for a document
 * that was lost waits for the document itself (E-Verify user manual 2.1).
 */
function obstaclesOf({ document, is_receipt, issuing_authority }: DocumentAnswer): EverifyMissing[] {
  const known = acceptableDocument(document);
  const hasState = documentCodes[document]?.subType !== undefined;
  return [
    ...(known?.list === 'b' && known.photo === 'never' ? (['list_b_without_photo'] as const) : []),
    ...(hasState && !issuingState(issuing_authority) ? (['document_state'] as const) : []),
    ...(is_receipt === true ? (['receipt_in_place_of_document'] as const) : []),
    ...(Object.hasOwn(documentCodes, document) || known?.photo === 'never'
      ? []
      : (['document_without_code'] as const)),
  ];
}

function listAFields(answers: Answers, document: DocumentAnswer): EmployeePart {
  const beside = documentOf(answers['task.list_a_2']);
  const third = documentOf(answers['task.list_a_3']);
  const code = documentCodes[document.document]?.code;
  return present({
    document_a_type_code: code,
    us_passport_number: code?.startsWith('US_PASSPORT') ? document.number : undefined,
    i551_number: code === 'FORM_I551' ? document.number : undefined,
    i766_number: code === 'FORM_I766' ? document.number : undefined,
    ...(code?.includes('PASSPORT') && !code.startsWith('US_')
      ? { foreign_passport_number: document.number }
      : {}),
    ...(beside ? { i94_number: beside.number } : {}),
    sevis_number: third?.number,
    ...expiryOf(document),
  });
}

function listBAndCFields(identity: DocumentAnswer, authorization: DocumentAnswer | undefined): EmployeePart {
  const known = documentCodes[identity.document];
  return present({
    document_b_type_code: known?.code,
    document_c_type_code: authorization && documentCodes[authorization.document]?.code,
    document_sub_type_code: known?.subType,
    us_state_code: known?.subType ? issuingState(identity.issuing_authority) : undefined,
    document_bc_number: identity.number,
    ...expiryOf(identity),
  });
}

const expiryOf = ({ expires_on }: DocumentAnswer): EmployeePart =>
  typeof expires_on === 'string' && /^\d{4}-/.test(expires_on)
    ? { expiration_date: expires_on }
    : { no_expiration_date: true };

function missingIn(answers: Answers, fields: EmployeePart, isNumberAwaited: boolean): EverifyMissing[] {
  const names = (['first_name', 'last_name'] as const).filter((name) => !fields[name]);
  const isInOtherLetters = names.some((name) => textOf(answers[`task.${name}`]) !== undefined);
  return [
    ...(names.length === 0 ? [] : ([isInOtherLetters ? 'name_letters' : 'name'] as const)),
    ...(fields.date_of_birth ? [] : (['date_of_birth'] as const)),
    // A new hire may start without a number that was applied for; the case waits for it.
    ...(fields.ssn ? [] : [isNumberAwaited ? ('ssn_pending' as const) : ('ssn' as const)]),
    ...(fields.citizenship_status_code ? [] : (['citizenship_status'] as const)),
    ...(fields.date_of_hire ? [] : (['first_day'] as const)),
  ];
}

/** Without what is undefined: an absent value is not an empty one. */
function present(fields: { [Name in keyof EmployeePart]: EmployeePart[Name] | undefined }): EmployeePart {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
