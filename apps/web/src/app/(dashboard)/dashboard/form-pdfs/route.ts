import { receiveFormPdf } from '../../../../dashboard/own-forms/receive-form-pdf';

export const dynamic = 'force-dynamic';

export const POST = receiveFormPdf;
