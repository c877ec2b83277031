interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer in the web service's words. */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(message: string, { status, code, headers = {} }: Refusal) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export const caseNotFound = (): ServiceError =>
  new ServiceError('There is no such case.', { status: 404, code: 'CASE_NOT_FOUND' });
export const noSuchOperation = (): ServiceError =>
  new ServiceError('There is no such operation.', { status: 404, code: 'NOT_FOUND' });
export const conflict = (message: string): ServiceError =>
  new ServiceError(message, { status: 409, code: 'CASE_STATUS_CONFLICT' });
export const invalid = (message: string): ServiceError =>
  new ServiceError(message, { status: 400, code: 'INVALID_INPUT' });
/** With the status of a success, which no client that is known expects. */
export const unknownForm = (): ServiceError =>
  new ServiceError('The service has a new form of answers.', { status: 200, code: 'NEW_FORM' });
export const unavailable = (headers: Readonly<Record<string, string>> = {}): ServiceError =>
  new ServiceError('The service is not available.', { status: 503, code: 'SERVICE_UNAVAILABLE', headers });
