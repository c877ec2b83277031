import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A PDF that somebody made with an office program: three texts, two boxes of one question, a signature. */
export async function drawnForm(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const form = pdf.getForm();
  page.drawText('Vehicle agreement', { x: 72, y: 730, size: 18, font });
  const texts = [
    ['Text1', 'Full name', 680],
    ['Text2', 'License plate', 640],
    ['Text3', 'Where is it parked at night?', 600],
  ] as const;
  for (const [name, label, y] of texts) {
    page.drawText(label, { x: 72, y: y + 5, size: 10, font });
    form.createTextField(name).addToPage(page, { x: 250, y, width: 250, height: 18, borderWidth: 1 });
  }
  page.drawText('Do you take the vehicle home?', { x: 72, y: 560, size: 10, font });
  for (const [name, label, x] of [
    ['Check1', 'Yes', 250],
    ['Check2', 'No', 310],
  ] as const) {
    form.createCheckBox(name).addToPage(page, { x, y: 557, width: 12, height: 12, borderWidth: 1 });
    page.drawText(label, { x: x + 18, y: 560, size: 10, font });
  }
  page.drawText('Employee signature', { x: 72, y: 505, size: 10, font });
  form.createTextField('Text4').addToPage(page, { x: 250, y: 500, width: 200, height: 24, borderWidth: 1 });
  return Buffer.from(await pdf.save());
}

/** One that was printed or scanned: nothing on it can be filled in. */
export async function flatPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage([612, 792]).drawText('Locker number', { x: 72, y: 730, size: 12, font });
  return Buffer.from(await pdf.save());
}
