'use client';
import {
  Button,
  Icon,
  resolveTheme,
  type ThemeColours,
  type ThemeContrast,
  type ThemeModeName,
  useIsLive,
} from '@firstday/ui';
import { formatNumber } from '../../i18n/format-number';
import { formatMessage } from '../../i18n/format-message';
import type { ThemeWords } from './theme-words';

interface ContrastListProps {
  readonly mode: ThemeModeName;
  readonly colours: ThemeColours;
  readonly words: ThemeWords;
  /** Puts a colour into its control; without it, the colours are only said. */
  readonly onTake?: (contrast: ThemeContrast) => void;
}

/** How well each colour is seen where it stands, and which is shown instead of one that is not. */
export function ContrastList({ mode, colours, words, onTake }: ContrastListProps) {
  const { contrasts } = resolveTheme(colours, mode);
  // Without scripts the colour that is shown is in the sentence, to be typed.
  const isLive = useIsLive();
  return (
    <div className="theme-contrasts">
      <p className="fd-label" id={`${mode}-contrasts`}>
        {words.contrasts}
      </p>
      <ul aria-labelledby={`${mode}-contrasts`}>
        {contrasts.map((one) => (
          <li key={one.pair} data-adjusted={isEnough(one) ? undefined : ''}>
            <Icon name={isEnough(one) ? 'check' : 'alert'} size={20} />
            <span>{sentence(one, words)}</span>
            {one.shown === one.asked || !onTake || !isLive ? null : (
              <Button variant="secondary" size="small" onClick={() => onTake(one)}>
                {formatMessage(words.take, { colour: asColour(one.shown) }, words.locale)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** From left to right, also in a line that goes from right to left. */
export const asColour = (colour: string): string => `\u2066${colour}\u2069`;

const isEnough = ({ ratio, least }: ThemeContrast): boolean => ratio >= least;

function sentence(one: ThemeContrast, words: ThemeWords): string {
  const number = (value: number) => formatNumber(words.locale, value);
  const values = {
    pair: words.pair[one.pair] ?? one.pair,
    ratio: number(one.ratio),
    least: number(one.least),
    asked: asColour(one.asked),
    shown: asColour(one.shown),
    shownRatio: number(one.shownRatio),
  };
  return formatMessage(isEnough(one) ? words.enough : words.adjusted, values, words.locale);
}
