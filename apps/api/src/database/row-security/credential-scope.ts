/** What a request presents before its account is known. The function `credential_account` finds whose it is. */
type CredentialKind =
  | 'api_token'
  | 'component_code'
  | 'component_session'
  | 'component_session_id'
  | 'continuation'
  | 'document'
  | 'form_session'
  | 'inspector_access'
  | 'magic_link'
  | 'message'
  | 'password'
  | 'user_session';

/** Shows the rows of the account that a credential belongs to, and no row where it belongs to none. */
export interface CredentialScope {
  readonly kind: CredentialKind;
  /** The hash of a secret, or an id that a signed link names. */
  readonly secret: string;
  /** With a password: the lower-case email whose hash it is. */
  readonly email?: string;
}

/** Whose rows a statement or a transaction sees: those of an account by its id, or of a credential's account. */
export type RowScope = string | CredentialScope;
