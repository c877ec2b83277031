/** What a page needs once somebody begins to answer: judging answers, and saving them. */
export { appearanceOf, issuesByPath } from './live-page';
export { pageSaver } from './page-saver';
