/** Sent on the paths of one session only, so that each session keeps its own language. */
export const languageCookie = '__language';

/** The language of the dashboard; a session's pages are in it where they have none of their own. */
export const dashboardLanguageCookie = '__dashboard_language';
