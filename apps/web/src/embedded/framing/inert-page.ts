import { defaultLocale, directionOf, preferredLocale, supportedLocale } from '@firstday/domain/languages';
import { webWords } from '@firstday/domain/languages/web-words';
import { localeHeader } from '../../i18n/locale-header';
import type { FramePolicy } from './frame-policy';

/** Seconds after which a page whose service could not be reached asks again. */
const askAgain = 10;

/**
 * The page of a component that there is nothing of: no script, no button and no link, so that it may be framed by
 * any site and is of no use to it.
 */
export function inertPage(state: FramePolicy['state'], headers: Headers, nonce: string): string {
  const locale =
    supportedLocale(headers.get(localeHeader)) ??
    preferredLocale(headers.get('accept-language')) ??
    defaultLocale;
  const words = webWords[locale].components;
  const kind = state === 'not_listed' || state === 'unavailable' ? state : 'unknown';
  const refresh = kind === 'unavailable' ? `<meta http-equiv="refresh" content="${askAgain}">` : '';
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">${refresh}<title>${words[`ended_${kind}`]}</title>
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>${words[`ended_${kind}`]}</h1><p>${words[`ended_${kind}Hint`]}</p></main></body>
</html>`;
}

const style = `:root{color-scheme:light dark}
body{margin:0;background:#fcfbf8;color:#1b1f3b;font:17px/1.5 system-ui,"Noto Sans","Segoe UI",sans-serif}
main{max-width:36rem;margin:0 auto;padding:48px 24px}
h1{margin:0 0 12px;font-size:1.53rem;font-weight:600;line-height:1.25;text-wrap:pretty}
p{margin:0;color:#5a5f78;text-wrap:pretty}
@media (prefers-color-scheme:dark){body{background:#12141c;color:#ecedf2}p{color:#a9aec2}}`;
