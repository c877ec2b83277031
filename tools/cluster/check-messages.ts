import type { Finding } from './finding.ts';
import type { Hired } from './hire.ts';
import type { PersistentClient } from './persistent-client.ts';
import type { PostOffice } from './post-office.ts';

/** Each message that was accepted, or that the service recorded by itself, came to whom it is to, under one Message-ID. */
export async function checkMessages(
  api: PersistentClient,
  { arrived, byAddress }: PostOffice,
  hired: readonly Hired[],
): Promise<Finding[]> {
  const lost: string[] = [];
  const doubled: string[] = [];
  let count = 0;
  for (const { employeeId, email, messageId } of hired) {
    const { data } = await api.get(`/messages?employee_id=${employeeId}&per_page=100`);
    const sent = data.filter(({ status }: { status: string }) => status === 'sent');
    const came = byAddress.get(email)?.size ?? 0;
    count += data.length;
    const isThere = !messageId || sent.some(({ id }: { id: string }) => id === messageId);
    if (!isThere || sent.length < data.length || came < data.length) lost.push(email);
    if (came > data.length) doubled.push(email);
  }
  const again = [...arrived.values()].reduce((sum, times) => sum + times - 1, 0);
  return [
    {
      what: 'messages',
      said: `${count} recorded, lost by ${lost.length} people, ${doubled.length} have one too many, ${again} came again under their Message-ID`,
      holds: lost.length + doubled.length === 0,
    },
  ];
}
