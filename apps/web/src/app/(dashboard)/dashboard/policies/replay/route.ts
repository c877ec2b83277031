import { streamPolicyReplay } from '../../../../../dashboard/policy-editor/changes/stream-policy-replay';

export const dynamic = 'force-dynamic';

export const POST = streamPolicyReplay;
