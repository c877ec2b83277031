import { Badge, Banner, Button, EmptyState, Skeleton, StatusWord, TableSkeleton } from '@firstday/ui';

export function Feedback() {
  return (
    <>
      <div className="gallery-grid">
        <Banner tone="muted" icon="lock" title="Only administrators change this">
          <p>Ask somebody of the group Administrators.</p>
        </Banner>
        <Banner tone="good" icon="check" title="You are signed out" />
        <Banner
          tone="warn"
          icon="alert"
          title="The list could not be read"
          actions={
            <Button variant="secondary" size="small">
              Try again
            </Button>
          }
        >
          <p>Nothing is lost.</p>
        </Banner>
        <Banner tone="bad" icon="alert" title="This form is late">
          <p>It was due on Thursday, November 19, 2026.</p>
        </Banner>
        <Banner tone="good" icon="check">
          The group is saved.
        </Banner>
        <Banner tone="warn" icon="clock">
          You are offline. This is how it stood at 10:42 AM.
        </Banner>
      </div>
      <div className="fd-row">
        <StatusWord tone="good" icon="check" word="Complete" />
        <StatusWord tone="warn" icon="clock" word="Due today" />
        <StatusWord tone="bad" icon="alert" word="Late since Friday" />
        <StatusWord tone="muted" icon="wait" word="Waiting for the employee" />
        <Badge>12</Badge>
        <Badge tone="good">Live</Badge>
        <Badge tone="warn">Test</Badge>
        <Badge tone="bad">3 late</Badge>
      </div>
      <EmptyState title="Nobody yet" icon="people" action={<Button size="small">Invite a person</Button>}>
        People whom you invite come here.
      </EmptyState>
      <div className="fd-row">
        <Skeleton />
        <Skeleton shape="control" />
      </div>
      <TableSkeleton columns={4} rows={2} />
    </>
  );
}
