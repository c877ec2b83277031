import { DeletePlacements } from '@firstday/domain';
import { callRaw } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { streamAct } from '../shell/stream-act';

/** Hands a deletion of many on as it goes, to the person whom the page asked. */
export const streamDeletions = (request: Request): Promise<Response> =>
  streamAct(request, async (given) => {
    const { data: body } = DeletePlacements.safeParse(given);
    return body && callRaw('placement_acts.delete', { body }, await userCredential());
  });
