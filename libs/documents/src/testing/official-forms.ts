import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const besideTheCheckout = fileURLToPath(new URL('../../../../../shared/compliance/pdfs', import.meta.url));

/** Where the agencies' PDFs lie on this machine: they are not in the repository. */
export const officialFormsDir: string | null =
  process.env['OFFICIAL_FORMS_DIR'] ?? (existsSync(besideTheCheckout) ? besideTheCheckout : null);

export const howToRun =
  'official PDFs are not on this machine: put the files that the catalog names by their SHA-256 into a folder and set OFFICIAL_FORMS_DIR';
