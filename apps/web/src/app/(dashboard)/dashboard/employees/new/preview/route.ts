import { answerHirePreview } from '../../../../../../dashboard/add-hire/answer-hire-preview';

export const dynamic = 'force-dynamic';

export const POST = answerHirePreview;
