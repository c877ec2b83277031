import { helpNames, ofEachText, type TextName } from './text-names';

/** What stands around own texts on the page, in its language. */
export interface TextsPreviewWords {
  readonly caption: string;
  readonly title: string;
  readonly questions: string;
  readonly whenDone: string;
  /** The language of the page, which may not be that of the editor. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

interface TextsPreviewProps {
  readonly words: TextsPreviewWords;
  readonly valueOf: (name: TextName) => string;
  readonly otherwise: Readonly<Record<TextName, string>>;
}

/** The list of forms as a new hire sees it at first, and once all is done. */
export function TextsPreview({ words, valueOf, otherwise }: TextsPreviewProps) {
  // Whom to ask goes together: where one of them is typed, none is taken from elsewhere.
  const hasHelp = helpNames.some((name) => valueOf(name) !== '');
  const shown = ofEachText((name) => {
    const isOfHelp = helpNames.some((one) => one === name);
    return valueOf(name) || (isOfHelp && hasHelp ? '' : otherwise[name]);
  });
  return (
    <figure className="theme-preview texts-preview">
      <figcaption>{words.caption}</figcaption>
      <div className="theme-frame" lang={words.lang} dir={words.dir}>
        <div className="theme-page">
          <div className="hosted-main">
            <p className="theme-question">{words.title}</p>
            <p className="fd-hint" dir="auto">
              {shown.welcome}
            </p>
            {helpNames.some((name) => shown[name] !== '') ? (
              <div>
                <p className="texts-label">{words.questions}</p>
                <p>
                  <bdi>{shown.help_name}</bdi>
                </p>
                <p>
                  <bdi dir="ltr">{shown.help_phone}</bdi>
                </p>
                <p>
                  <bdi dir="ltr">{shown.help_email}</bdi>
                </p>
              </div>
            ) : null}
          </div>
        </div>
      </div>
      <p className="texts-when">{words.whenDone}</p>
      <div className="theme-frame" lang={words.lang} dir={words.dir}>
        <div className="theme-page">
          <div className="hosted-main">
            <p className="theme-question">{words.title}</p>
            <p className="fd-hint" dir="auto">
              {shown.closing}
            </p>
          </div>
        </div>
      </div>
    </figure>
  );
}
