import { answerWordingDocument } from '../../../../../../../dashboard/messages/wording/answer-wording-document';

export const dynamic = 'force-dynamic';

export const POST = answerWordingDocument;
