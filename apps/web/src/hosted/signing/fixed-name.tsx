interface FixedNameProps {
  readonly name: string;
  readonly hint: string;
}

/** Where the law fixes what is entered as the signature, nobody types it. */
export function FixedName({ name, hint }: FixedNameProps) {
  return (
    <div className="fd-stack">
      <p className="fd-hint">{hint}</p>
      <p className="fd-signature-written" lang="en" dir="ltr">
        {name}
      </p>
      <input type="hidden" name="name" value={name} />
    </div>
  );
}
