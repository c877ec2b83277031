'use client';
import { useIsLive } from '@firstday/ui';
import { useEffect, useRef, useState } from 'react';
import type { WordingWords } from './wording-words';

interface MailFrameProps {
  readonly words: Pick<WordingWords, 'frame' | 'frameLoading' | 'frameLate'>;
  /** Where what is written becomes a page. */
  readonly href: string;
  readonly shown: Readonly<Record<string, string>>;
}

const frame = 'wording-message';
const pause = 450;
/** After this long something is wrong: no event of a frame tells of it. */
const patience = 10_000;

type Standing = 'loading' | 'late' | 'shown';

/**
 * A message in a frame that runs nothing and may ask for nothing. What is written is posted into it, since it stands in no
 * address, and since the policy of this page takes no styles of a message.
 */
export function MailFrame({ words, href, shown }: MailFrameProps) {
  const [standing, setStanding] = useState<Standing>('loading');
  const isPosted = useRef(false);
  const isLive = useIsLive();
  const written = JSON.stringify(shown);
  useEffect(() => {
    const timer = setTimeout(() => {
      isPosted.current = true;
      postInto(href, JSON.parse(written));
    }, pause);
    return () => clearTimeout(timer);
  }, [href, written]);
  useEffect(() => {
    const timer = setTimeout(() => setStanding((now) => (now === 'loading' ? 'late' : now)), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p className="fd-hint" role="status">
        {isLive && standing === 'loading' ? words.frameLoading : null}
        {standing === 'late' ? words.frameLate : null}
      </p>
      <iframe
        className="wording-frame"
        data-standing={isLive ? standing : undefined}
        name={frame}
        title={words.frame}
        sandbox=""
        // The empty page that it begins with is loaded, too.
        onLoad={() => {
          if (isPosted.current) setStanding('shown');
        }}
      />
    </>
  );
}

function postInto(href: string, fields: Readonly<Record<string, string>>): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', target: frame, hidden: true });
  form.action = href;
  for (const [name, value] of Object.entries(fields)) {
    const control = Object.assign(document.createElement('textarea'), { name, value });
    form.append(control);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
