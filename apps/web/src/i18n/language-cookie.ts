/** Sent on the paths of one session only, so that each session keeps its own language. */
export const languageCookie = '__language';

/** Sent when a link is opened: what was last chosen in this browser, and in which session. */
export const chosenLanguageCookie = '__onboarding_language';

/** The language of the dashboard; a session's pages are in it where they have none of their own. */
export const dashboardLanguageCookie = '__dashboard_language';
