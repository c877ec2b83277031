'use client';
import { useEffect } from 'react';

const unavailable = '/sign-in/unavailable';

/** Something unforeseen: the page that says so is made on the server, in the reader's language, and leads back here. */
export default function DashboardError() {
  useEffect(() => {
    const { pathname, search } = window.location;
    if (pathname === unavailable) return;
    window.location.replace(`${unavailable}?${new URLSearchParams({ to: pathname + search })}`);
  }, []);
  return null;
}
