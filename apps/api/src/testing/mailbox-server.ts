import { createServer, type Server, type Socket } from 'node:net';

/** A small IMAP server: one folder that is read, and nothing else. */
export class MailboxServer {
  readonly mails: string[] = [];
  /** All that it was told. */
  readonly commands: string[] = [];
  validity = 1;
  password = 'pass"word\\';
  /** What it says to a command in place of what it would. */
  answer: (command: string, tag: string) => string | undefined = () => undefined;
  connections = 0;
  mostAtOnce = 0;
  url = '';
  private open = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => this.serve(socket));

  static async start(): Promise<MailboxServer> {
    const mailbox = new MailboxServer();
    await new Promise<void>((resolve) => void mailbox.server.listen(0, '127.0.0.1', resolve));
    const address = mailbox.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    mailbox.url = `imap://bounces:${encodeURIComponent(mailbox.password)}@127.0.0.1:${port}/INBOX`;
    return mailbox;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    this.connections += 1;
    this.open += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.open);
    let held = '';
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.open -= 1;
      this.sockets.delete(socket);
    });
    socket.on('data', (chunk) => {
      held += chunk.toString('latin1');
      const lines = held.split('\r\n');
      held = lines.pop() ?? '';
      for (const line of lines) socket.write(this.said(line), 'latin1');
    });
    socket.write('* OK ready\r\n');
  }

  private said(line: string): string {
    const [tag = '', ...words] = line.split(' ');
    const command = words.join(' ');
    this.commands.push(command);
    const other = this.answer(command, tag);
    if (other !== undefined) return other;
    const isIn = `LOGIN "bounces" "${this.password.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
    if (command.startsWith('LOGIN'))
      return command === isIn ? `${tag} OK in\r\n` : `${tag} NO [AUTHENTICATIONFAILED] no\r\n`;
    if (command.startsWith('EXAMINE'))
      return `* ${this.mails.length} EXISTS\r\n* OK [UIDVALIDITY ${this.validity}] here\r\n${tag} OK [READ-ONLY] open\r\n`;
    if (command.startsWith('UID SEARCH')) return this.search(command, tag);
    if (command.startsWith('UID FETCH')) return this.fetch(command, tag);
    return `* BYE\r\n${tag} OK bye\r\n`;
  }

  private search(command: string, tag: string): string {
    const from = Number(/UID (\d+):\*/.exec(command)?.[1]);
    const uids = this.mails.map((_, at) => at + 1).filter((uid) => uid >= from || uid === this.mails.length);
    return `* SEARCH ${uids.join(' ')}\r\n${tag} OK found\r\n`;
  }

  private fetch(command: string, tag: string): string {
    const [, uid = '0', most = '0'] = /FETCH (\d+) .*<0\.(\d+)>/.exec(command) ?? [];
    const mail = this.mails[Number(uid) - 1]?.slice(0, Number(most)) ?? '';
    return `* ${uid} FETCH (UID ${uid} BODY[]<0> {${mail.length}}\r\n${mail})\r\n${tag} OK fetched\r\n`;
  }
}
