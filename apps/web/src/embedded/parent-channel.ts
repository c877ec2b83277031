import {
  type FramePort,
  type PageMessage,
  type ParentConnection,
  connectToParent,
} from '@firstday/embed/frame';

/** The line to the page around this one: what is said before it is laid is kept. */
export class ParentChannel {
  private port: FramePort | undefined;
  private waiting: PageMessage[] = [];

  readonly post = (message: PageMessage): void => {
    if (this.port) this.port.send(message);
    else this.waiting.push(message);
  };

  connect(connection: ParentConnection): () => void {
    const port = connectToParent(connection);
    this.port = port;
    for (const message of this.waiting) port.send(message);
    this.waiting = [];
    return () => {
      port.close();
      this.port = undefined;
    };
  }
}
