import { answerJson } from './answer-json';
import { findSamePeople, TypedPerson } from './find-same-people';

/** For the form: who is here already under the name or email that is being typed. */
export const answerSamePeople = (request: Request): Promise<Response> =>
  answerJson(request, TypedPerson, findSamePeople);
