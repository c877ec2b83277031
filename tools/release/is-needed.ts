import { basename } from 'node:path';

/** What only compilers, editors and readers of the source want of a package. */
const needless =
  /\.(?:d\.[cm]?ts|[cm]?ts|map|flow|tsbuildinfo|markdown|a)$|^(?!licen[cs]e|copying|notice).*\.md$|^(?:yarn\.lock|CHANGELOG\.json)$/i;
/** Weights in which no document is written, and pictures of fonts. */
const needlessFont =
  /(?:Thin|ExtraLight|DemiLight|(?<!Extra|Demi)Light|Medium|ExtraBold|Black)(?:Italic)?\.[ot]tf$|\.[ot]tf\.png$/;
const needlessFolders = new Set([
  '.github',
  '__tests__',
  'benchmark',
  'benchmarks',
  'coverage',
  'docs',
  'example',
  'examples',
  'test',
  'tests',
]);

/** The same again, for browsers and bundlers: Node enters each of these packages elsewhere. */
export const twins: readonly RegExp[] = [
  /^@(?:aws-sdk|smithy)\/[^/]+\/dist-(?:es|types)$/,
  /^@opentelemetry\/[^/]+\/build\/es(?:m|next)$/,
  /^@microsoft\/tsdoc\/lib$/,
  /^@pdf-lib\/(?:standard-fonts\/(?:dist|es)|upng\/dist)$/,
  /^csv-parse\/dist\/(?:esm|iife|umd)$/,
  /^dayjs\/esm$/,
  /^es-toolkit\/dist\/browser\.global\.js$/,
  /^fontkit\/(?:dist\/browser(?:-module)?\.[cm]js|src)$/,
  /^pako\/dist$/,
  /^pdf-lib\/(?:dist|es|src|ts3\.4)$/,
  /^rxjs\/(?:dist\/(?:bundles|esm5?|types)|src)$/,
  /^typeorm\/browser$/,
  /^yaml\/browser$/,
];
/** What packages do that is not done here: pages of the API’s reference are our own, and pages in a browser are the web’s. */
const unused: readonly RegExp[] = [
  /^react-dom\/cjs\/react-dom-(?:client|profiling|server\.(?:browser|bun|edge)|server-legacy\.browser)\./,
  /^swagger-ui-dist\/swagger-ui.*\.(?:css|js)$/,
];

/** Of what Next traced: figures of fonts for a build, ways of React that were not built for, and what was traced. */
const unusedOfWeb = /\/capsize-font-metrics\.json$|-experimental\.runtime\.prod\.js$|\.nft\.json$/;

/** Whether a file or folder of a package is run. Those packages inside of it are asked about on their own. */
export function isNeeded(name: string, inside: string): boolean {
  const [first = ''] = inside.split('/');
  const path = `${name}/${inside}`;
  if (first === 'node_modules' || needlessFolders.has(first)) return false;
  if ([...twins, ...unused].some((one) => one.test(path))) return false;
  return !needless.test(basename(inside)) && !needlessFont.test(inside);
}

/** The same of what is built of ours. */
export const isNeededOfOurs = (file: string): boolean => !needless.test(basename(file));

/** The same of the web as Next puts it together. */
export const isNeededOfWeb = (file: string): boolean => !unusedOfWeb.test(file);
