import {
  type Hello,
  type PageMessage,
  protocolVersion,
  readConnect,
  readParentMessage,
} from '../page-message.js';

export interface ParentConnection {
  /** The origins that the server named for this session, as `https://app.partner.com`; nobody else is answered. */
  readonly origins: readonly string[];
  /** The code of a new address of this very component, to be redeemed in place of the session that ends. */
  readonly onRenew: (code: string) => void;
  /** Somebody listens. */
  readonly onConnect?: () => void;
}

export interface FramePort {
  /** Kept until somebody listens, should nobody do so yet: the last `resized`, and the last hundred of the others. */
  send(message: PageMessage): void;
  /** Nothing is sent or heard from now on. */
  close(): void;
}

const maxQueued = 100;

/**
 * The component's side of the protocol. It waits for nothing: without a parent that speaks it, messages go nowhere.
 * A parent is the window that frames this one, of an origin that is listed; what other windows send is left alone.
 */
export function connectToParent({ origins, onRenew, onConnect }: ParentConnection): FramePort {
  let port: MessagePort | undefined;
  let queued: PageMessage[] = [];

  function onWindowMessage(event: MessageEvent<unknown>) {
    if (window.parent === window || event.source !== window.parent || !origins.includes(event.origin)) return;
    const connect = readConnect(event.data);
    const [given] = event.ports;
    if (!connect || !given) return;
    port?.close();
    port = given;
    port.onmessage = ({ data }) => onPortMessage(data);
    port.postMessage({ type: 'hello', nonce: connect.nonce, version: protocolVersion } satisfies Hello);
    for (const message of queued) port.postMessage(message);
    queued = [];
    onConnect?.();
  }

  function onPortMessage(data: unknown) {
    const code = codeOf(readParentMessage(data)?.url, window.location.href);
    if (code) onRenew(code);
  }

  window.addEventListener('message', onWindowMessage);
  return {
    send(message) {
      if (port) port.postMessage(message);
      else queued = enqueue(queued, message);
    },
    close() {
      window.removeEventListener('message', onWindowMessage);
      port?.close();
      port = undefined;
      queued = [];
    },
  };
}

function enqueue(kept: readonly PageMessage[], message: PageMessage): PageMessage[] {
  const others = message.type === 'resized' ? kept.filter(({ type }) => type !== 'resized') : kept;
  return [...others, message].slice(-maxQueued);
}

/** The code in the address of a component, where it is the one that is shown here; undefined else. */
export function codeOf(url: string | undefined, shown: string): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const [given, here] = [new URL(url), new URL(shown)];
  const isSame = given.origin === here.origin && componentIn(given) === componentIn(here);
  return (isSame && componentIn(given) && given.searchParams.get('code')) || undefined;
}

/** `/components/employees/list`: what comes after it is a place within the component. */
function componentIn({ pathname }: URL): string | undefined {
  return /\/components\/[^/]+\/[^/]+/.exec(pathname)?.[0];
}
