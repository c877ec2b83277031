/** Gives a text to the browser as a file. It is in the memory of the page until then, and nowhere else. */
export function saveFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
