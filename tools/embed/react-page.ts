import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

const require = createRequire(import.meta.url);

/** React's development build, which tries effects twice: each package with the file that it is. */
const packages: Readonly<Record<string, string>> = {
  scheduler: 'scheduler/cjs/scheduler.development.js',
  react: 'react/cjs/react.development.js',
  'react-dom': 'react-dom/cjs/react-dom.development.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.development.js',
};
const addressOf = (name: string) => `/react/${name.replace('/', '-')}.js`;

/** For the head of a page: what the names of packages mean in its modules. */
export const importMap = `<script type="importmap">${JSON.stringify({
  imports: {
    ...Object.fromEntries(Object.keys(packages).map((name) => [name, addressOf(name)])),
    '@firstday/embed/react': '/embed/firstday-component.js',
  },
})}</script>`;

/** A module for the browser of the package at this address: React is published for bundlers only. */
export async function reactModule(address: string): Promise<string> {
  const name = Object.keys(packages).find((each) => addressOf(each) === address);
  if (!name) throw new Error(`${address} is none of React's`);
  const source = await readFile(join(root, 'node_modules', packages[name] ?? ''), 'utf8');
  const required = Object.keys(packages).filter((each) => source.includes(`require("${each}")`));
  const names = Object.keys(require(name)).filter((each) => /^\w+$/.test(each));
  return [
    ...required.map((each, number) => `import required${number} from '${addressOf(each)}';`),
    `const packages = { ${required.map((each, number) => `'${each}': required${number}`).join(', ')} };`,
    'const require = (name) => packages[name];',
    "const process = { env: { NODE_ENV: 'development' } };",
    'const module = { exports: {} };',
    `(function (exports) {${source}})(module.exports);`,
    'export default module.exports;',
    `export const { ${names.join(', ')} } = module.exports;`,
  ].join('\n');
}

/** A partner's application: `show(props)` renders one component in strict mode, `hide()` takes it away. */
export const application = `
import { FirstdayComponent } from '@firstday/embed/react';
import { StrictMode, createElement } from 'react';
import { createRoot } from 'react-dom/client';

const place = createRoot(document.querySelector('#root'));
let renderings = 0;
window.asked = 0;
window.events = [];
window.show = ({ component = 'employees/list', ...props }) => {
  const rendering = (renderings += 1);
  const fetchUrl = async () => {
    window.asked += 1;
    return props.baseUrl + '/components/' + component + '?code=' + window.asked;
  };
  const onEvent = ({ type }) => window.events.push(rendering + ' ' + type);
  const shown = createElement(FirstdayComponent, { ...props, component, fetchUrl, onEvent });
  place.render(createElement(StrictMode, null, shown));
};
window.hide = () => place.render(null);
`;
