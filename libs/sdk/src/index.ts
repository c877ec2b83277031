import { Resources } from './generated/resources.js';
import { type FirstdayOptions, toSettings } from './settings.js';
import { Transport } from './transport.js';

export * from './api-error.js';
export * from './firstday-error.js';
export type * from './generated/types.js';
export type { CallOptions, FirstdayOptions } from './settings.js';
export { type Page, Pages } from './pages.js';
export type { FileContent, Upload } from './upload.js';

/**
 * A client of one account. An operation's id is its place here: `placements.create` is `firstday.placements.create(…)`.
 * Each takes the ids of its path, then its body, then its query, then options of the call.
 */
export class Firstday extends Resources {
  readonly #options: FirstdayOptions;

  constructor(options: FirstdayOptions) {
    super(new Transport(toSettings(options)));
    this.#options = options;
  }

  /** The same client, acting for the account of a connected organization. */
  forAccount(accountId: string): Firstday {
    return new Firstday({ ...this.#options, accountId });
  }
}
