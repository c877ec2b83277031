import { createHash } from 'node:crypto';

import type { RestClient } from './rest-client.ts';

/** Of an edition of a form what signing needs. */
export interface SignedEdition {
  readonly sections: readonly {
    readonly id: string;
    readonly pages: readonly { readonly id: string }[];
    readonly attestation?: { readonly text: { readonly en: string } };
  }[];
}

/** Whoever a link was sent to opens it: the token of their session. */
export async function openLink(api: RestClient, url: string): Promise<string> {
  const link = new URL(url).searchParams.get('link');
  return (await api.post('/form_sessions', { link })).token;
}

interface Signing {
  readonly taskId: string;
  readonly sectionId: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly name: string;
}

/** Answers a section, looks at each of its pages, and signs it. */
export async function signSection(
  person: RestClient,
  edition: SignedEdition,
  { taskId, sectionId, answers, name }: Signing,
): Promise<void> {
  const section = edition.sections.find(({ id }) => id === sectionId);
  const pages = section?.pages.map(({ id }) => id) ?? [];
  const fields = Object.entries(answers).map(([path, value]) => ({ path, value }));
  await person.patch(`/tasks/${taskId}/fields`, { fields });
  const sheet = await person.get(`/tasks/${taskId}/sheet`);
  for (const { id, page_id: page } of sheet.subtasks)
    if (pages.includes(page)) await person.post(`/subtasks/${id}/visit`);
  await person.post(`/tasks/${taskId}/signatures`, {
    section_id: sectionId,
    consents_to_electronic_signature: true,
    acknowledges_attestation: true,
    attestation_sha256: createHash('sha256')
      .update(section?.attestation?.text.en ?? '')
      .digest('hex'),
    signature: { method: 'typed', name },
    time_zone: 'America/New_York',
  });
}
