import type { AnswerLog } from './answer-log.ts';
import { hire, type Hired } from './hire.ts';
import { PersistentClient } from './persistent-client.ts';

interface Place {
  readonly baseUrl: string;
  readonly token: string;
}

/** Several hire at the same time, one person after the other, and remember what they were answered. */
export class HiringTraffic {
  /** Answers that no fault explains: what was asked was right. */
  readonly surprises: string[] = [];
  completed = 0;
  readonly #api: PersistentClient;
  readonly #hired = new Map<number, Hired>();
  #isOn = true;
  #count = 0;
  #going: Promise<unknown> = Promise.resolve();

  constructor({ baseUrl, token }: Place, log: AnswerLog) {
    this.#api = new PersistentClient(baseUrl, log, token);
  }

  /** What was answered with success, by person. */
  get hired(): readonly Hired[] {
    return [...this.#hired.values()];
  }

  async start(hirers: number): Promise<void> {
    const employer = await this.#api.post('/employers', {
      name: 'Harbor Foods',
      ein: '12-3456789',
      address: { street: '12 Pier Road', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' },
    });
    this.#going = Promise.all(Array.from({ length: hirers }, () => this.#hireOn(employer)));
  }

  /** Lets whoever is under way come to the end. */
  async stop(): Promise<void> {
    this.#isOn = false;
    await this.#going;
  }

  async #hireOn(employer: { readonly id: string }): Promise<void> {
    while (this.#isOn) {
      const nth = (this.#count += 1);
      let known: Partial<Hired> = {};
      const note = (more: Partial<Hired>): void => {
        known = { ...known, ...more };
        const { employeeId = '', email = '', lastName = '', signedTasks = [] } = known;
        this.#hired.set(nth, { ...known, employeeId, email, lastName, signedTasks });
      };
      try {
        await hire(this.#api, employer, nth, note);
        this.completed += 1;
      } catch (error) {
        this.surprises.push(`hire ${nth}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
}
