/** The id of the form of a page of questions: the way out in the page's head saves it too. */
export const answerFormId = 'answers';
