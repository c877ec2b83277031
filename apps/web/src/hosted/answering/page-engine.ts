import { appearanceOf, issuesByPath } from './live-page';
import { pageSaver } from './page-saver';

/** What a page needs once somebody begins to answer: judging answers, and saving them. */
export const pageEngine = { appearanceOf, issuesByPath, pageSaver };

export type PageEngine = typeof pageEngine;
