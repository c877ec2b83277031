/**
 * Opens a link as a browser without JavaScript does, cookies and redirects included.
 * @throws where the page that it ends at does not say `text`, or a file that it names is not served
 */
export async function lookAtHostedPage(link: string, text: string): Promise<void> {
  const cookies = new Map<string, string>();
  let url = link;
  for (let hop = 0; hop < 6; hop++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) return check(await response.text(), response, { url, text });
    url = new URL(next, url).href;
  }
  throw new Error(`${link} leads from one page to another without end.`);
}

async function check(
  page: string,
  { status }: Response,
  wanted: { url: string; text: string },
): Promise<void> {
  const { url, text } = wanted;
  if (status !== 200) throw new Error(`${new URL(url).pathname} answered ${status}.`);
  const files = [...new Set(page.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))];
  if (files.length === 0) throw new Error(`${new URL(url).pathname} names no file of the build.`);
  for (const file of files) {
    const { ok, status: answer } = await fetch(new URL(file, url));
    if (!ok) throw new Error(`${file} answered ${answer}.`);
  }
  if (!page.includes(text)) throw new Error(`${new URL(url).pathname} does not say ${text}.`);
}
