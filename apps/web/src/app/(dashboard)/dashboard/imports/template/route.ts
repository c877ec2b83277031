import { answerImportTemplate } from '../../../../../dashboard/imports/answer-import-template';

export const GET = answerImportTemplate;
