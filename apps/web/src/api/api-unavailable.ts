/** The API cannot be reached, or answered with an error of its own. */
export class ApiUnavailable extends Error {}
