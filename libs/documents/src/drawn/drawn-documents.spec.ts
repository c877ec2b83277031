import { describe, expect, it } from '@jest/globals';
import { currentEdition, type Answers, type KnownFormKey, type Signature } from '@firstday/forms';
import { renderDocument } from '../render-document.js';
import { people } from '../testing/people.js';
import { stroke } from '../testing/png.js';
import { complaintsOf, readPdf, squeezed } from '../testing/read-pdf.js';
import { signedBy } from '../testing/signed-by.js';

interface Given {
  readonly form: KnownFormKey;
  readonly answers: Answers;
  readonly signatures?: readonly Signature[];
  readonly locale?: string;
  readonly mark?: 'draft' | 'copy';
}

const draw = ({ form, answers, signatures = [], locale = 'en', mark }: Given) =>
  renderDocument({ edition: currentEdition(form), answers, context: {}, signatures, locale, mark });
const read = async (given: Given) => readPdf((await draw(given)).bytes);

const accounts: Answers = {
  'task.action': 'new',
  'task.account_1_bank_name': 'First Bank',
  'task.account_1_routing_number': '021000021',
  'task.account_1_account_number': '123456789012',
  'task.account_1_account_number_again': '123456789012',
  'task.account_1_type': 'savings',
};

describe('a form that has no official file here is drawn', () => {
  it.each(people)('Form I-9 bears $of, as an answer and as the signature', async ({ last, first }) => {
    const answers = { 'task.last_name': last, 'task.first_name': first };
    const drawn = await draw({
      form: 'i-9',
      answers,
      signatures: [signedBy('section_1', `${first} ${last}`)],
    });
    expect(drawn.source).toBe('drawn');
    expect(complaintsOf(drawn.bytes)).toBe('');
    const { aloud, text } = await readPdf(drawn.bytes);
    expect(aloud).toContain(squeezed(`Last Name (Family Name)${last}`));
    expect(aloud).toContain(squeezed(`First Name (Given Name)${first}`));
    expect(text).toContain(squeezed(`${first} ${last}`));
    expect(aloud).toContain('11/23/2026');
  });

  it.each(people)('Form W-4 bears $of, as an answer and as the signature', async ({ last, first }) => {
    const answers = { 'employee.last_name': last, 'employee.first_name': first };
    const drawn = await draw({
      form: 'w-4',
      answers,
      signatures: [signedBy('employee', `${first} ${last}`)],
    });
    expect(complaintsOf(drawn.bytes)).toBe('');
    const { aloud, text } = await readPdf(drawn.bytes);
    expect(aloud).toContain(squeezed(`Last name${last}`));
    expect(text).toContain(squeezed(`${first} ${last}`));
  });

  it.each(['direct-deposit', 'emergency-contact', 'handbook'] as const)(
    '%s names the employee, the employer and its edition, though it asks for none of them',
    async (form) => {
      const context = { 'employee.full_name': 'Ana María Núñez', 'employer.name': 'Harbor Foods' };
      const edition = currentEdition(form);
      const drawn = await renderDocument({ edition, answers: {}, context, signatures: [], locale: 'es' });
      expect(complaintsOf(drawn.bytes)).toBe('');
      const { aloud, text } = await readPdf(drawn.bytes);
      expect(aloud).toContain(squeezed('EmpleadoAna María Núñez'));
      expect(aloud).toContain(squeezed('EmpleadorHarbor Foods'));
      expect(text).toContain(squeezed(`Edición ${edition.edition}`));
    },
  );

  it.each(['i-9', 'w-4'] as const)('%s carries every text that its edition has', async (form) => {
    const edition = currentEdition(form);
    const { aloud } = await read({ form, answers: {} });
    const lines = edition.sections
      .filter(({ opens, when }) => opens === 'in_order' && !when)
      .flatMap(({ pages }) => pages.flatMap(({ fields }) => fields))
      .filter(({ kind, text, when }) => kind === 'content' && text && !when)
      .flatMap(({ text }) => text?.en.split('\n') ?? []);
    expect(lines.length).toBeGreaterThan(15);
    // A star before a remark is a text of its own on the form.
    for (const line of lines) expect(aloud).toContain(squeezed(line.replace(/^\*/, '')));
  });

  it('Form I-9 prints the attestation word for word and nothing that the form does not have', async () => {
    const { aloud } = await read({
      form: 'i-9',
      answers: { 'task.preparer_count': '0', 'task.list_choice': 'a' },
    });
    const attestation = currentEdition('i-9').sections[0]?.attestation?.text.en ?? 'none';
    expect(aloud).toContain(squeezed(attestation));
    expect(aloud).not.toContain(squeezed('How many people helped you'));
    expect(aloud).not.toContain(squeezed('Which documents did the employee choose'));
    expect(aloud).not.toContain(squeezed('Copies of the documents'));
  });

  it('Form I-9 notes an extension in Additional Information, and asks nothing that the form does not ask', async () => {
    const { aloud } = await read({
      form: 'i-9',
      answers: {
        'task.list_choice': 'a',
        'task.list_a_1': { document: 'employment_authorization_document', expires_on: '2026-11-01' },
        'task.extension': 'federal_register_notice',
        'task.extension_until': '2027-05-23',
        'task.additional_information': 'Copy kept',
      },
    });
    expect(aloud).toContain('EADEXT05/23/2027Copykept');
    expect(aloud).not.toContain(squeezed('Is a document extended'));
    expect(aloud).not.toContain(squeezed('Last day of the extension'));
    expect(aloud).not.toContain(squeezed('notice in the Federal Register'));
  });

  it('Form I-9 has the document that took the place of a receipt, lined through, and signs nothing anew', async () => {
    const shown = { document: 'drivers_license', issuing_authority: 'NY DMV' };
    const { aloud } = await read({
      form: 'i-9',
      answers: {
        'task.list_choice': 'b_and_c',
        'task.list_b': { ...shown, number: 'R-1', is_receipt: true },
        'task.receipt_list_b_document': { ...shown, number: 'D-2', expires_on: '2030-01-31' },
      },
      signatures: [signedBy('section_2', 'Carla Reyes'), signedBy('receipt_list_b', 'Sam Lee')],
    });
    for (const entry of ['R-1', 'D-2', '01/31/2030', 'SL11/23/2026']) expect(aloud).toContain(entry);
    expect(aloud).not.toContain(squeezed('I examined this document'));
    expect(aloud).not.toContain(squeezed('in place of a receipt'));
    expect(aloud).not.toContain('Sam Lee');
  });

  it('Form I-9 puts Section 2 after Section 1 and supplements last, as on paper', async () => {
    const answers = { 'task.preparer_count': '1', 'task.reverify_1_representative': 'Doe, Jane' };
    const { aloud } = await read({ form: 'i-9', answers });
    const order = [
      'Section1.EmployeeInformation',
      'Section2.EmployerReview',
      'LISTSOFACCEPTABLE',
      'SupplementA,Preparer',
      '(formerlySection3)',
    ];
    const places = order.map((start) => aloud.indexOf(start));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  });

  it('the jurat of Form W-4 stands right before the signature, which is the last entry of the employee', async () => {
    const { aloud } = await read({
      form: 'w-4',
      answers: {},
      signatures: [signedBy('employee', 'Ana Garcia')],
    });
    const jurat = squeezed(currentEdition('w-4').sections[0]?.attestation?.text.en ?? 'none');
    const after = aloud.slice(aloud.indexOf(jurat) + jurat.length);
    expect(after).toMatch(/^(AnaGarcia)?Employee’ssignature/);
  });

  it('states its form, edition and number on every page, with its title and language', async () => {
    const { pages, text, title, language } = await read({ form: 'i-9', answers: {} });
    expect(text.split('FormI-9Edition01/20/25').length - 1).toBe(pages);
    expect(text).toContain(`Page${pages}of${pages}`);
    expect({ title, language }).toEqual({
      title: 'Form I-9, Employment Eligibility Verification',
      language: 'en-US',
    });
  });
});

describe('our own forms are drawn', () => {
  it('in the language of the signer', async () => {
    const { aloud, language } = await read({ form: 'direct-deposit', answers: accounts, locale: 'es' });
    expect(language).toBe('es');
    expect(aloud).toContain(squeezed('Autorización de depósito directo'));
    expect(aloud).toContain(squeezed('☒Cuenta de ahorros'));
  });

  it('show account numbers whole, as payroll needs them, and a number typed twice once', async () => {
    const { text } = await read({ form: 'direct-deposit', answers: accounts });
    expect(text).toContain('123456789012');
    expect(text).toContain('021000021');
    expect(text.split('123456789012')).toHaveLength(2);
    expect(text).not.toContain(squeezed('Account number again'));
  });

  it('show what was asked and leave out what was not', async () => {
    const { aloud } = await read({ form: 'direct-deposit', answers: { 'task.action': 'decline' } });
    expect(aloud).toContain(squeezed('☒No direct deposit'));
    expect(aloud).not.toContain(squeezed('Name of the bank'));
  });

  it('leave out an answer that a later answer hid', async () => {
    const { text } = await read({
      form: 'direct-deposit',
      answers: { ...accounts, 'task.action': 'cancel' },
    });
    expect(text).not.toContain(squeezed('First Bank'));
  });

  it('a drawn signature is a picture with the name for those who cannot see it', async () => {
    const signature: Signature = { ...signedBy('employee', 'Ana Garcia'), method: 'drawn', image: stroke };
    const drawn = await draw({ form: 'handbook', answers: {}, signatures: [signature] });
    expect(complaintsOf(drawn.bytes)).toBe('');
    expect(Buffer.from(drawn.bytes).toString('latin1')).toMatch(/\/Subtype \/Image/);
    expect((await readPdf(drawn.bytes)).aloud).toContain(squeezed('Your signature: Ana Garcia'));
  });

  it('a copy to look at says that it is a draft, in its language', async () => {
    expect((await read({ form: 'handbook', answers: {}, mark: 'draft' })).text).toContain('DRAFT');
    expect((await read({ form: 'handbook', answers: {}, mark: 'draft', locale: 'es' })).text).toContain(
      'BORRADOR',
    );
    expect((await read({ form: 'handbook', answers: {} })).text).not.toContain('DRAFT');
  });

  it('a long answer runs on over as many lines and pages as it needs', async () => {
    const title = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ');
    const drawn = await draw({ form: 'handbook', answers: { 'task.document_title': title } });
    const { aloud, pages, pieces } = await readPdf(drawn.bytes);
    expect(pages).toBeGreaterThan(1);
    expect(aloud).toContain(squeezed(title));
    expect(Math.min(...pieces.map(({ y }) => y))).toBeGreaterThan(30);
  });
});
