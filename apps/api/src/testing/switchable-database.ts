import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A database behind a proxy that can end all connections and refuse new ones, or hold back all that passes. */
export class SwitchableDatabase {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private readonly server = createServer((near) => this.join(near));
  private state: 'up' | 'away' | 'frozen' = 'up';

  private constructor(private readonly behind: URL) {}

  static async before(databaseUrl: string): Promise<SwitchableDatabase> {
    const database = new SwitchableDatabase(new URL(databaseUrl));
    database.server.listen(0, '127.0.0.1');
    await once(database.server, 'listening');
    return database;
  }

  get url(): string {
    const address = this.server.address();
    const url = new URL(this.behind);
    url.hostname = '127.0.0.1';
    url.port = String(typeof address === 'object' ? address?.port : '');
    return url.href;
  }

  goAway(): void {
    this.state = 'away';
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  /** What is sent arrives nowhere, and nobody is told. */
  freeze(): void {
    this.state = 'frozen';
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  /** Frozen connections go on where they were. */
  comeBack(): void {
    this.state = 'up';
    for (const pair of this.pairs) for (const socket of pair) socket.resume();
  }

  close(): void {
    this.server.close();
    this.goAway();
  }

  private join(near: Socket): void {
    if (this.state === 'away') return void near.destroy();
    const far = connect(Number(this.behind.port), this.behind.hostname);
    const pair = [near, far] as const;
    this.pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (chunk: Buffer) => to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
      });
      if (this.state === 'frozen') from.pause();
    }
  }
}
