import { describe, expect, it } from '@jest/globals';
import { installedFile } from '../../libs/documents/src/official/installed-file.js';
import { howToRun, officialFormsDir } from '../../libs/documents/src/testing/official-forms.js';
import { officialPdfs } from '../../libs/forms/src/index.js';
import { sheetOf } from './sheet-of.js';

if (officialFormsDir === null) {
  describe('the sheets of official forms', () => {
    it.skip(`were not compared with the agencies' files: ${howToRun}`, () => undefined);
  });
} else {
  describe('the sheets of official forms', () => {
    it.each(officialPdfs.filter(({ sheet }) => sheet !== undefined))(
      '$form: is what the file prints (`node tools/sheets/write-sheets.mjs`)',
      async (official) => {
        const file = installedFile(officialFormsDir ?? undefined, official);
        expect((await sheetOf(file ?? '')) === official.sheet).toBe(true);
      },
    );
  });
}
