import { setTimeout as wait } from 'node:timers/promises';

/** A change that the API said had been made. */
export interface Answered {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

const writers = 6;
const pauseMilliseconds = 15;

/** Writers that create, change and delete clients as fast as they are answered, and remember what was said to be done. */
export class RecordLoad {
  readonly answered: Answered[] = [];
  /** The names under which a client was asked for; each again until it was answered, with one Idempotency-Key. */
  readonly asked: string[] = [];
  /** Answers that no fault explains. */
  readonly surprises: string[] = [];
  unanswered = 0;
  private isOn = true;
  private count = 0;
  private readonly going: Promise<unknown>;

  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {
    this.going = Promise.all(Array.from({ length: writers }, () => this.write()));
  }

  async stop(): Promise<void> {
    this.isOn = false;
    await this.going;
  }

  private async write(): Promise<void> {
    while (this.isOn) {
      const id = await this.create();
      for (let left = 12; id && left > 0 && this.isOn; left--) await this.update(id);
      if (id && this.isOn && this.count % 3 === 0)
        await this.change('client.deleted', id, 'DELETE', this.asked.at(-1) ?? '');
    }
  }

  private async create(): Promise<string | undefined> {
    const name = this.newName();
    this.asked.push(name);
    while (this.isOn) {
      const body = await this.call('POST', '/clients', { name }, { 'idempotency-key': name });
      if (!body) continue;
      this.answered.push({ kind: 'client.created', id: body.id, name });
      return body.id;
    }
    return undefined;
  }

  private update(id: string): Promise<void> {
    return this.change('client.updated', id, 'PATCH', this.newName());
  }

  private async change(kind: string, id: string, method: string, name: string): Promise<void> {
    const body = await this.call(method, `/clients/${id}`, method === 'PATCH' ? { name } : undefined);
    if (body) this.answered.push({ kind, id, name: body.name });
  }

  private newName(): string {
    return `name-${(this.count += 1)}`;
  }

  /** What was answered with success; undefined where nobody knows whether it was done. */
  private async call(
    method: string,
    path: string,
    body?: object,
    headers: object = {},
  ): Promise<{ id: string; name: string } | undefined> {
    await wait(pauseMilliseconds);
    try {
      const response = await fetch(`${this.url}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json', ...headers },
        body: body ? JSON.stringify(body) : null,
      });
      const answer = await response.json();
      if (response.ok) return answer;
      if (response.status < 500) this.surprises.push(`${method} ${response.status} ${answer.message}`);
    } catch {
      // The process or its database was killed: it may have been done or not.
    }
    this.unanswered += 1;
    await wait(100);
    return undefined;
  }
}
