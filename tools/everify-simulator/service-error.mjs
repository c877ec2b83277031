/** An answer in the web service's words. */
export class ServiceError extends Error {
  constructor(status, code, message, headers = {}) {
    super(message);
    Object.assign(this, { status, code, headers });
  }
}

export const notFound = () => new ServiceError(404, 'CASE_NOT_FOUND', 'There is no such case.');
export const conflict = (message) => new ServiceError(409, 'CASE_STATUS_CONFLICT', message);
export const invalid = (message) => new ServiceError(400, 'INVALID_INPUT', message);
