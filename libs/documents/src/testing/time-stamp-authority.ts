import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const config = `
[tsa]
default_tsa = own
[own]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
[req]
distinguished_name = name
[name]
[stamping]
extendedKeyUsage = critical,timeStamping
`;

export interface TimeStampAuthority {
  readonly url: string;
  /** PEM. */
  readonly certificate: Buffer;
  /** What it answers from now on instead, where something is given. */
  answer?: Uint8Array | undefined;
  stop(): void;
}

/** A time-stamp authority over HTTP whose stamps OpenSSL makes. */
export async function startTimeStampAuthority(): Promise<TimeStampAuthority> {
  const folder = mkdtempSync(join(tmpdir(), 'firstday-tsa-'));
  const openssl = (...given: readonly string[]) =>
    execFileSync('openssl', given, { cwd: folder, stdio: 'pipe' });
  writeFileSync(join(folder, 'tsa.cnf'), config);
  writeFileSync(join(folder, 'serial'), '01\n');
  openssl(
    ...'req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out tsa.pem -days 30 -config tsa.cnf'.split(' '),
    ...'-extensions stamping -subj'.split(' '),
    '/CN=Test time-stamp authority',
  );
  const authority: { answer?: Uint8Array | undefined } = {};
  const server = createServer((request, response) => {
    void buffer(request).then((query) => {
      writeFileSync(join(folder, 'query.tsq'), query);
      openssl(
        ...'ts -reply -config tsa.cnf -queryfile query.tsq -signer tsa.pem -inkey key.pem -out reply.tsr'.split(
          ' ',
        ),
      );
      const reply = authority.answer ?? readFileSync(join(folder, 'reply.tsr'));
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(reply);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(authority, {
    url: `http://127.0.0.1:${port}`,
    certificate: readFileSync(join(folder, 'tsa.pem')),
    stop: () => {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  });
}
