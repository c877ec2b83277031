import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { pageNeeds } from '../dashboard/page-needs.js';

/** Hosted pages of a session, by the part of the sweep that visits them. */
export const hostedPages = {
  employee: [
    '/o/[session]',
    '/o/[session]/consent',
    '/o/[session]/expired',
    '/o/[session]/framed',
    '/o/[session]/identity',
    '/o/[session]/language',
    '/o/[session]/phone',
    '/o/[session]/saved',
    '/o/[session]/tasks/[task]/[page]',
    '/o/[session]/tasks/[task]/[page]/compare',
    '/o/[session]/tasks/[task]/[page]/worksheet',
    '/o/[session]/tasks/[task]/correction',
    '/o/[session]/tasks/[task]/done',
    '/o/[session]/tasks/[task]/handover',
    '/o/[session]/tasks/[task]/review',
    '/o/[session]/tasks/[task]/sign',
    '/o/[session]/tasks/[task]/versions',
    '/o/[session]/unavailable',
  ],
  employer: [
    '/o/[session]/signer',
    '/o/[session]/tasks/[task]/answers',
    '/o/[session]/tasks/[task]/representative',
    '/o/[session]/tasks/[task]/send-back',
  ],
  everify: ['/o/[session]/everify/[case]', '/o/[session]/everify/[case]/close'],
} as const;

/** Pages that anyone may open. */
export const publicPages = [
  '/',
  '/changed',
  '/inspection',
  '/inspection/package',
  '/onboarding/continue',
  '/onboarding/expired',
  '/onboarding/sign-in',
  '/onboarding/unavailable',
  '/sign-in',
  '/sign-in/link',
  '/sign-in/unavailable',
  '/unsubscribe',
  '/verify',
] as const;

export const componentPage = '/components/[group]/[name]/[[...place]]';

/** Not visited, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  '/dev/ui': 'Shown to developers alone; primitives.spec.ts judges it.',
  '/o/[session]/tasks/[task]': 'Leads on to another page of the form.',
  '/trial': 'A frame of the form builder, which is judged with /dashboard/forms/[form].',
};

/** The dashboard's pages, as `page-needs.ts` names them. */
export const dashboardPages = Object.keys(pageNeeds);

export const dashboardPage = (folder: string): string =>
  folder === '' ? '/dashboard' : `/dashboard/${folder}`;

/** Every page that the sweep visits or leaves out. */
export const sweptPages = (): readonly string[] => [
  ...dashboardPages.map(dashboardPage),
  ...Object.values(hostedPages).flat(),
  ...publicPages,
  componentPage,
  ...Object.keys(leftOut),
];

const appFolder = join(import.meta.dirname, '../../apps/web/src/app');

/** The addresses of the files of this name, without the folders that only group them: `/dashboard/users/[user]`. */
const routesOf = (file: string): readonly string[] =>
  globSync(`**/${file}`, { cwd: appFolder }).map((path) => {
    const folders = dirname(path)
      .split('/')
      .filter((folder) => folder !== '.' && !/^\(.+\)$/.test(folder));
    return `/${folders.join('/')}`;
  });

/** Every page of the app. */
export const pagesOfApp = (): readonly string[] => routesOf('page.tsx');

/** Every handler of the app that answers without a page. */
export const handlersOfApp = (): readonly string[] => routesOf('route.ts');

/** Whether an address is one of the route: a page that leads on elsewhere was not visited. */
export function isAt(route: string, path: string): boolean {
  const pattern = route
    .split('/')
    .map((part) => {
      if (part.startsWith('[[...')) return null;
      return part.startsWith('[') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    })
    .filter((part) => part !== null)
    .join('/');
  const rest = route.includes('[[...') ? '(/.*)?' : '';
  return new RegExp(`^${pattern}${rest}/?$`).test(path);
}
