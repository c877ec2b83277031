import { answerChoices } from '../../../../dashboard/record-picker/answer-choices';

export const dynamic = 'force-dynamic';

export const GET = answerChoices;
