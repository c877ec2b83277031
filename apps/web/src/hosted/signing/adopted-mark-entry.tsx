import type { AdoptedMark } from './read-adopted-mark';

interface AdoptedMarkProps {
  readonly mark: AdoptedMark;
  readonly words: { readonly adopted: string; readonly another: string };
}

/** The signature that the employee made with an earlier form: it is put here by the button below, and can be another. */
export function AdoptedMarkEntry({ mark, words }: AdoptedMarkProps) {
  return (
    <div className="fd-stack">
      <p className="fd-hint">{words.adopted}</p>
      {mark.image === null ? (
        <p className="fd-signature-written" dir="auto">
          {mark.name}
        </p>
      ) : (
        <img className="fd-signature-image" src={mark.image} alt={mark.name} />
      )}
      <input type="hidden" name="method" value="adopted" />
      <input type="hidden" name="signature_id" value={mark.id} />
      <input type="hidden" name="name" value={mark.name} />
      <p>
        <a href={mark.anotherHref}>{words.another}</a>
      </p>
    </div>
  );
}
