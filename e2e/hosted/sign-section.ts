import { createHash } from 'node:crypto';

import { currentEdition } from '@firstday/forms';

import { Integrator, runningStack } from '../stack.js';

interface Sheet {
  readonly subtasks: readonly { readonly id: string; readonly page_id: string }[];
}
type Answers = Readonly<Record<string, unknown>>;

export interface Section {
  readonly id: 'section_1' | 'section_2';
  readonly answers: Answers;
  readonly name: string;
  /** A picture of the document, put to the page that asks for copies. */
  readonly copy?: Buffer;
}

/** Answers and signs a section of Form I-9 at an onboarding link as its pages do, without a browser. */
export async function signSection(link: string, taskId: string, section: Section): Promise<void> {
  const { baseUrl } = runningStack();
  const opened = new Integrator(baseUrl, '');
  const { token } = await opened.post<{ token: string }>('/form_sessions', {
    link: new URL(link).searchParams.get('link'),
  });
  const session = new Integrator(baseUrl, token);
  const fields = Object.entries(section.answers).map(([path, value]) => ({ path, value }));
  if (section.id === 'section_2')
    await session.post('/form_session/signer', {
      name: section.name,
      email: 'carmen@harborfoods.com',
      title: 'Office manager',
    });
  await session.patch(`/tasks/${taskId}/fields`, { fields });
  const { subtasks } = await session.get<Sheet>(`/tasks/${taskId}/sheet`);
  const form = currentEdition('i-9')?.sections.find(({ id }) => id === section.id);
  for (const { id, page_id } of subtasks)
    if (form?.pages.some((page) => page.id === page_id)) await session.tell(`/subtasks/${id}/visit`);
  await session.post(`/tasks/${taskId}/signatures`, {
    section_id: section.id,
    consents_to_electronic_signature: true,
    acknowledges_attestation: true,
    attestation_sha256: createHash('sha256')
      .update(form?.attestation?.text.en ?? '')
      .digest('hex'),
    signature: { method: 'typed', name: section.name },
  });
  const copies = subtasks.find(({ page_id }) => page_id === 'documents_copies');
  if (section.copy && copies) await session.upload(`/subtasks/${copies.id}/upload`, section.copy);
}
