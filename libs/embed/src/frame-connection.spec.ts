import { afterEach, describe, expect, it } from '@jest/globals';
import { type FrameConnection, connectToFrame } from './frame-connection.js';
import { type PageMessage, protocolVersion, readConnect } from './page-message.js';

const origin = 'https://onboarding.example';
let connection: FrameConnection;
afterEach(() => connection.close());

/** A frame whose document answers each greeting at once, with what `says` at that time. */
function frameThatAnswers(says: () => readonly PageMessage[], answered?: () => void) {
  const contentWindow = {
    postMessage(data: unknown, to: string, [port]: readonly MessagePort[]) {
      const connect = readConnect(data);
      if (to !== origin || !connect || !port) return;
      port.postMessage({ type: 'hello', nonce: connect.nonce, version: protocolVersion });
      for (const message of says()) port.postMessage(message);
      answered?.();
    },
  };
  return { contentWindow } as unknown as HTMLIFrameElement;
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('the connection to a frame', () => {
  it('loses nothing of what a document says before it has loaded', async () => {
    const ready: PageMessage = { type: 'ready', component: 'employees/list' };
    const unsaid = [ready];
    const heard: PageMessage[] = [];
    let documents = 1;
    // The last document's greetings go on while the next one loads, and reach it.
    const load = () => {
      documents += 1;
      if (documents === 2) connection.greet();
    };
    const frame = frameThatAnswers(() => unsaid.splice(0), load);
    connection = connectToFrame(frame, origin, {
      answer: () => undefined,
      message: (message) => heard.push(message),
      silence: () => undefined,
    });
    connection.greet();
    await settled();
    expect(heard).toEqual([ready]);
    expect(connection.send({ type: 'renew', url: `${origin}/components/employees/list?code=c` })).toBe(true);
  });

  it('does not speak with a document that has not answered', () => {
    connection = connectToFrame(
      frameThatAnswers(() => []),
      origin,
      {
        answer: () => undefined,
        message: () => undefined,
        silence: () => undefined,
      },
    );
    connection.greet();
    expect(connection.send({ type: 'renew', url: origin })).toBe(false);
  });
});
