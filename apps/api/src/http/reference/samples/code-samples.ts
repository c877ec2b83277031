import type { OperationId } from '@firstday/domain';
import { curlSample } from './curl-sample.js';
import { pythonSample } from './python-sample.js';
import { type QueryExample, sampleRequest } from './sample-request.js';
import { typeScriptSample } from './type-script-sample.js';

/** A request in a language, as `x-codeSamples` of the document and the reference's pages have it. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** An operation's example request in each language. */
export function codeSamples(
  id: OperationId,
  required: readonly QueryExample[],
  filePart: string | undefined,
): CodeSample[] {
  const request = sampleRequest(id, required, filePart);
  return [
    { lang: 'Shell', label: 'curl', source: curlSample(request) },
    { lang: 'TypeScript', label: 'TypeScript', source: typeScriptSample(request) },
    { lang: 'Python', label: 'Python', source: pythonSample(request) },
  ];
}
