/** The request header in which the proxy tells a page of the language in its address; a visitor’s own is not passed on. */
export const localeHeader = 'x-firstday-locale';
