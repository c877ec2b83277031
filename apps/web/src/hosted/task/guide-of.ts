import type { OnboardingSession } from '@firstday/domain';
import type { Edition, Field, FieldGuide, Guide, Page } from '@firstday/forms';
import type { Phrase } from '@firstday/ui';
import { phraseIn } from './phrase-in';

interface GuidedView {
  readonly session: Pick<OnboardingSession, 'side'>;
  readonly edition: Pick<Edition, 'guide'>;
}

/** Plain words are for the person who answers: whoever reviews reads the form as it is. */
export const guideOf = ({ session, edition }: GuidedView): Guide | undefined =>
  session.side === 'employee' ? edition.guide : undefined;

/** What is said of a field in plain words. */
export const fieldGuide = (view: GuidedView, { path }: Field): FieldGuide =>
  guideOf(view)?.fields[path] ?? {};

/** Each side has headings of its own pages; the other's it reads as the form has them. */
const headings = ({ session, edition: { guide } }: GuidedView): Guide['pages'] =>
  (session.side === 'employee' ? guide?.pages : guide?.employerPages) ?? {};

/** The heading of a page: the question in plain words where there is one. */
export const pageTitle = (view: GuidedView, page: Page, locale: string): Phrase =>
  phraseIn(headings(view)[page.id] ?? page.title, locale);

/** The form's own heading, where the page has another. */
export const officialTitle = (view: GuidedView, page: Page, locale: string): Phrase | undefined =>
  headings(view)[page.id] ? phraseIn(page.title, locale) : undefined;
