'use client';
import { useEffect } from 'react';

interface MailFrameProps {
  readonly title: string;
  /** Where what is written becomes a page. */
  readonly href: string;
  readonly shown: Readonly<Record<string, string>>;
}

const frame = 'wording-message';
const pause = 450;

/**
 * A message in a frame that runs nothing and may ask for nothing. What is written is posted into it, since it stands in no
 * address, and since the policy of this page takes no styles of a message.
 */
export function MailFrame({ title, href, shown }: MailFrameProps) {
  const written = JSON.stringify(shown);
  useEffect(() => {
    const timer = setTimeout(() => postInto(href, JSON.parse(written)), pause);
    return () => clearTimeout(timer);
  }, [href, written]);
  return <iframe className="wording-frame" name={frame} title={title} sandbox="" />;
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
