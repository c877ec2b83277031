import { addressKey } from '../../http/index.js';
import { ConcurrencyLimit } from '../../background/index.js';
import { type Actor, type Context, credentialKey } from '../../context/index.js';

/** How many uploads may be under way, of one process; one holds half a megabyte in memory, whatever it sends. */
export const uploadLimits = { token: 20, session: 4, employee: 6, address: 24, total: 64 } as const;

/**
 * How many uploads each caller has under way. A link gives any number of sessions, so those of one employee count together,
 * and so does everything that comes from one address.
 */
export class UploadConcurrency {
  private readonly tokens = new ConcurrencyLimit(uploadLimits.token);
  private readonly sessions = new ConcurrencyLimit(uploadLimits.session);
  private readonly employees = new ConcurrencyLimit(uploadLimits.employee);
  private readonly addresses = new ConcurrencyLimit(uploadLimits.address);
  private readonly all = new ConcurrencyLimit(uploadLimits.total);

  /** @throws ProblemError 429 where the caller, its employee, its address or everybody has as many under way as may be */
  run<Result>(
    { actor, origin }: Pick<Context, 'actor' | 'origin'>,
    upload: () => Promise<Result>,
  ): Promise<Result> {
    const ofCredential = actor.kind === 'api_token' ? this.tokens : this.sessions;
    const employee = employeeOf(actor);
    const ofEmployee = () => (employee ? this.employees.run(employee, upload) : upload());
    return ofCredential.run(credentialKey(actor), () =>
      this.addresses.run(addressKey(origin.ip), () => this.all.run('all', ofEmployee)),
    );
  }
}

const employeeOf = (actor: Actor): string | null => ('employeeId' in actor ? actor.employeeId : null);
