import { createServer } from 'node:http';

import type { BrowserContext } from '@playwright/test';

/**
 * Which cookies a browser keeps and sends for a frame of `localhost` in a page of `127.0.0.1`, found by a site that
 * sets one of each kind, and what the browser calls the two sites (`Sec-Fetch-Site`).
 */
export async function probeCookies(context: BrowserContext): Promise<{ site: string; kept: string[] }> {
  let site = '';
  let sent: string | undefined;
  const server = createServer(({ url, headers }, response) => {
    const port = new URL(`http://${headers.host}`).port;
    if (url === '/frame') {
      site = String(headers['sec-fetch-site']);
      response.setHeader('set-cookie', [
        'third-party=1; Path=/; Secure; SameSite=None',
        'partitioned=1; Path=/; Secure; SameSite=None; Partitioned',
      ]);
    }
    if (url === '/sent') sent = headers.cookie ?? '';
    const bodies: Readonly<Record<string, string>> = {
      '/': `<iframe src="http://localhost:${port}/frame"></iframe>`,
      '/frame': '<script>fetch("/sent").then(() => parent.postMessage(1, "*"))</script>',
    };
    response.setHeader('content-type', 'text/html').end(bodies[url ?? ''] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
  while (sent === undefined) await page.waitForTimeout(50);
  await page.close();
  server.closeAllConnections();
  server.close();
  const kept = sent.split('; ').map((pair) => pair.split('=')[0] ?? '');
  return { site, kept: kept.filter((name) => name === 'third-party' || name === 'partitioned').sort() };
}
