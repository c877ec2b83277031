import { describe, expect, it } from '@jest/globals';
import type { CertificateInput, CertificateSigner } from './certificate-input.js';
import { renderCertificate } from './render-document.js';
import { people } from './testing/people.js';
import { stroke } from './testing/png.js';
import { complaintsOf, readPdf, squeezed } from './testing/read-pdf.js';
import { signedBy } from './testing/signed-by.js';

const hash = (letter: string) => letter.repeat(64);

const signer: CertificateSigner = {
  role: 'employee',
  section: 'Section 1. Employee Information and Attestation',
  signature: signedBy('section_1', 'Ana Garcia'),
  authentication: 'Personal onboarding link',
  consent: { version: '2026-11', sha256: hash('c'), at: '2026-11-23T14:58:00.000Z' },
  attestation: {
    text: 'I attest that this is true.',
    sha256: hash('a'),
    acknowledgedAt: '2026-11-23T14:59:00.000Z',
  },
  answersSha256: hash('d'),
  documentSha256Before: hash('b'),
  documentSha256After: hash('e'),
  ipAddress: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (iPhone)',
  timeZone: 'America/New_York',
};

const input: CertificateInput = {
  id: 'task_1',
  issuedAt: '2026-11-23T16:00:00.000Z',
  locale: 'en',
  document: {
    name: 'Form I-9',
    edition: '01/20/25',
    sha256: hash('f'),
    employee: 'Ana Garcia',
    employer: 'Acme',
  },
  signers: [signer],
  events: [
    { at: '2026-11-23T14:57:00.000Z', action: 'viewed', actor: 'Ana Garcia', ipAddress: '203.0.113.7' },
    { at: '2026-11-23T15:00:00.000Z', action: 'signed', actor: 'Ana Garcia' },
  ],
  chain: { head: hash('9'), length: 2 },
};

const read = async (given: CertificateInput) => readPdf(renderCertificate(given).bytes);

describe('the signing certificate', () => {
  it('says what was proved of a signer and who vouches, and no more than that', async () => {
    const known = {
      proved: 'nothing',
      issuer: { type: 'api_token', id: 'tok_1' },
      isVouched: true,
      stated: { name: 'Carla Reyes', email: 'carla@example.com', title: null, by: 'reader' },
    } as const;
    const [signer] = input.signers;
    if (!signer) throw new Error('somebody signs');
    const text = squeezed((await read({ ...input, signers: [{ ...signer, evidence: known }] })).text);
    for (const words of [
      'Nothing was proved',
      'Carla Reyes, carla@example.com, (given by the signer)',
      'Vouched for by API token tok_1',
    ])
      expect(text).toContain(squeezed(words));
  });

  it('says who signed, known how, having agreed to what and read what, when and from where', async () => {
    const { aloud } = await read(input);
    const said = [
      'Ana Garcia',
      'Signed asEmployee',
      'Personal onboarding link',
      `2026-11, 2026-11-23 14:58:00 UTC SHA-256 ${hash('c')}`,
      'I attest that this is true.',
      `SHA-256 of these words${hash('a')}`,
      'Signed (UTC)2026-11-23 15:00:00 UTC',
      'IP address203.0.113.7',
      'Mozilla/5.0 (iPhone)',
      'America/New_York',
    ];
    for (const text of said) expect(aloud).toContain(squeezed(text));
  });

  it('holds the hashes of the document before and after, of the answers, and the head of the chain', async () => {
    const { aloud } = await read(input);
    for (const letter of ['b', 'd', 'e', 'f', '9']) expect(aloud).toContain(hash(letter));
  });

  it('lists what happened in its order', async () => {
    const { aloud } = await read(input);
    expect(aloud).toContain(squeezed('2026-11-23 14:57:00 UTC Opened the form Ana Garcia 203.0.113.7'));
    expect(aloud.indexOf('Sawthewholedocument')).toBeLessThan(aloud.indexOf('15:00:00UTCSigned'));
  });

  it.each(people)('bears $of', async ({ last, first }) => {
    const name = `${first} ${last}`;
    const { bytes } = renderCertificate({
      ...input,
      signers: [{ ...signer, signature: signedBy('section_1', name) }],
    });
    expect(complaintsOf(bytes)).toBe('');
    expect((await readPdf(bytes)).aloud).toContain(squeezed(`Signer${name}`));
  });

  it('shows no number as long as an SSN or an account, even where a note holds one', async () => {
    const notes = ['SSN 123-45-6789', 'account 123456789012'];
    const events = notes.map((detail) => ({ at: input.issuedAt, action: 'corrected', actor: 'Ana', detail }));
    const { text } = await read({ ...input, events });
    expect(text).toContain('••••6789');
    expect(text).not.toContain('123-45-6789');
    expect(text).not.toContain('123456789012');
  });

  it('runs over pages with a long trail, each page numbered, and a drawn signature on it', async () => {
    const events = Array.from({ length: 120 }, (_, at) => ({
      at: input.issuedAt,
      action: `step.${at}`,
      actor: 'Ana',
    }));
    const drawn = { ...signer, signature: { ...signer.signature, method: 'drawn' as const, image: stroke } };
    const { bytes, pages } = renderCertificate({ ...input, signers: [drawn], events });
    expect(complaintsOf(bytes)).toBe('');
    const { text } = await readPdf(bytes);
    expect(pages).toBeGreaterThan(2);
    expect(text).toContain('step119');
    expect(text).toContain(`Page${pages}of${pages}`);
  });

  it('speaks Spanish to a signer who does', async () => {
    expect(await read({ ...input, locale: 'es' })).toMatchObject({
      title: 'Certificado de firma: Form I-9',
      language: 'es',
    });
  });
});
