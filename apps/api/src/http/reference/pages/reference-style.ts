/** How the reference looks: plain, narrow enough to read, in the light or dark that the reader's system asks for. */
export const referenceStyle = `:root {
  color-scheme: light dark;
  --paper: #fcfbf8; --raised: #fff; --ink: #1b1f3b; --muted: #5a5f78; --line: #d9d8d2; --control: #7a7f96;
  --accent: #0b6e4f; --focus: #1b1f3b; --warn: #8a5a00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #12141c; --raised: #1b1e29; --ink: #ecedf2; --muted: #a9aec2; --line: #343849; --control: #8d93ab;
    --accent: #5bd6a8; --focus: #f2a900; --warn: #f0c36a;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 72px; }
body {
  margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.5 'Public Sans Variable', 'Public Sans', system-ui, sans-serif;
}
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 16px; background: var(--raised); padding: 8px 16px; z-index: 2; }
header {
  position: sticky; top: 0; z-index: 1; display: flex; gap: 8px 24px; align-items: center; padding: 8px 24px;
  background: var(--paper); border-bottom: 1px solid var(--line);
}
.home { font-weight: 600; color: var(--ink); text-decoration: none; padding: 8px 0; }
form { display: flex; gap: 8px; align-items: center; flex: 1; justify-content: flex-end; min-width: 0; }
form label { color: var(--muted); font-size: 14px; }
input {
  font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--control); border-radius: 8px;
  height: 44px; padding: 0 12px; width: 20rem; min-width: 0;
}
input::placeholder { color: var(--muted); opacity: 1; }
.columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); }
nav { padding: 24px; font-size: 14px; border-inline-end: 1px solid var(--line); }
nav ul { list-style: none; margin: 8px 0; padding: 0; }
nav li a { display: block; padding: 4px 0; color: var(--ink); text-decoration: none; }
nav li a:hover { text-decoration: underline; }
nav a[aria-current] { font-weight: 600; color: var(--accent); }
main { padding: 24px; max-width: 62rem; }
p, main > ul { max-width: 66ch; }
h1 { font-size: 34px; line-height: 1.2; margin: 0 0 16px; }
h2 { font-size: 26px; line-height: 1.25; margin: 0 0 8px; }
h3 { font-size: 16px; margin: 24px 0 8px; }
h1, h2, h3 { font-weight: 600; }
code, pre { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre {
  background: var(--raised); border: 1px solid var(--line); border-radius: 8px; padding: 12px; margin: 8px 0;
  overflow: auto; max-height: 28rem; overflow-wrap: normal;
}
.operation, .schema { border-top: 1px solid var(--line); padding: 24px 0 8px; margin-top: 24px; }
.call { margin: 0 0 8px; }
.method { color: var(--accent); font-weight: 600; }
.id, .type, .limits { color: var(--muted); }
.deprecated, .required { color: var(--warn); }
.type, .required, .limits { font-size: 14px; }
.properties { list-style: none; margin: 0; padding: 0; border-inline-start: 1px solid var(--line); max-width: none; }
.properties li { padding: 8px 0 4px 16px; }
.properties p { margin: 0; }
.name { font-weight: 600; }
.rows { list-style: none; padding: 0; margin: 8px 0; max-width: none; }
.rows li { padding: 6px 0; border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0 16px; justify-content: space-between; }
.rows code { color: var(--muted); }
.errors { padding-inline-start: 20px; }
summary { padding: 8px 0; cursor: pointer; }
.copied { position: relative; }
.copied button {
  position: absolute; inset-block-start: 8px; inset-inline-end: 8px; font: inherit; font-size: 14px; padding: 4px 12px;
  min-height: 32px; color: var(--ink); background: var(--paper); border: 1px solid var(--control); border-radius: 8px; cursor: pointer;
}
[hidden] { display: none !important; }
@media (min-width: 56.01rem) { nav summary { display: none; } }
@media (max-width: 56rem) {
  .columns { display: block; }
  nav { padding: 0 16px; border: 0; border-bottom: 1px solid var(--line); }
  header, main { padding-inline: 16px; }
  form label { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  input { width: 100%; }
}
`;
