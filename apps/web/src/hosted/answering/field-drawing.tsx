import type { DrawingName } from '@firstday/forms';
import checkAccount from './drawings/check-account.svg';
import checkRouting from './drawings/check-routing.svg';
import employmentCardEnd from './drawings/employment-card-end.svg';
import employmentCardNumber from './drawings/employment-card-number.svg';
import i94 from './drawings/i-94.svg';
import passport from './drawings/passport.svg';
import permanentResidentCard from './drawings/permanent-resident-card.svg';
import socialSecurityCard from './drawings/social-security-card.svg';

const drawings = {
  'check-account': checkAccount,
  'check-routing': checkRouting,
  'employment-card-end': employmentCardEnd,
  'employment-card-number': employmentCardNumber,
  'i-94': i94,
  passport,
  'permanent-resident-card': permanentResidentCard,
  'social-security-card': socialSecurityCard,
} satisfies Record<DrawingName, unknown>;

export interface DrawingLabels {
  readonly show: string;
  readonly hint: string;
}

interface FieldDrawingProps {
  readonly name: DrawingName;
  /** Of the field: a page has several drawings. */
  readonly label: string;
  readonly words: DrawingLabels;
}

/** Where an answer stands on a document; the help of the field says the same in words. */
export function FieldDrawing({ name, label, words }: FieldDrawingProps) {
  const { src, width, height } = drawings[name];
  return (
    <details className="field-drawing">
      <summary>
        {words.show}
        <span className="fd-visually-hidden"> {label}</span>
      </summary>
      <img src={src} width={width} height={height} alt="" loading="lazy" />
      <p className="fd-small fd-muted">{words.hint}</p>
    </details>
  );
}
