import type { CSSProperties } from 'react';

/** The colours of a message, of the same hand as the pages. */
export const mailColours = {
  light: {
    paper: '#FCFBF8',
    raised: '#FFFFFF',
    ink: '#1B1F3B',
    muted: '#5A5F78',
    line: '#D9D8D2',
    accent: '#0B6E4F',
    onAccent: '#FFFFFF',
  },
  dark: {
    paper: '#12141C',
    raised: '#1B1E29',
    ink: '#ECEDF2',
    muted: '#A9AEC2',
    line: '#343849',
    accent: '#5BD6A8',
    onAccent: '#0B1F18',
  },
} as const;

const { light, dark } = mailColours;

/** What a reader has on their machine: nothing is fetched to show a message. */
const fonts =
  "'Public Sans', 'Noto Sans Arabic', -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Tahoma, Arial, sans-serif";

/** An address may be longer than a phone is wide. */
const breaking: CSSProperties = { wordBreak: 'break-all', overflowWrap: 'anywhere' };

/** Beside each element, since many readers drop style sheets: light is what they show then. */
export const mailStyles = {
  body: { backgroundColor: light.paper, margin: 0, padding: '24px 12px', fontFamily: fonts },
  /** It is shown by mailboxes, and by nobody who opens the message. */
  preview: { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 },
  sheet: {
    backgroundColor: light.raised,
    border: `1px solid ${light.line}`,
    borderRadius: 8,
    maxWidth: 560,
    borderCollapse: 'separate',
  },
  inside: { padding: '28px 24px' },
  sender: {
    color: light.muted,
    fontSize: 14,
    lineHeight: '20px',
    margin: '0 0 16px',
    overflowWrap: 'anywhere',
  },
  title: {
    color: light.ink,
    fontSize: 24,
    lineHeight: '32px',
    fontWeight: 600,
    margin: '0 0 16px',
    overflowWrap: 'anywhere',
  },
  text: { color: light.ink, fontSize: 17, lineHeight: '26px', margin: '0 0 16px', overflowWrap: 'anywhere' },
  button: {
    backgroundColor: light.accent,
    color: light.onAccent,
    borderRadius: 8,
    fontSize: 17,
    fontWeight: 600,
    padding: '14px 24px',
    margin: '8px 0 24px',
    textAlign: 'center',
  },
  code: {
    color: light.ink,
    border: `1px solid ${light.line}`,
    borderRadius: 8,
    display: 'inline-block',
    fontSize: 30,
    fontWeight: 600,
    letterSpacing: 6,
    lineHeight: '36px',
    padding: '12px 16px',
    margin: '8px 0 24px',
  },
  small: { color: light.muted, fontSize: 14, lineHeight: '21px', margin: '0 0 12px' },
  address: { color: light.accent, fontSize: 14, lineHeight: '21px', margin: '0 0 12px', ...breaking },
  link: { color: light.accent, textDecoration: 'underline', ...breaking },
  line: { borderColor: light.line, borderTop: `1px solid ${light.line}`, margin: '20px 0 16px' },
} as const satisfies Readonly<Record<string, CSSProperties>>;

/** For readers that keep style sheets: dark where the machine is dark, and a button as wide as a phone. */
export const mailStyleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper,.paper>table>tbody>tr>td{background-color:${dark.paper}!important}
.sheet{background-color:${dark.raised}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.accent{color:${dark.accent}!important}
.button{background-color:${dark.accent}!important;color:${dark.onAccent}!important}
.line{border-color:${dark.line}!important}
}
@media (max-width:480px){
.button{display:block!important}
}`;
