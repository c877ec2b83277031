import type { Edition, Section } from '../edition.js';
import type { Localized } from '../localized.js';

/** A notice that an agency has written, as a form of the catalog gives it. */
export interface NoticeToRead extends Pick<
  Edition,
  'form' | 'edition' | 'title' | 'shortName' | 'minutes' | 'purpose' | 'employerPurpose' | 'scope'
> {
  /** SHA-256 of the agency's file. */
  readonly sha256: string;
  /** What the employee declares after reading it: a receipt, and nothing more. */
  readonly receipt: Localized;
}

/** The page that shows the file, and the receipt that follows it. */
export const receiptOf = ({
  sha256,
  title,
  receipt,
}: Pick<NoticeToRead, 'sha256' | 'title' | 'receipt'>): Section => ({
  id: 'employee',
  title,
  assignee: 'employee',
  signer: 'employee',
  opens: 'in_order',
  pages: [
    {
      id: 'notice',
      title,
      layout: 'question',
      mustVisit: true,
      document: { sha256 },
      fields: [],
    },
  ],
  attestation: {
    text: receipt,
    acknowledgement: {
      en: 'I have read this statement. I make it by signing.',
      es: 'He leído esta declaración. La hago al firmar.',
    },
  },
  signatureLabel: { en: 'Your signature', es: 'Su firma' },
});

/** A form that shows an agency's file, page by page, and takes a receipt: its document is that file, with the receipt after it. */
export const noticeToRead = ({ sha256, receipt, ...notice }: NoticeToRead): Edition => ({
  ...notice,
  source: 'own',
  tags: ['notice', 'california'],
  sections: [receiptOf({ sha256, receipt, title: notice.title })],
  pdf: { sha256, boxes: [] },
});
