import { type SampleRequest, sampleFile } from './sample-request.js';

/** The request by Python's `requests`. */
export function pythonSample({ method, path, body, filePart, credential, answers }: SampleRequest): string {
  const header =
    credential &&
    `    headers={"${credential.header}": ${credential.prefix && `"${credential.prefix}" + `}os.environ["${credential.variable}"]},`;
  return [
    'import os',
    'import requests',
    '',
    'response = requests.request(',
    `    "${method}",`,
    `    os.environ["FIRSTDAY_URL"] + "${path}",`,
    ...(header ? [header] : []),
    ...(body === undefined ? [] : [`    json=${literal(body, '    ')},`]),
    ...(filePart ? [`    files={"${filePart}": open("${sampleFile.sent}", "rb")},`] : []),
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    ...answerLines[answers],
  ].join('\n');
}

const answerLines = {
  json: ['print(response.json())'],
  bytes: [`with open("${sampleFile.answered}", "wb") as file:`, '    file.write(response.content)'],
  nothing: [],
} as const;

const words: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

/** A value as Python writes it; its texts are JSON's. */
function literal(value: unknown, indent: string): string {
  const inner = `${indent}    `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((one) => `${inner}${literal(one, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return words.get(value) ?? JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, one]) => `${inner}${JSON.stringify(name)}: ${literal(one, inner)},\n`,
  );
  return members.length === 0 ? '{}' : `{\n${members.join('')}${indent}}`;
}
