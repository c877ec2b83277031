import { answerFound } from '../../../../../dashboard/find/answer-found';

export const dynamic = 'force-dynamic';

export const GET = answerFound;
