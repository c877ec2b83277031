/** One page of a list, newest records first. */
export interface Page<Item> {
  data: Item[];
  /** Records in all pages. */
  total: number;
  current_page: number;
  per_page: number;
  total_pages: number;
}

/** Pages of the largest size take the fewest requests to go through a whole list. */
const largestPage = 100;

type Ask<Item> = (pageQuery: { page?: number; per_page?: number }) => Promise<Page<Item>>;

/**
 * A list that was asked for: `await` gives one page, `for await` every record of every page, and `pages()` page by page.
 * Nothing is requested before one of them is.
 */
export class Pages<Item> implements PromiseLike<Page<Item>>, AsyncIterable<Item> {
  readonly #ask: Ask<Item>;
  readonly #from: { readonly page?: number; readonly per_page?: number };
  #one: Promise<Page<Item>> | undefined;

  constructor(ask: Ask<Item>, from: { readonly page?: number; readonly per_page?: number } = {}) {
    this.#ask = ask;
    this.#from = from;
  }

  then<Fulfilled = Page<Item>, Rejected = never>(
    onFulfilled?: ((page: Page<Item>) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    this.#one ??= this.#ask({});
    return this.#one.then(onFulfilled, onRejected);
  }

  catch<Rejected = never>(
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Page<Item> | Rejected> {
    return this.then(undefined, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Page<Item>> {
    return this.then().finally(onFinally);
  }

  /** Page after page, from the one that was asked for (or the first) to the last. */
  async *pages(): AsyncGenerator<Page<Item>, void, undefined> {
    const { page: first = 1, per_page = largestPage } = this.#from;
    for (let number = first; ; number += 1) {
      const page = await this.#ask({ page: number, per_page });
      yield page;
      if (page.data.length === 0 || page.current_page >= page.total_pages) return;
    }
  }

  /**
   * Every record. Records made meanwhile push older ones to the next page: what the page before held is not given twice.
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    let before = new Set<unknown>();
    for await (const { data } of this.pages()) {
      yield* data.filter((item) => !before.has(idOf(item)));
      before = new Set(data.map(idOf));
    }
  }
}

/** What cannot be told apart by an id is itself. */
const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
