/** What an answer holds is looked into by whoever asked. */
type Json = any; // eslint-disable-line @typescript-eslint/no-explicit-any

/** The REST interface as a program of an integrator calls it: an answer that is no success throws. */
export class RestClient {
  readonly #url: string;
  readonly #credential: Readonly<Record<string, string>>;

  constructor(url: string, credential: Readonly<Record<string, string>>) {
    this.#url = url;
    this.#credential = credential;
  }

  /** For whoever has an API token, or the token of a hosted session. */
  static bearing(url: string, token: string): RestClient {
    return new RestClient(url, { authorization: `Bearer ${token}` });
  }

  /** The same service, for somebody else. */
  as(token: string): RestClient {
    return RestClient.bearing(this.#url, token);
  }

  /** The same service, for an embedded component. */
  asComponent(token: string): RestClient {
    return new RestClient(this.#url, { 'x-component-auth-token': token });
  }

  async get(path: string): Promise<Json> {
    return (await this.#ask('GET', path)).json();
  }

  async bytes(path: string): Promise<Buffer> {
    return Buffer.from(await (await this.#ask('GET', path)).arrayBuffer());
  }

  async post(path: string, body: object = {}): Promise<Json> {
    const answer = await (await this.#ask('POST', path, body)).text();
    return answer === '' ? undefined : JSON.parse(answer);
  }

  async patch(path: string, body: object): Promise<Json> {
    return (await this.#ask('PATCH', path, body)).json();
  }

  async upload(path: string, file: Blob, name: string): Promise<Json> {
    const form = new FormData();
    form.append('files', file, name);
    return (await this.#ask('POST', path, form)).json();
  }

  async #ask(method: string, path: string, body?: object): Promise<Response> {
    const isForm = body instanceof FormData;
    const headers = {
      ...this.#credential,
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    };
    const sent = isForm ? body : body ? JSON.stringify(body) : null;
    const response = await fetch(`${this.#url}/api/v1${path}`, { method, headers, body: sent });
    if (response.ok) return response;
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  }
}
