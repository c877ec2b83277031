import { Button } from '@firstday/ui';

interface FileButtonProps {
  readonly href: string;
  readonly act: object;
  readonly word: string;
}

/** A file of any size: the browser takes it as it comes, and nothing of it is in the page. */
export function FileButton({ href, act, word }: FileButtonProps) {
  return (
    <form method="post" action={href}>
      <input type="hidden" name="act" value={JSON.stringify(act)} />
      <Button type="submit" variant="secondary" size="small" icon="download">
        {word}
      </Button>
    </form>
  );
}
