import { openInspection } from '../../../hosted/inspection/open-inspection';

export const dynamic = 'force-dynamic';

export const POST = openInspection;
