import type { FormContent } from '@firstday/domain';
import type { Condition } from '@firstday/policy-engine';
import type { Pack } from '../pack.js';
import type { PackWords } from '../pack-words.js';
import type { SourcedFact } from '../sourced-fact.js';
import { noticePage, readNotice } from './read-notice.js';

/** A notice that the employee receives, reads as the operator's file has it, and signs for; nothing else is asked. */
export interface NoticeToGive extends Pick<FormContent, 'scope'> {
  /** The key of the form, and of the policy that asks for it. */
  readonly form: string;
  readonly jurisdiction: string;
  /** What the library calls the policy. */
  readonly policyName: string;
  readonly condition: Condition;
  readonly citation: string | null;
  readonly facts: readonly SourcedFact[];
  /** The agency's page, or the law where the text is the employer's own. */
  readonly publishedAt: string;
  /** What the operator compares before making it active. */
  readonly toCheck: readonly PackWords[];
  readonly name: PackWords;
  readonly shortName: PackWords;
  /** What it is about, in a sentence. */
  readonly about: PackWords;
  readonly dueInBusinessDays?: number;
}

const employerPurpose: PackWords = {
  en: 'They read the notice and sign that they have it. Their copy is your proof that it was given.',
  es: 'Lee el aviso y firma que lo tiene. Su copia es su prueba de que se entregó.',
  ar: 'يقرأ الإشعار ويوقّع أنه لديه. ونسخته دليلك على تسليمه.',
};

const closing: PackWords = {
  en: 'Signing says that you have received the notice. It does not say that you agree with it, and you give up no right.',
  es: 'Al firmar dice que recibió el aviso. No dice que esté de acuerdo con él, y no renuncia a ningún derecho.',
  ar: 'توقيعك يعني أنك تسلمت الإشعار. لا يعني أنك توافق عليه، ولا تتنازل عن أي حق.',
};

const attestation: PackWords = {
  en: 'I have received this notice and was able to read it.',
  es: 'He recibido este aviso y pude leerlo.',
  ar: 'تسلمت هذا الإشعار وتمكنت من قراءته.',
};

const tagsOf = (jurisdiction: string) => [jurisdiction === 'US' ? 'federal' : 'state', 'notice'];

export const noticePack = (of: NoticeToGive): Pack => ({
  form: of.form,
  version: 1,
  file: { use: 'read', page: noticePage },
  jurisdiction: of.jurisdiction,
  publishedAt: of.publishedAt,
  editionSeen: null,
  knownFiles: [],
  toCheck: of.toCheck,
  facts: of.facts,
  policies: [
    {
      key: of.form,
      version: 1,
      name: of.policyName,
      condition: of.condition,
      forms: [of.form],
      tags: tagsOf(of.jurisdiction),
      jurisdiction: of.jurisdiction,
      kind: 'notice',
      citation: of.citation,
      facts: of.facts,
    },
  ],
  content: readNotice({
    ...of,
    purpose: of.about,
    employerPurpose,
    tags: tagsOf(of.jurisdiction),
    opening: of.about,
    closing,
    attestation,
  }),
});
