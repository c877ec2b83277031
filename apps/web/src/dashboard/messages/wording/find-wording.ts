import type { AccountWording } from '@firstday/domain';
import { notFound } from 'next/navigation';
import { readOrRedirect } from '../../forms/write';
import { wordingPath, type WordingPlace } from './wording-place';

/** How a message is worded, for its page. */
export async function findWording(of: WordingPlace): Promise<AccountWording> {
  const query = { kind: of.kind, language: of.language };
  const [found] = (await readOrRedirect(wordingPath(of), 'message_wordings.list', { query })).data;
  return found ?? notFound();
}
