/** The name in an address by which a page without JavaScript is asked for the list of one of its pickers. */
export const listedPickerParameter = 'list_of';

/** The request header in which the proxy tells a page of that; a visitor’s own is not passed on. */
export const listedPickerHeader = 'x-firstday-list-of';
