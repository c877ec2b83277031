import { streamArchive } from '../../../hosted/inspection/stream-inspected-file';

export const dynamic = 'force-dynamic';

export const GET = streamArchive;
