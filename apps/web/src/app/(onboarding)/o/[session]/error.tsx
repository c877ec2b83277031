'use client';
import { useParams } from 'next/navigation';
import { useEffect } from 'react';

/** Something unforeseen: the page that says so is made on the server, in the reader's language. */
export default function SessionError() {
  const { session } = useParams();
  useEffect(() => {
    if (typeof session === 'string') window.location.replace(`/o/${session}/unavailable`);
  }, [session]);
  return null;
}
