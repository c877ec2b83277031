import { operations } from '@firstday/domain';
import { operationUrl } from '../../api/operation-url';

const createUrl = operationUrl(operations['components.createUrl'].path, {});

/** What a partner's page is written with, in three ways, and what its server asks first. */
export interface EmbedCode {
  readonly server: string;
  readonly react: string;
  readonly script: string;
  readonly iframe: string;
}

interface Embedded {
  /** Where this service is reached. */
  readonly origin: string;
  readonly component: string;
  /** As `components.createUrl` takes it. */
  readonly body: object;
  /** What a screen reader calls the frame. */
  readonly title: string;
}

/** The code for one component, to be copied: nothing of the session that is shown beside it. */
export const embedCode = ({ origin, component, body, title }: Embedded): EmbedCode => ({
  server: `// On your server: it alone has the token, and asks who is signed in.
const answer = await fetch('${origin}${createUrl}', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.FIRSTDAY_TOKEN}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify(${JSON.stringify(body)}),
});
const { redirect_url } = await answer.json();`,
  react: `import { FirstdayComponent } from '@firstday/embed/react';

const fetchUrl = async () => (await fetch('/firstday-url', { method: 'POST' })).text();

<FirstdayComponent baseUrl="${origin}" component="${component}" fetchUrl={fetchUrl} />`,
  script: `import { loadFirstday } from '@firstday/embed';

const firstday = await loadFirstday({ baseUrl: '${origin}' });
const element = firstday.create('${component}', {
  fetchUrl: async () => (await fetch('/firstday-url', { method: 'POST' })).text(),
  onEvent: console.log,
});
document.querySelector('main').append(element);`,
  iframe: `<iframe
  title="${title.replaceAll('"', '&quot;')}"
  src="{redirect_url}"
  allow="clipboard-write"
  style="width: 100%; height: 40rem; border: 0"
></iframe>`,
});
