import { answerSamePeople } from '../../../../../../dashboard/add-hire/answer-same-people';

export const dynamic = 'force-dynamic';

export const POST = answerSamePeople;
