import {
  type Connect,
  type PageMessage,
  type ParentMessage,
  readHello,
  readPageMessage,
} from './page-message.js';

export interface FrameConnection {
  /** To be called when the frame has loaded a document: whoever was spoken with before is gone. */
  greet(): void;
  /** False where nobody listens. */
  send(message: ParentMessage): boolean;
  close(): void;
}

interface FrameEvents {
  readonly answer: () => void;
  readonly message: (message: PageMessage) => void;
  /** A document was loaded and does not answer; it may do so yet. */
  readonly silence: () => void;
}

/** Milliseconds after the document was loaded: its scripts may run later than that. */
const greetings = [0, 150, 500, 1500, 4000, 9000, 20_000, 60_000] as const;
/** Milliseconds. */
const silentAfter = 12_000;

/**
 * The side of the page around a component. A document in the frame is spoken with if it is of this very origin, to
 * which the browser holds the greeting, and answers on the port that it was sent with the nonce that it was told.
 */
export function connectToFrame(frame: HTMLIFrameElement, origin: string, on: FrameEvents): FrameConnection {
  let offered: MessagePort[] = [];
  let offeredBefore: MessagePort[] = [];
  let answered: MessagePort | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];

  function offer() {
    const { port1, port2 } = new MessageChannel();
    const connect: Connect = { firstday: 1, type: 'connect', nonce: newNonce() };
    let isKnown = false;
    port1.onmessage = ({ data }) => {
      if (!isKnown) {
        isKnown = readHello(data)?.nonce === connect.nonce;
        if (isKnown) answer(port1);
        return;
      }
      const message = readPageMessage(data);
      if (message) on.message(message);
    };
    offered.push(port1);
    frame.contentWindow?.postMessage(connect, origin, [port2]);
  }

  function answer(port: MessagePort) {
    answered = port;
    stopWaiting();
    on.answer();
  }

  function stopWaiting() {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  /** What the document said before it had loaded may be on its way still: its ports are closed a document later. */
  function forget() {
    stopWaiting();
    for (const port of offeredBefore) port.close();
    offeredBefore = offered;
    offered = [];
    answered = undefined;
  }

  return {
    greet() {
      forget();
      timers = [...greetings.map((after) => setTimeout(offer, after)), setTimeout(on.silence, silentAfter)];
    },
    send(message) {
      answered?.postMessage(message);
      return answered !== undefined;
    },
    close() {
      forget();
      forget();
    },
  };
}

/** `crypto.randomUUID` is for pages with a certificate only. */
function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
