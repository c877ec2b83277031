import { type SampleRequest, sampleFile } from './sample-request.js';

/** The request as a line of a shell. */
export function curlSample({ method, path, body, filePart, credential, answers }: SampleRequest): string {
  const options = [
    credential && `--header "${credential.header}: ${credential.prefix}$${credential.variable}"`,
    body !== undefined && `--header 'Content-Type: application/json'`,
    body !== undefined && `--data ${quoted(JSON.stringify(body, null, 2))}`,
    filePart && `--form '${filePart}=@${sampleFile.sent}'`,
    answers === 'bytes' && `--output ${sampleFile.answered}`,
  ];
  const line = `curl --fail-with-body --request ${method} "$FIRSTDAY_URL${path}"`;
  return [line, ...options.filter((option) => typeof option === 'string')].join(' \\\n  ');
}

/** A word of a shell that means itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
