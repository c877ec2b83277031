import { Fragment, type ReactNode } from 'react';

/** After a sign within a word: an address, or a name of the API. */
const sign = /(\w[@._/])(?=\w)/g;

/** The text, with places at which a line may end. */
export const withBreaks = (text: string): ReactNode =>
  text
    .replaceAll(sign, '$1\n')
    .split('\n')
    .map((part, at) => (
      <Fragment key={at}>
        {at === 0 ? null : <wbr />}
        {part}
      </Fragment>
    ));

/** An address or a name of the API: it runs from the left, and a line ends within it at a sign. */
export function LongWord({ text, className }: { readonly text: string; readonly className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {withBreaks(text)}
    </bdi>
  );
}
