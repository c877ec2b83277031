import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { root } from '../setup/root.mjs';

const dist = join(root, 'libs/embed/dist');

export interface Site {
  /** As `http://localhost:4000`. */
  readonly origin: string;
  /** Of each request: its path with the query, and the headers that say whence it came. */
  readonly requests: { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
  readonly server: Server;
}

type Handler = (url: URL, response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** A web server that a browser counts as a site of its own: by the host in its address. */
export async function startSite(host: string, handler: Handler): Promise<Site> {
  const requests: Site['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    void handler(new URL(request.url ?? '/', 'http://site'), response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { origin: `http://${host}:${port}`, requests, server };
}

export function stopSite({ server }: Site) {
  server.closeAllConnections();
  server.close();
}

export function html(response: ServerResponse, body: string, headers: Record<string, string> = {}) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
  response.end(`<!doctype html><html lang="en"><title>A page</title>${body}</html>`);
}

/** A file of the built library. */
export async function libraryFile(response: ServerResponse, name: string) {
  response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
  response.end(await readFile(join(dist, normalize(name))));
}

/**
 * A component's page with nothing in it but its side of the protocol, and `embed.js` beside it.
 * @param origins where it may be framed, read with each page
 */
export const componentSite = (origins: () => readonly string[]) =>
  startSite('localhost', async (url, response) => {
    if (url.pathname === '/embed.js') return libraryFile(response, 'embed.js');
    if (url.pathname.startsWith('/embed/'))
      return libraryFile(response, url.pathname.slice('/embed/'.length));
    if (!url.pathname.startsWith('/components/')) return html(response, '<p>A page that says nothing</p>');
    const delay = Number(url.searchParams.get('late') ?? 0);
    return html(
      response,
      `<body style="margin: 0"><div id="content">The component</div><script type="module">
        import { connectToParent, reportHeight } from '/embed/frame/index.js';
        window.codes = [];
        await new Promise((resolve) => setTimeout(resolve, ${delay}));
        window.port = connectToParent({
          origins: ${JSON.stringify(origins())},
          onRenew: (code) => window.codes.push(code),
        });
        reportHeight(window.port, document.querySelector('#content'));
        window.port.send({ type: 'ready', component: location.pathname.slice('/components/'.length) });
      </script>`,
    );
  });
