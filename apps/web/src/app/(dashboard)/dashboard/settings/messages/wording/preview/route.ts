import { answerWordingPreview } from '../../../../../../../dashboard/messages/wording/answer-wording-preview';

export const dynamic = 'force-dynamic';

export const POST = answerWordingPreview;
