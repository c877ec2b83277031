import { streamDeletions } from '../../../../../../dashboard/placements/stream-deletions';

export const dynamic = 'force-dynamic';

export const POST = (request: Request): Promise<Response> => streamDeletions(request);
