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
[ca]
default_ca = made
[made]
database = certificates
new_certs_dir = .
serial = numbers
default_md = sha256
policy = any
x509_extensions = stamping
[any]
commonName = supplied
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

interface InForce {
  readonly from: Date;
  readonly until: Date;
}

const day = 86_400_000;
const now = Date.now();
const thirtyDays: InForce = { from: new Date(now - day), until: new Date(now + 30 * day) };

/** `YYYYMMDDHHMMSSZ`. */
const asn1Time = (at: Date): string => at.toISOString().replaceAll(/\.\d+|[-:T]/g, '');

/** A time-stamp authority over HTTP whose stamps OpenSSL makes. */
export async function startTimeStampAuthority(inForce = thirtyDays): Promise<TimeStampAuthority> {
  const folder = mkdtempSync(join(tmpdir(), 'firstday-tsa-'));
  const openssl = (...given: readonly string[]) =>
    execFileSync('openssl', given, { cwd: folder, stdio: 'pipe' });
  writeFileSync(join(folder, 'tsa.cnf'), config);
  writeFileSync(join(folder, 'serial'), '01\n');
  writeFileSync(join(folder, 'certificates'), '');
  writeFileSync(join(folder, 'numbers'), '01\n');
  openssl(
    ...'req -new -newkey rsa:2048 -nodes -keyout key.pem -out request.pem -config tsa.cnf -subj'.split(' '),
    '/CN=Test time-stamp authority',
  );
  openssl(
    ...'ca -selfsign -batch -notext -config tsa.cnf -keyfile key.pem -in request.pem -out tsa.pem'.split(' '),
    ...['-startdate', asn1Time(inForce.from), '-enddate', asn1Time(inForce.until)],
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
