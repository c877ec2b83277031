'use client';
import { Banner } from '@firstday/ui';
import { useActionForm } from '../../forms/action-form';

/** Says where a test went, once one was sent. */
export function TestSent({ text }: { readonly text: string }) {
  const { state } = useActionForm();
  const to = state.made?.['sent_to'];
  if (!to) return null;
  const [before = '', after = ''] = text.split('{email}');
  return (
    <Banner tone="good" icon="check" role="status">
      {before}
      <bdi dir="ltr">{to}</bdi>
      {after}
    </Banner>
  );
}
