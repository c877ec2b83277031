import type { Form } from '@firstday/domain';
import { readOrRedirect } from '../forms/write';

type EditionDates = NonNullable<Form['edition_dates']>;

/** A form of an agency, and from when until when its edition is used. */
export interface OfficialForm extends Pick<Form, 'id' | 'name' | 'edition' | 'official_files'> {
  readonly edition_dates: EditionDates;
}

/** What is over first, then what ends soon, each by its name. */
const urgency: Readonly<Record<EditionDates['state'], number>> = { over: 0, ends_soon: 1, current: 2 };

/** The forms of agencies that the program has. */
export async function readOfficialForms(here: string): Promise<OfficialForm[]> {
  const found: OfficialForm[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, total_pages } = await readOrRedirect(here, 'forms.list', {
      query: { page, per_page: 100 },
    });
    pages = total_pages;
    for (const { edition_dates, ...form } of data) if (edition_dates) found.push({ ...form, edition_dates });
  }
  return found.sort(
    (one, other) =>
      urgency[one.edition_dates.state] - urgency[other.edition_dates.state] ||
      one.name.localeCompare(other.name),
  );
}

/** The file without which nobody is given the form, where it is not installed. */
export const isWithheld = ({ official_files }: OfficialForm): boolean =>
  official_files.some(({ is_required, is_installed }) => is_required && !is_installed);
