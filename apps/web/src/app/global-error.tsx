'use client';
import { useEffect } from 'react';

const unavailable = '/onboarding/unavailable';

/**
 * Something unforeseen in the layout itself: the page that says so is made on the server, in the reader's language. The
 * framework's own would be English, and weighs two kilobytes on every page.
 */
export default function GlobalError() {
  useEffect(() => {
    if (window.location.pathname !== unavailable) window.location.replace(unavailable);
  }, []);
  return (
    <html lang="en">
      <body>Firstday</body>
    </html>
  );
}
