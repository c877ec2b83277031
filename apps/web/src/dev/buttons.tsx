'use client';
import { Button, IconButton, LinkButton, TextButton } from '@firstday/ui';

const variants = ['primary', 'secondary', 'danger', 'ghost'] as const;
const words = {
  primary: 'Save and continue',
  secondary: 'Cancel',
  danger: 'Delete the group',
  ghost: 'Show more',
} as const;

export function Buttons() {
  return (
    <>
      {(['medium', 'small'] as const).map((size) => (
        <div className="fd-row" key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {words[variant]}
            </Button>
          ))}
        </div>
      ))}
      <div className="fd-row">
        <Button icon="plus">Invite a person</Button>
        <Button variant="secondary" icon="download">
          Download
        </Button>
        <Button isBusy>Saving</Button>
        <Button disabled>Save</Button>
        <Button variant="secondary" disabled>
          Next
        </Button>
      </div>
      <div className="fd-row">
        <LinkButton href="#buttons">Open the form</LinkButton>
        <LinkButton href="#buttons" variant="secondary" size="small" icon="external">
          API reference
        </LinkButton>
        <TextButton>Clear all</TextButton>
        <IconButton icon="copy" label="Copy the link" />
        <IconButton icon="close" label="Close" variant="secondary" />
        <IconButton icon="more" label="More actions" disabled />
      </div>
    </>
  );
}
