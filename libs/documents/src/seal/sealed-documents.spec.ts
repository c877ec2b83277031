import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentEdition } from '@firstday/forms';
import { renderDocument } from '../render-document.js';
import { officialFormsDir } from '../testing/official-forms.js';
import { pdfSignature, signedParts } from '../testing/pdf-signature.js';
import { complaintsOf, readPdf } from '../testing/read-pdf.js';
import { signedBy } from '../testing/signed-by.js';
import { type TimeStampAuthority, startTimeStampAuthority } from '../testing/time-stamp-authority.js';
import { createSealCertificate } from './create-seal-certificate.js';
import { sealFile, sealLength } from './seal-file.js';
import { type SealSigner, toSealSigner } from './seal-signer.js';
import { timeStampClient } from './time-stamp-client.js';

let pem: string;
let signer: SealSigner;
let folder: string;
let authority: TimeStampAuthority;

beforeAll(async () => {
  pem = await createSealCertificate('Harbor Foods documents', new Date('2026-01-01T00:00:00Z'));
  signer = toSealSigner(pem);
  folder = mkdtempSync(join(tmpdir(), 'firstday-seal-'));
  authority = await startTimeStampAuthority();
});
afterAll(() => {
  authority.stop();
  rmSync(folder, { recursive: true });
});

const forms = [
  { form: 'i-9', from: 'official' },
  { form: 'i-9', from: 'drawn' },
  { form: 'w-4', from: 'official' },
  { form: 'w-4', from: 'drawn' },
] as const;
type Given = (typeof forms)[number];
const tried = forms.filter(({ from }) => from === 'drawn' || officialFormsDir !== null);

const render = async ({ form, from }: Given, isSealed = true, isTimeStamped = false) => {
  const section = form === 'i-9' ? 'section_1' : 'employee';
  const { bytes } = await renderDocument({
    edition: currentEdition(form),
    answers: { 'task.last_name': 'Lopez', 'employee.last_name': 'Lopez' },
    context: {},
    signatures: [signedBy(section, 'Ana Lopez')],
    locale: 'en',
    officialFormsDir: (from === 'official' && officialFormsDir) || undefined,
    seal: isSealed
      ? {
          sealedAt: '2026-11-23T15:00:01.000Z',
          reason: 'Completed',
          bytes: sealLength(signer, isTimeStamped),
        }
      : undefined,
  });
  return bytes;
};
const sealed = async (given: Given) => sealFile(await render(given), signer);
const openssl = (...given: readonly string[]) =>
  execFileSync('openssl', given, { cwd: folder, stdio: 'pipe' }).toString();

describe.each(tried)('the $from Form $form, sealed', (given) => {
  it('is valid and signed as a whole for a program that is not ours', async () => {
    const bytes = await sealed(given);
    const said = pdfSignature(bytes);
    expect(said).toContain('Signature Validation: Signature is Valid.');
    expect(said).toContain('Total document signed');
    expect(said).toContain('Signature Type: ETSI.CAdES.detached');
    expect(said).toContain('Signer Certificate Common Name: Harbor Foods documents');
    expect(complaintsOf(bytes)).toBe('');
  });

  it('keeps the bytes of the file, its pages and its text, and shows nothing more', async () => {
    const [bytes, plain] = [await sealed(given), await render(given, false)];
    expect(Buffer.from(bytes.subarray(0, plain.length)).equals(plain)).toBe(true);
    const [after, before] = [await readPdf(bytes), await readPdf(plain)];
    expect([after.pages, after.text, after.aloud]).toEqual([before.pages, before.text, before.aloud]);
    expect(picturesOf(bytes)).toEqual(picturesOf(plain));
  });

  it('is the same each time', async () => {
    const [one, other] = [await sealed(given), await sealed(given)];
    expect(Buffer.from(one).equals(other)).toBe(true);
  });

  it('is found changed wherever one bit outside its signature is', async () => {
    const bytes = await sealed(given);
    const start = Buffer.from(bytes).lastIndexOf('/Contents <');
    for (const at of [40, Math.floor(start / 3), start - 100, bytes.length - 60]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(pdfSignature(changed)).not.toContain('Signature is Valid');
    }
    const appended = Buffer.concat([bytes, Buffer.from('\n%more')]);
    expect(pdfSignature(appended)).not.toContain('Total document signed');
  });
});

describe('a seal', () => {
  it('is a CMS signature that names its certificate and no time (ETSI EN 319 142-1, 6.3)', async () => {
    const { signature, content } = signedParts(await sealed({ form: 'w-4', from: 'drawn' }));
    writeFileSync(join(folder, 'signature.der'), signature);
    writeFileSync(join(folder, 'content'), content);
    writeFileSync(join(folder, 'seal.pem'), pem);
    const verify =
      'cms -verify -cades -binary -inform DER -in signature.der -content content -CAfile seal.pem';
    expect(() => openssl(...verify.split(' '), '-purpose', 'any', '-out', 'same')).not.toThrow();
    expect(readFileSync(join(folder, 'same')).equals(content)).toBe(true);
    const printed = openssl(...'cms -cmsout -print -noout -inform DER -in signature.der'.split(' '));
    expect(printed).toContain('id-smime-aa-signingCertificateV2');
    expect(printed).not.toContain('signingTime');
  });

  it('bears the time-stamp of an authority over the signature (RFC 3161), and one of that signature only', async () => {
    const reserved = () => render({ form: 'w-4', from: 'drawn' }, true, true);
    const bytes = await sealFile(await reserved(), signer, timeStampClient(authority.url));
    expect(pdfSignature(bytes)).toContain('Signature is Valid');
    writeFileSync(join(folder, 'signature.der'), signedParts(bytes).signature);
    const printed = openssl(...'cms -cmsout -print -noout -inform DER -in signature.der'.split(' '));
    expect(printed).toContain('id-smime-aa-timeStampToken');
    const kept = await fetch(authority.url, { method: 'POST', body: new Uint8Array(await someQuery()) });
    authority.answer = new Uint8Array(await kept.arrayBuffer());
    await expect(sealFile(await reserved(), signer, timeStampClient(authority.url))).rejects.toThrow(
      'stamped something else than it was asked',
    );
    authority.answer = undefined;
  });

  it('needs an RSA key with its own certificate', async () => {
    const [, other = ''] = (await createSealCertificate('Other', new Date())).split(/(?=-----BEGIN CERT)/);
    const [key = '', own = ''] = pem.split(/(?=-----BEGIN CERT)/);
    expect(() => toSealSigner(key + other)).toThrow('The first certificate is not of the key');
    expect(() => toSealSigner(own)).toThrow('There is no private key');
    expect(() => toSealSigner(key)).toThrow('There is no certificate');
    expect(toSealSigner(key + own + other).certificates).toHaveLength(2);
  });
});

async function someQuery(): Promise<Buffer> {
  writeFileSync(join(folder, 'data'), 'something else');
  openssl(...'ts -query -data data -sha256 -cert -out query.tsq'.split(' '));
  return Promise.resolve(readFileSync(join(folder, 'query.tsq')));
}

function picturesOf(bytes: Uint8Array): string {
  const path = join(folder, 'file.pdf');
  writeFileSync(path, bytes);
  return execFileSync('pdftoppm', ['-r', '40', '-gray', path], { maxBuffer: 1e8 }).toString('base64');
}
