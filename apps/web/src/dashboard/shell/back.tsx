/** To the page above this one. */
export function Back({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className="hosted-back" href={href}>
      {children}
    </a>
  );
}
