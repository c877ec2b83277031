import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';

import type { SimulatedCase } from './simulated-case.ts';

/** A one-page paper in place of the government's: it says on every line what it is not. */
export async function notice(title: string, { details, fields }: SimulatedCase): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(`${title} (simulated)`);
  const page = document.addPage([612, 792]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const lines = [
    'SIMULATED. Not a document of the U.S. government.',
    title,
    `Case ${details.case_number}`,
    `${fields.first_name} ${fields.last_name}`,
    details.case_status_display ?? '',
    `Employer acts by ${details.ev_star_referral_due_date ?? details.dhs_referral_due_date ?? 'none'}`,
    `Employee acts by ${details.ev_star_referral_contact_by_date ?? details.dhs_referral_contact_by_date ?? 'none'}`,
  ];
  lines.forEach((line, at) =>
    page.drawText(printable(line), {
      x: 54,
      y: 720 - at * 28,
      size: at < 2 ? 18 : 12,
      font,
      color: at === 0 ? rgb(0.7, 0.1, 0.1) : rgb(0, 0, 0),
    }),
  );
  return Buffer.from(await document.save());
}

/** The standard font has Latin letters only. */
const printable = (text: string): string => text.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '');
