import { employeeCases } from './fixtures/employee-cases.ts';
import { uniformAgreement } from './fixtures/uniform-agreement.ts';
import { workSiteEventLines, workSiteFiles, workSiteLines } from './fixtures/work-sites.ts';

const filesOf = (lines: readonly { readonly file: string }[]): string[] => lines.map(({ file }) => file);

/** Files that are written or changed by hand to add one of each; the fixtures' own tests hold these figures. */
export const editsNeeded = {
  /** All of them in its folder. */
  form: uniformAgreement.size,
  resource: new Set([...workSiteFiles.keys(), ...filesOf(workSiteLines)]).size,
  component: employeeCases.size,
  eventKind: new Set(filesOf(workSiteEventLines)).size,
} as const;
