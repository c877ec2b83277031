import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { config } from '../../../../config';
import { Gallery } from '../../../../dev/gallery';

export const metadata: Metadata = { title: 'UI primitives' };

export default async function UiPage() {
  // Asked of the running process, not of the one that built it.
  await headers();
  if (!config.hasDevelopmentPages) notFound();
  return <Gallery />;
}
