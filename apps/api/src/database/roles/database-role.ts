import { hostUrls } from '../../context/index.js';

/** A role of the database that is not the owner's, as its address names it. */
export interface DatabaseRole {
  readonly name: string;
  /** None where the server lets it in otherwise, such as by a certificate. */
  readonly password: string | undefined;
}

/** The role of an address; undefined where it names none. */
export function roleOf(url: string): DatabaseRole | undefined {
  const { username, password } = new URL(hostUrls(url)[0] ?? url);
  if (username === '') return undefined;
  return {
    name: decodeURIComponent(username),
    password: password === '' ? undefined : decodeURIComponent(password),
  };
}
