interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

/** What no file name may hold on one system or another. */
// eslint-disable-next-line no-control-regex
const unfit = /[\u0000-\u001f\u007f<>:"/\\|?*]/g;

const fileName = (what: string, { first_name, last_name }: Named, extension: string): string =>
  `${what} - ${first_name} ${last_name}`.replaceAll(unfit, ' ').replaceAll(/\s+/g, ' ').trim() + extension;

/** "Form W-4 - Ana Flores.pdf": as somebody finds it again among their downloads. */
export const documentName = (form: string, person: Named): string => fileName(form, person, '.pdf');

/** "Documents - Ana Flores.zip". */
export const documentsName = (person: Named): string => fileName('Documents', person, '.zip');
