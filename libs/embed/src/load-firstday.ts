import type { Firstday, LoadOptions } from './component-options.js';

let loading: Promise<Firstday> | undefined;
let loadedFrom: string | undefined;

/**
 * Loads `embed.js` from your Firstday, once for each page however often it is called; a failure is not remembered.
 * On a server it loads nothing, and what it answers can create nothing.
 * @throws Error where the script cannot be loaded, `baseUrl` is missing, or is another than before
 */
export function loadFirstday(options: LoadOptions = {}): Promise<Firstday> {
  if (typeof document === 'undefined') return Promise.resolve(withoutDocument);
  if (loading && options.baseUrl !== undefined && options.baseUrl !== loadedFrom)
    return Promise.reject(new Error(`Firstday was loaded from ${loadedFrom ?? 'a script tag'} before`));
  loading ??= load(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const withoutDocument: Firstday = {
  create() {
    throw new Error('A component needs a document: create it in a browser');
  },
};

async function load(options: LoadOptions): Promise<Firstday> {
  loadedFrom = options.baseUrl;
  if (!window.loadFirstday) await runScript(options);
  if (!window.loadFirstday) throw new Error('embed.js is not that of Firstday');
  return window.loadFirstday(options);
}

function runScript({ baseUrl, nonce }: LoadOptions): Promise<void> {
  if (!baseUrl)
    return Promise.reject(new Error('loadFirstday needs baseUrl, as https://onboarding.acme.com'));
  const script = document.createElement('script');
  script.src = new URL('/embed.js', baseUrl).href;
  script.async = true;
  if (nonce) script.nonce = nonce;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${script.src} could not be loaded`));
    };
    document.head.append(script);
  });
}
