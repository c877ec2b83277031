/** What is held at most. */
export interface HeldLimits {
  /** On their way, until what came of them is written down: so many may come twice where this process dies. */
  readonly underWay: number;
  readonly ofDomain: number;
  /** Beside those: at hand once a place is free. */
  readonly ahead: number;
}

interface Waiting<Message> {
  readonly message: Message;
  readonly since: number;
}

const second = 1000;

/**
 * The messages that a worker has taken: those that are on their way, and as many that wait for a place as were ended within the
 * last second, so that none of them waits for long.
 */
export class HeldMessages<Message extends { readonly domain: string }> {
  private waiting: Waiting<Message>[] = [];
  private readonly underWay = new Set<Message>();
  private readonly domainsUnderWay = new Map<string, number>();
  private readonly ends: number[] = [];
  private readonly whenLeft: (() => void)[] = [];

  constructor(
    private readonly limits: HeldLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get size(): number {
    return this.waiting.length + this.underWay.size;
  }

  /** How many may be held by now, in all. */
  get places(): number {
    const from = this.now() - second;
    while ((this.ends[0] ?? Infinity) <= from) this.ends.shift();
    return this.limits.underWay + this.ends.length;
  }

  /** Domains of which more than so many are held. */
  domainsAbove(count: number): string[] {
    const counts = new Map(this.domainsUnderWay);
    for (const { message } of this.waiting) counts.set(message.domain, (counts.get(message.domain) ?? 0) + 1);
    return [...counts].filter(([, held]) => held > count).map(([domain]) => domain);
  }

  add(messages: readonly Message[]): void {
    const since = this.now();
    this.waiting.push(...messages.map((message) => ({ message, since })));
  }

  /** Resolves once one of them is held no more. */
  left(): Promise<void> {
    return new Promise((resolve) => void this.whenLeft.push(resolve));
  }

  /** Resolves once none is held any more. */
  async drained(): Promise<void> {
    while (this.size > 0) await this.left();
  }

  /** The next that has a place: it is on its way from now on. */
  next(): Message | undefined {
    if (this.underWay.size >= this.limits.underWay) return undefined;
    const at = this.waiting.findIndex(({ message }) => this.countOf(message) < this.limits.ofDomain);
    const [found] = at === -1 ? [] : this.waiting.splice(at, 1);
    if (!found) return undefined;
    this.underWay.add(found.message);
    this.domainsUnderWay.set(found.message.domain, this.countOf(found.message) + 1);
    return found.message;
  }

  end(message: Message): void {
    if (!this.underWay.delete(message)) return;
    const left = this.countOf(message) - 1;
    if (left > 0) this.domainsUnderWay.set(message.domain, left);
    else this.domainsUnderWay.delete(message.domain);
    this.ends.push(this.now());
    this.tell();
    if (this.ends.length > this.limits.ahead) this.ends.shift();
  }

  /** Gives up those that wait for a place and meet a condition. */
  takeWaiting(meets: (message: Message, milliseconds: number) => boolean): Message[] {
    const now = this.now();
    const isTaken = ({ message, since }: Waiting<Message>) => meets(message, now - since);
    const taken = this.waiting.filter(isTaken);
    if (taken.length > 0) {
      this.waiting = this.waiting.filter((one) => !taken.includes(one));
      this.tell();
    }
    return taken.map(({ message }) => message);
  }

  private tell(): void {
    for (const resolve of this.whenLeft.splice(0)) resolve();
  }

  private countOf({ domain }: Message): number {
    return this.domainsUnderWay.get(domain) ?? 0;
  }
}
