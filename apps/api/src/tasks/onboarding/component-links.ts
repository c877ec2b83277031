/**
 * SQL of links that an embedded component issued, over a row of one named `link`. The room of components, which stands
 * above this one, provides it under this class.
 */
export abstract class ComponentLinks {
  /**
   * Whether the session that issued it goes on, and could still be issued.
   *
   * @param since SQL of a timestamptz: the session may not have expired before
   */
  abstract isIssuerActive(since: string): string;

  /** Whether whoever issued that session sees sensitive values. */
  abstract readonly doesIssuerSeeSensitive: string;
}
