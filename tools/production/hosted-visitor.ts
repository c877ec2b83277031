interface HostedPage {
  readonly url: string;
  readonly text: string;
}

const inHtml = new Map([
  ['&amp;', '&'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
]);

/** Somebody whose browser runs no JavaScript: pages, their files, cookies, redirects and forms are all that there is. */
export class HostedVisitor {
  readonly #cookies = new Map<string, string>();

  /** Opens a link. @throws where a page, or a file that it names, is not served */
  async open(link: string): Promise<HostedPage> {
    const page = await this.#follow(link);
    await checkFiles(page);
    return page;
  }

  /** Sends the form of a page that has this class, with a choice, as its button does. */
  async submit(
    { url, text }: HostedPage,
    form: string,
    [name, value]: readonly [string, string],
  ): Promise<HostedPage> {
    const parts = text.split('<form').find((part) => part.startsWith(` class="${form}"`)) ?? '';
    const body = new FormData();
    for (const [input] of (parts.split('</form>')[0] ?? '').matchAll(/<input type="hidden"[^>]*>/g))
      body.append(attribute(input, 'name'), attribute(input, 'value'));
    body.append(name, value);
    return this.#follow(url, { method: 'POST', body, headers: { origin: new URL(url).origin } });
  }

  async #follow(start: string, first: RequestInit = {}): Promise<HostedPage> {
    let [url, request] = [start, first];
    for (let hop = 0; hop < 6; hop++) {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { ...Object.fromEntries(new Headers(request.headers)), cookie };
      const response = await fetch(url, { ...request, redirect: 'manual', headers });
      this.#keep(response.headers.getSetCookie());
      const next = response.headers.get('location');
      if (!next && response.status !== 200)
        throw new Error(`${new URL(url).pathname} answered ${response.status}.`);
      if (!next) return { url, text: await response.text() };
      [url, request] = [new URL(next, url).href, {}];
    }
    throw new Error(`${new URL(start).pathname} leads from one page to another without end.`);
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

async function checkFiles({ url, text }: HostedPage): Promise<void> {
  const files = [...new Set(text.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))];
  if (files.length === 0) throw new Error(`${new URL(url).pathname} names no file of the build.`);
  for (const file of files) {
    const { ok, status } = await fetch(new URL(file, url));
    if (!ok) throw new Error(`${file} answered ${status}.`);
  }
}

function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return value.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (written) => inHtml.get(written) ?? written);
}
