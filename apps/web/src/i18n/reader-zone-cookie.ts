/** The time zone of the browser, for pages that the server renders. A script of the dashboard writes it. */
export const readerZoneCookie = '__time_zone';
