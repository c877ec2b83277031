import { FirstdayError } from './firstday-error.js';
import { type Page, Pages } from './pages.js';
import type { Call } from './call.js';
import type { Transport } from './transport.js';

type Asked = Omit<Call, 'accept'>;
type ListQuery = { readonly page?: number; readonly per_page?: number };

/** The operations of one kind of record. What inherits from it is generated. */
export abstract class Resource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  protected json<Answer>(asked: Asked): Promise<Answer> {
    return this.#transport.send({ ...asked, accept: 'application/json' }, async (response) => {
      const text = await response.text();
      return answerOf(asked.id, text);
    });
  }

  protected nothing(asked: Asked): Promise<void> {
    return this.#transport.send({ ...asked, accept: 'application/json' }, async (response) => {
      await response.arrayBuffer();
    });
  }

  protected bytes(asked: Asked): Promise<Uint8Array<ArrayBuffer>> {
    return this.#transport.send(
      { ...asked, accept: '*/*' },
      async (response) => new Uint8Array(await response.arrayBuffer()),
    );
  }

  protected pages<Item>(asked: Asked & { readonly query: ListQuery | undefined }): Pages<Item> {
    return new Pages<Item>(
      (pageQuery) => this.json<Page<Item>>({ ...asked, query: { ...asked.query, ...pageQuery } }),
      asked.query,
    );
  }
}

/** What does not parse is not repeated: it may hold what nobody should read in a log. */
function answerOf(operation: string, text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new FirstdayError(
      `The answer is not JSON: does baseUrl lead to Firstday? (${operation})`,
      operation,
    );
  }
}
