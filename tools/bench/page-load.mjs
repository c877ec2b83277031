import { gzipSync } from 'node:zlib';

/** Slow 4G as Lighthouse has it for phones, and a processor of a quarter of this machine's speed. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * What a browser that has nothing yet loads for a page: its JavaScript and all of it, gzipped but for what is packed
 * already. Not what the page fetches later, as somebody begins to answer.
 * @returns {Promise<{files: number, scripts: number, all: number}>} files of JavaScript, and bytes
 */
export async function bytesOf(browser, url, storageState) {
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  const loaded = [];
  page.on('response', (response) => loaded.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  assertShows(page, url);
  const sizes = await Promise.all(loaded.filter((response) => response.ok()).map(sizeOf));
  await context.close();
  const scripts = sizes.filter(({ type }) => type === 'script');
  const sum = (list) => list.reduce((total, { size }) => total + size, 0);
  return { files: scripts.length, scripts: sum(scripts), all: sum(sizes) };
}

async function sizeOf(response) {
  const body = await response.body();
  const type = response.request().resourceType();
  return { type, size: type === 'font' ? body.length : gzipSync(body).length };
}

/**
 * When the largest thing of a page stood, on slow 4G and a slow processor.
 * @returns {Promise<number>} milliseconds, the median of `times` loads
 */
export async function largestPaint(browser, url, storageState, times = 3) {
  const paints = [];
  for (let time = 0; time < times; time++) paints.push(await paintOnce(browser, url, storageState));
  return paints.toSorted((one, other) => one - other)[Math.floor(times / 2)];
}

async function paintOnce(browser, url, storageState) {
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  assertShows(page, url);
  const paint = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new globalThis.PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return paint;
}

function assertShows(page, url) {
  if (page.url() !== url && page.url() !== `${url}/`)
    throw new Error(`${url} led to ${page.url()}: this is not the page to measure.`);
}
