export type SignErrorCode =
  | 'acknowledgement'
  | 'changed'
  | 'consent'
  | 'drawing'
  | 'name'
  | 'otherName'
  | 'refused'
  | 'unavailable';

/** What an attempt to sign came to, where it did not lead on. */
export interface SignState {
  readonly attempt: number;
  readonly troubles: readonly SignErrorCode[];
  /** What the API says stands in the way, in its own words. */
  readonly message?: string;
  readonly name?: string;
  /** The name differs from the one on the form: whether it is their own is asked. */
  readonly asksOtherName?: boolean;
  readonly goTo?: string;
}

export const initialSignState: SignState = { attempt: 0, troubles: [] };

/** What is missing before the API is asked. */
export function missingIn(form: FormData): readonly SignErrorCode[] {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return [
    ...(text('consent') === 'yes' ? [] : (['consent'] as const)),
    ...(text('acknowledgement') === 'yes' ? [] : (['acknowledgement'] as const)),
    ...(text('name').length >= 2 ? [] : (['name'] as const)),
    ...(text('method') === 'drawn' && text('image') === '' ? (['drawing'] as const) : []),
  ];
}
