import { employeeCases } from './fixtures/employee-cases.ts';
import { vietnamese, vietnameseFolder } from './fixtures/vietnamese.ts';
import { workwearLoan } from './fixtures/workwear-loan.ts';
import { loadingDockEventLines } from './fixtures/loading-docks/loading-dock-event.ts';
import { loadingDockFiles } from './fixtures/loading-docks/loading-dock-files.ts';
import { loadingDockLines } from './fixtures/loading-docks/loading-dock-lines.ts';

const filesOf = (lines: readonly { readonly file: string }[]): string[] => lines.map(({ file }) => file);

/** Files that are written or changed by hand to add one of each; the fixtures' own tests hold these figures. */
export const editsNeeded = {
  /** All of them in its folder. */
  form: workwearLoan.size,
  resource: new Set([...loadingDockFiles.keys(), ...filesOf(loadingDockLines)]).size,
  component: employeeCases.size,
  /** All of a language is in its folder; this is what is not. */
  languageOutsideItsFolder: [...vietnamese.keys()].filter((file) => !file.startsWith(`${vietnameseFolder}/`))
    .length,
  eventKind: new Set(filesOf(loadingDockEventLines)).size,
} as const;
