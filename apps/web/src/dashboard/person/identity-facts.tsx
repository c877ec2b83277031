'use client';
import { RevealBar } from './reveal-bar';
import type { IdentityValues, Revealed } from './revealed';
import { useReveal } from './use-reveal';

interface IdentityFactsProps {
  readonly masked: IdentityValues;
  /** Asks for them in full, for those who may see them. */
  readonly show: (() => Promise<Revealed<IdentityValues>>) | undefined;
  readonly words: Readonly<
    Record<'birth' | 'hide' | 'number' | 'show' | 'showHint' | 'shown' | 'unknown', string>
  >;
}

/** Masked until somebody asks, and again once they have hidden it or left the page. */
export function IdentityFacts({ masked, show, words }: IdentityFactsProps) {
  const reveal = useReveal(show);
  const { number, birth } = reveal?.shown ?? masked;
  return (
    <>
      <dl className="dash-facts">
        <div>
          <dt>{words.number}</dt>
          <dd>
            <bdi>{number ?? words.unknown}</bdi>
          </dd>
        </div>
        <div>
          <dt>{words.birth}</dt>
          <dd>
            <bdi>{birth ?? words.unknown}</bdi>
          </dd>
        </div>
      </dl>
      {reveal ? <RevealBar reveal={reveal} words={words} /> : null}
    </>
  );
}
