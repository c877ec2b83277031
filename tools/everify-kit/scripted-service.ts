import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';

/*
 * E-Verify's web service as a script: for each scenario its answers are data files, in the order in which they are asked for. It
 * knows nothing of our client: operations, members and answers are those that public clients describe (docs/everify.md).
 */

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly text?: string;
  readonly base64?: string;
  /** What was sent is answered too. */
  readonly echo?: boolean;
  /** Nothing is answered. */
  readonly hangs?: boolean;
  /** The connection ends within the answer. */
  readonly cuts?: boolean;
}

/** What a request has to have. */
interface Operation {
  readonly body?: readonly string[];
  /** All members that it may have. */
  readonly only?: readonly string[];
  readonly values?: Readonly<Record<string, readonly string[]>>;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly parts?: readonly string[];
}

interface Step {
  readonly answers: readonly string[];
  readonly checks?: Readonly<Record<string, string>>;
}

export interface Scenario {
  readonly id: string;
  readonly steps: readonly Step[];
  /** The answers to logins; the last one is repeated. */
  readonly login?: readonly string[];
  readonly logins?: number;
  readonly refreshes?: number;
}

export type Shape = 'mixed' | 'shape-a' | 'shape-b';
export const shapes: readonly Shape[] = ['shape-a', 'shape-b', 'mixed'];

const folder = import.meta.dirname;
const readData = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
const operations = new Map<string, Operation>(Object.entries(readData('operations')));

/** The list that is run. */
export const scenariosFile = join(folder, 'scenarios.json');
const scenarios: readonly Scenario[] = readData('scenarios');

/** How far a scenario is. */
interface Run {
  readonly expected: { readonly answer: string; readonly checks: Readonly<Record<string, string>> }[];
  readonly scenario: Scenario;
  logins: number;
  refreshes: number;
  token: string;
}

type Members = Readonly<Record<string, unknown>>;

/** Answers `http://127.0.0.1:PORT/SCENARIO/api/v31/…`. */
export class ScriptedService {
  readonly #answers: ReadonlyMap<string, Answer>;
  readonly #runs = new Map<string, Run>();
  readonly #server: Server = createServer((request, response) => void this.#serve(request, response));

  constructor(shape: Shape) {
    const all = { ...readData('answers/common'), ...readData(`answers/${shape}`) };
    this.#answers = new Map(Object.entries(all));
  }

  /** @returns the address before the name of a scenario */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** What was asked too often or never, once the scenarios were run. */
  faults(): string[] {
    return [...this.#runs.values()].flatMap(({ scenario, expected, logins, refreshes }) => [
      ...expected.map(({ answer }) => `${scenario.id}: ${answer} was not asked for`),
      ...differs(scenario, 'logins', logins),
      ...differs(scenario, 'refreshes', refreshes),
    ]);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await read(request);
    const url = new URL(request.url ?? '', 'http://service');
    const [, id = '', path = ''] = /^\/([a-z0-9_]+)\/api\/v31(\/.*)$/.exec(url.pathname) ?? [];
    const run = this.#runOf(id);
    if (!run) return send(response, refused('NO_SUCH_SCENARIO'));
    const name = `${request.method} ${path.replace(/^\/cases\/[0-9A-Z]{15}/, '/cases/{n}')}`;
    const fault = wrongRequest(name, request, url.searchParams, bytes);
    if (fault) return send(response, refused(fault));
    if (name === 'POST /authentication/login') return send(response, this.#login(run));
    if (request.headers.authorization !== `Bearer ${run.token}`)
      return send(response, refused('WRONG_TOKEN'));
    if (name === 'POST /authentication/refresh') return send(response, this.#refresh(run));
    return send(response, this.#next(run, membersOf(request, bytes)));
  }

  #runOf(id: string): Run | undefined {
    const scenario = scenarios.find((one) => one.id === id);
    if (!scenario) return undefined;
    const run = this.#runs.get(id) ?? {
      scenario,
      logins: 0,
      refreshes: 0,
      token: '',
      expected: scenario.steps.flatMap(({ answers, checks = {} }) =>
        answers.map((answer) => ({ answer, checks })),
      ),
    };
    this.#runs.set(id, run);
    return run;
  }

  #login(run: Run): Answer {
    const names = run.scenario.login ?? ['login'];
    const name = names[Math.min(run.logins, names.length - 1)] ?? 'login';
    run.logins += 1;
    return this.#withToken(run, this.#answer(name));
  }

  #refresh(run: Run): Answer {
    run.refreshes += 1;
    return this.#withToken(run, this.#answer('login'));
  }

  /** The token before it ends. */
  #withToken(run: Run, answer: Answer): Answer {
    run.token = `token-${run.scenario.id}-${run.logins}-${run.refreshes}`;
    return answer.body?.['access_token']
      ? { ...answer, body: { ...answer.body, access_token: run.token } }
      : answer;
  }

  #next(run: Run, sent: Members): Answer {
    const next = run.expected.shift();
    if (!next) return refused('ASKED_TOO_OFTEN');
    const wrong = Object.entries(next.checks).find(([name, value]) => sent[name] !== value);
    if (wrong) return refused(`WRONG_${wrong[0].toUpperCase()}`);
    const answer = this.#answer(next.answer);
    return answer.echo ? { ...answer, body: { ...sent, ...answer.body } } : answer;
  }

  #answer(name: string): Answer {
    return this.#answers.get(name) ?? refused(`NO_ANSWER_${name.toUpperCase()}`);
  }
}

function differs(scenario: Scenario, what: 'logins' | 'refreshes', were: number): string[] {
  const wanted = scenario[what];
  return wanted === undefined || wanted === were ? [] : [`${scenario.id}: ${were} ${what}, not ${wanted}`];
}

/** A wrong request is reported as the service does it: by the code of a refusal. */
const refused = (code: string): Answer => ({
  status: 400,
  body: { errors: [{ error_code: `KIT_${code}`, message: 'The request is not as public clients send it.' }] },
});

function wrongRequest(
  name: string,
  request: IncomingMessage,
  query: URLSearchParams,
  bytes: Buffer,
): string | undefined {
  const operation = operations.get(name);
  if (!operation) return 'NO_SUCH_OPERATION';
  const sent = membersOf(request, bytes);
  const missing = operation.body?.find((member) => sent[member] === undefined || sent[member] === '');
  if (missing) return `MISSING_${missing.toUpperCase()}`;
  const strange = Object.keys(sent).find((member) => operation.only && !operation.only.includes(member));
  if (strange) return `STRANGE_${strange.toUpperCase()}`;
  for (const [member, values] of Object.entries(operation.values ?? {}))
    if (!values.includes(String(sent[member]))) return `WRONG_${member.toUpperCase()}`;
  for (const [member, values] of Object.entries(operation.query ?? {}))
    if (!values.includes(query.get(member) ?? '')) return `WRONG_${member.toUpperCase()}`;
  const absent = operation.parts?.find((part) => !bytes.includes(`name="${part}"; filename="`));
  return absent && `MISSING_${absent.toUpperCase()}`;
}

function membersOf(request: IncomingMessage, bytes: Buffer): Members {
  if (request.headers['content-type'] !== 'application/json' || bytes.length === 0) return {};
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return {};
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer.hangs) return;
  const content = contentOf(answer);
  const length = answer.cuts ? content.length + 100 : content.length;
  response.writeHead(answer.status ?? 200, {
    'content-type': answer.type ?? 'application/json',
    'content-length': length,
    ...answer.headers,
  });
  if (!answer.cuts) return void response.end(content);
  response.write(content, () => response.destroy());
}

function contentOf({ body, text, base64 }: Answer): Buffer {
  if (base64 !== undefined) return Buffer.from(base64, 'base64');
  return Buffer.from(text ?? JSON.stringify(body ?? {}));
}
