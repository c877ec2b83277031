import { type SampleRequest, isInClient, sampleFile } from './sample-request.js';

/** The request by the TypeScript client; by `fetch` where it is not for API tokens, and the client does not have it. */
export const typeScriptSample = (request: SampleRequest): string =>
  isInClient(request) ? byClient(request) : byFetch(request);

function byClient({ id, ids, body, filePart, query, answers }: SampleRequest): string {
  const args = [
    ...ids.map(literal),
    ...(body === undefined ? [] : [literal(body)]),
    ...(filePart
      ? [`{ ${filePart}: [{ content: await readFile('${sampleFile.sent}'), name: '${sampleFile.sent}' }] }`]
      : []),
    ...(Object.keys(query).length > 0 ? [literal(query)] : []),
  ];
  const call = `await firstday.${id}(${args.join(', ')})`;
  return [
    ...(filePart ? [`import { readFile } from 'node:fs/promises';`] : []),
    ...(answers === 'bytes' ? [`import { writeFile } from 'node:fs/promises';`] : []),
    `import { Firstday } from '@firstday/sdk';`,
    '',
    'const firstday = new Firstday({',
    '  apiKey: process.env.FIRSTDAY_API_KEY,',
    '  baseUrl: process.env.FIRSTDAY_URL,',
    '});',
    answers === 'bytes'
      ? `await writeFile('${sampleFile.answered}', ${call});`
      : answers === 'nothing'
        ? `${call};`
        : `console.log(${call});`,
  ].join('\n');
}

function byFetch({ method, path, body, filePart, credential, answers }: SampleRequest): string {
  const headers = [
    ...(credential
      ? [
          `    '${credential.header.toLowerCase()}': \`${credential.prefix}\${process.env.${credential.variable}}\`,`,
        ]
      : []),
    ...(body === undefined ? [] : [`    'content-type': 'application/json',`]),
  ];
  return [
    ...(filePart
      ? [
          `import { openAsBlob } from 'node:fs';`,
          '',
          `const form = new FormData();`,
          `form.append('${filePart}', await openAsBlob('${sampleFile.sent}'), '${sampleFile.sent}');`,
        ]
      : []),
    `const response = await fetch(\`\${process.env.FIRSTDAY_URL}${path}\`, {`,
    `  method: '${method}',`,
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body).replaceAll('\n', '\n  ')}),`]),
    ...(filePart ? ['  body: form,'] : []),
    '});',
    answers === 'json' ? 'console.log(await response.json());' : 'console.log(response.status);',
  ].join('\n');
}

/** A value as TypeScript writes it: names without quotes. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:');
