import type { Found } from './found';

type FindWords = Readonly<
  Record<
    | 'acts'
    | 'clients'
    | 'close'
    | 'done'
    | 'employers'
    | 'forms'
    | 'jobs'
    | 'keys'
    | 'noneFound'
    | 'pages'
    | 'people'
    | 'search'
    | 'title'
    | 'trigger',
    string
  >
>;

/** What is found without asking for it, and what the dialog says. */
export interface FindProps {
  readonly acts: readonly Found[];
  readonly pages: readonly Found[];
  readonly words: FindWords;
}
