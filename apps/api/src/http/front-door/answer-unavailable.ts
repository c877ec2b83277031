import type { IncomingMessage, ServerResponse } from 'node:http';
import { closing, endEarly } from './end-early.js';

interface Words {
  readonly title: string;
  readonly reading: string;
  readonly sending: string;
}

/** In the languages of the pages. They are here because the web, which has all other words, is what is missing. */
const words = {
  en: {
    title: 'This page will be back in a moment',
    reading: 'The service is starting. This page tries again by itself every few seconds.',
    sending:
      'The service is starting. Go back, wait a moment, and send it again: your entries are still there.',
  },
  es: {
    title: 'Esta página volverá en un momento',
    reading: 'El servicio se está iniciando. Esta página lo intenta de nuevo cada pocos segundos.',
    sending:
      'El servicio se está iniciando. Vuelva atrás, espere un momento y envíelo de nuevo: sus datos siguen ahí.',
  },
  ar: {
    title: 'ستعود هذه الصفحة بعد لحظات',
    reading: 'الخدمة قيد التشغيل. تحاول هذه الصفحة من جديد كل بضع ثوانٍ.',
    sending: 'الخدمة قيد التشغيل. ارجع وانتظر لحظة ثم أرسل من جديد: ما أدخلته ما زال موجودًا.',
  },
} as const satisfies Record<string, Words>;

type Language = keyof typeof words;

const retrySeconds = 3;

const headers = {
  'cache-control': 'no-store',
  'retry-after': String(retrySeconds),
  vary: 'accept, accept-language',
  'x-content-type-options': 'nosniff',
} as const;

/** It can do nothing, so any site may frame it: a component that is embedded says the same in its place. */
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Answers in the place of the web while it is away: a page to whoever reads pages, the contract's shape to all others. */
export function answerUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const isPage = /\btext\/html\b/.test(request.headers.accept ?? '');
  const type = isPage ? 'text/html' : 'application/json';
  const body = isPage ? pageFor(request) : problem;
  response.writeHead(503, {
    ...headers,
    ...(isPage && { 'content-security-policy': pagePolicy }),
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    ...closing(request),
  });
  endEarly(request, response, request.method === 'HEAD' ? '' : body);
}

const problem = JSON.stringify({
  message: 'The service is starting or stopped. Try again in a moment.',
  _tag: 'ServiceUnavailable',
});

function pageFor({ headers, method }: IncomingMessage): string {
  const language = languageOf(headers['accept-language'] ?? '');
  const { title, reading, sending } = words[language];
  const isReading = method === 'GET' || method === 'HEAD';
  const again = isReading ? `<meta http-equiv="refresh" content="${retrySeconds}">` : '';
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${again}
<title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem}h1{font-size:1.5rem}</style>
</head>
<body><main><h1>${title}</h1><p role="status">${isReading ? reading : sending}</p></main></body>
</html>
`;
}

function languageOf(accepted: string): Language {
  const asked = accepted.split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return asked.find(isLanguage) ?? 'en';
}

const isLanguage = (text: string): text is Language => Object.hasOwn(words, text);
