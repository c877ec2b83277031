import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';

import { root } from '../../tools/setup/root.mjs';
import { importMap, reactModule } from '../../tools/embed/react-page.js';

export type Component =
  | 'compliance/calendar'
  | 'employee/tasks'
  | 'employees/list'
  | 'everify/cases'
  | 'placements/new'
  | 'policies/explain';
export type EmbedMode = 'loader' | 'react' | 'bare';

/** What the partner's server asks of `components.createUrl`. */
export interface EmbedOptions {
  readonly component: Component;
  readonly employee_id?: string;
  readonly filters?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, number>>;
}

interface Service {
  readonly baseUrl: string;
  /** An API token, which never leaves this server. */
  readonly token: string;
}

/**
 * A partner's web server, on a site of its own: `127.0.0.1`, where the service is at `localhost`. Its pages show the
 * component of its `wish`; its browser code gets addresses from `/firstday-url`, as a partner's would.
 */
export class PartnerSite {
  wish: EmbedOptions = { component: 'employees/list' };
  /** Addresses that were made, oldest first. */
  readonly urls: string[] = [];
  /** Addresses that `/firstday-url` answers before it makes new ones. */
  gives: string[] = [];
  /** The `Content-Security-Policy` of its pages, whose own scripts carry the nonce `partner`. */
  policy: string | undefined;
  /** The status with which `/firstday-url` answers, where it is to fail. */
  failsWith: number | undefined;
  /** Milliseconds until it says so. */
  failsAfter = 0;

  private constructor(
    readonly origin: string,
    private readonly server: Server,
    private readonly service: Service,
  ) {}

  static async start(service: Service): Promise<PartnerSite> {
    const server = createServer((request, response) => void handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const site = new PartnerSite(`http://127.0.0.1:${port}`, server, service);
    const handle = async (request: IncomingMessage, response: ServerResponse) => {
      try {
        await site.answer(request, response);
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    };
    return site;
  }

  stop() {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** A new `redirect_url`, made by the partner's server with its token. */
  async createUrl(wish: EmbedOptions = this.wish, token = this.service.token): Promise<string> {
    const response = await fetch(`${this.service.baseUrl}/api/v1/components/create_url`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`components.createUrl answered ${response.status}: ${text}`);
    const { redirect_url: url }: { redirect_url: string } = JSON.parse(text);
    this.urls.push(url);
    return url;
  }

  private async answer({ url = '/', method }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(url, this.origin);
    if (pathname === '/firstday-url' && method === 'POST') return this.answerUrl(response);
    if (pathname.startsWith('/embed/')) return script(response, await library(pathname));
    if (pathname.startsWith('/react/')) return script(response, await reactModule(pathname));
    if (pathname === '/loader') return this.page(response, this.loaderPage());
    if (pathname === '/react') return this.page(response, this.reactPage());
    if (pathname === '/bare') return this.page(response, framesOf([await this.createUrl()]));
    if (pathname === '/around')
      return this.page(response, framesOf(searchParams.getAll('url'), searchParams.get('referrerpolicy')));
    response.writeHead(404).end();
  }

  private async answerUrl(response: ServerResponse): Promise<void> {
    const { failsAfter, failsWith } = this;
    if (failsWith) return void setTimeout(() => response.writeHead(failsWith).end(), failsAfter);
    const url = this.gives.shift() ?? (await this.createUrl());
    response.writeHead(200, { 'content-type': 'text/plain' }).end(url);
  }

  private page(response: ServerResponse, body: string) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (this.policy) response.setHeader('content-security-policy', this.policy);
    response.end(`<!doctype html><html lang="en"><title>Partner</title><body>${body}</body></html>`);
  }

  private loaderPage(): string {
    return `<main></main>
<script src="${this.service.baseUrl}/embed.js"></script>
<script type="module" nonce="partner">
  ${shared}
  const firstday = await loadFirstday();
  document.querySelector('main').append(firstday.create('${this.wish.component}', { fetchUrl, onEvent }));
</script>`;
  }

  private reactPage(): string {
    return `${importMap}<main id="root"></main>
<script type="module">
  import { FirstdayComponent } from '@firstday/embed/react';
  import { StrictMode, createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  ${shared}
  const shown = { baseUrl: '${this.service.baseUrl}', component: '${this.wish.component}', fetchUrl, onEvent };
  const application = createElement(StrictMode, null, createElement(FirstdayComponent, shown));
  createRoot(document.querySelector('#root')).render(application);
</script>`;
  }
}

/** What the pages with the loader have in common: the events that they heard are in \`events\`. */
const shared = `
  window.events = [];
  const onEvent = (event) => window.events.push(event);
  const fetchUrl = async () => {
    const response = await fetch('/firstday-url', { method: 'POST' });
    if (!response.ok) throw new Error('no address: ' + response.status);
    return response.text();
  };`;

/** Iframes and nothing else. */
function framesOf(urls: readonly string[], referrerPolicy: string | null = null): string {
  const policy = referrerPolicy ? ` referrerpolicy="${referrerPolicy}"` : '';
  const frames = urls.map(
    (url, at) =>
      `<iframe title="Component ${at + 1}" src="${url.replaceAll('&', '&amp;')}"${policy} style="width: 100%; height: 40rem"></iframe>`,
  );
  return `<main>${frames.join('')}</main>`;
}

const library = (pathname: string) =>
  readFile(join(root, 'libs/embed/dist', normalize(pathname.slice('/embed/'.length))), 'utf8');

function script(response: ServerResponse, text: string) {
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
}
