import { setTimeout as wait } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A message as it arrived. */
export interface ReceivedMail {
  readonly to: readonly string[];
  /** What its envelope is from. */
  readonly from: string;
  readonly messageId: string;
  readonly parsed: ParsedMail;
  readonly raw: string;
}

/** What the server says instead of taking something. */
export interface MailRefusal {
  readonly code: number;
  readonly text: string;
}

const refusal = ({ code, text }: MailRefusal) => Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server that messages are sent to; it takes everything unless it is told otherwise. */
export class MailServer {
  readonly arrived: ReceivedMail[] = [];
  refuseRecipient: (address: string) => MailRefusal | undefined = () => undefined;
  refuseSender: () => MailRefusal | undefined = () => undefined;
  refuseContent: () => MailRefusal | undefined = () => undefined;
  /** Milliseconds before it says that it has taken a message. */
  delay = 0;
  connections = 0;
  url = '';
  private readonly server: SMTPServer;

  private constructor(login?: { readonly user: string; readonly password: string }) {
    this.server = new SMTPServer({
      authOptional: login === undefined,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS', ...(login ? [] : ['AUTH'])],
      onConnect: (_session, done) => {
        this.connections += 1;
        done();
      },
      onAuth: ({ username, password }, _session, done) =>
        login !== undefined && login.user === username && login.password === password
          ? done(null, { user: username })
          : done(refusal({ code: 535, text: '5.7.8 Wrong user or password' })),
      onMailFrom: (_address, _session, done) => {
        const refused = this.refuseSender();
        done(refused && refusal(refused));
      },
      onRcptTo: ({ address }, _session, done) => {
        const refused = this.refuseRecipient(address);
        done(refused && refusal(refused));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          const { mailFrom } = session.envelope;
          const from = mailFrom ? mailFrom.address : '';
          void this.take(Buffer.concat(chunks).toString(), { from, to }).then((refused) =>
            done(refused && refusal(refused)),
          );
        });
      },
    });
    // A worker that is killed ends its connections in the middle.
    this.server.on('error', () => undefined);
  }

  static async start(
    login?: { readonly user: string; readonly password: string },
    port = 0,
  ): Promise<MailServer> {
    const mail = new MailServer(login);
    await new Promise<void>((resolve) => void mail.server.listen(port, '127.0.0.1', resolve));
    const address = mail.server.server.address();
    mail.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    return mail;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Messages to an address, once there are as many. */
  async mailsTo(address: string, atLeast = 1): Promise<readonly ReceivedMail[]> {
    for (let attempt = 0; attempt < 2000; attempt++) {
      const own = this.arrived.filter(({ to }) => to.includes(address));
      if (own.length >= atLeast) return own;
      await wait(25);
    }
    throw new Error(`${address} did not get ${atLeast} messages`);
  }

  private async take(
    raw: string,
    envelope: Pick<ReceivedMail, 'from' | 'to'>,
  ): Promise<MailRefusal | undefined> {
    const refused = this.refuseContent();
    if (refused) return refused;
    const parsed = await simpleParser(raw);
    this.arrived.push({ ...envelope, messageId: parsed.messageId ?? '', parsed, raw });
    if (this.delay > 0) await wait(this.delay);
    return undefined;
  }
}
