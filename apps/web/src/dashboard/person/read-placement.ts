import { notFound, redirect } from 'next/navigation';
import { z } from 'zod';
import { callRaw } from '../../api/call';
import { readAnswer } from '../../api/send-operation';
import { userCredential } from '../../api/user-credential';
import { paths, signInPath } from '../paths';
import { orRedirectToUnavailable, redirectToUnavailable } from '../session/current-session';
import { PlacementOfPerson } from './read-placements';

const Kept = PlacementOfPerson.extend({ employee_id: z.string() });

/** A placement as it is kept, with its version. */
export interface KeptPlacement {
  readonly placement: z.infer<typeof Kept>;
  readonly etag: string;
}

export async function readPlacement(employee: string, placement_id: string): Promise<KeptPlacement> {
  const path = paths.employeePlacement(employee, placement_id);
  const answer = await orRedirectToUnavailable(path, async () =>
    callRaw('placements.findById', { params: { placement_id } }, await userCredential()),
  );
  if (answer.status === 401) redirect(signInPath(path, 'ended'));
  if (answer.status === 429) redirectToUnavailable(path);
  if (!answer.ok) notFound();
  const placement = Kept.parse(await readAnswer('placements.findById', answer));
  if (placement.employee_id !== employee) notFound();
  return { placement, etag: answer.headers.get('etag') ?? '' };
}
