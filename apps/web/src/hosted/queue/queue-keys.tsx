'use client';
import { useEffect } from 'react';
import { answerFormId } from '../answering/answer-form-id';

/** Escape goes back to the queue; Ctrl or Cmd with Enter signs, or goes on to the page that does. */
export function QueueKeys() {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return null;
}

function press(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return;
  if (event.key === 'Escape' && !isSomethingOpen()) click('.hosted-leave');
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  click(`#signing button.fd-button, form#${answerFormId} button[value="continue"]`);
}

/** Which Escape closes first: a dialog, a list of choices. */
const isSomethingOpen = (): boolean =>
  document.querySelector('dialog[open], [aria-expanded="true"], details[open][role="menu"]') !== null;

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
