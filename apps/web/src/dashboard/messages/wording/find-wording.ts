import type { AccountWording } from '@firstday/domain';
import { notFound } from 'next/navigation';
import { readOrRedirect } from '../../forms/write';
import { wordingPath, type WordingPlace } from './wording-place';

/** How a message is worded, for its page. */
export async function findWording(of: WordingPlace): Promise<AccountWording> {
  const { kind, language, employer } = of;
  const query = { kind, language, ...(employer && { employer_id: employer }) };
  const [found] = (await readOrRedirect(wordingPath(of), 'message_wordings.list', { query })).data;
  return found ?? notFound();
}
