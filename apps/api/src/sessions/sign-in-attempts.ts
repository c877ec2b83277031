import { tooManyRequests } from '../platform/problems.js';

const most = 10;
const span = 15 * 60_000;
const kept = 10_000;

/** Who failed to sign in lately: after ten failures for one email from one address, the next ones are not looked at. */
export class SignInAttempts {
  private readonly failures = new Map<string, { count: number; until: number }>();

  /** @throws ProblemError 429 with the seconds to wait */
  refuseTooMany(key: string, now: Date): void {
    const failed = this.failures.get(key);
    if (!failed || failed.until <= now.getTime() || failed.count < most) return;
    throw tooManyRequests(Math.ceil((failed.until - now.getTime()) / 1000));
  }

  failed(key: string, now: Date): void {
    const before = this.failures.get(key);
    const isOver = !before || before.until <= now.getTime();
    this.failures.delete(key);
    this.failures.set(
      key,
      isOver ? { count: 1, until: now.getTime() + span } : { ...before, count: before.count + 1 },
    );
    // The oldest goes first: a Map keeps its keys in the order of their coming.
    const [oldest] = this.failures.keys();
    if (this.failures.size > kept && oldest !== undefined) this.failures.delete(oldest);
  }

  succeeded(key: string): void {
    this.failures.delete(key);
  }
}
