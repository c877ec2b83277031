import { directionOf } from '@firstday/domain/languages';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { mailStyles as styles, mailStyleSheet } from './mail-styles.js';
import type { MailContent, Paragraph } from './mail-content.js';
import { isLinkAlone } from './mail-preview.js';

/** A message as HTML: one column, one button, no picture and nothing to fetch. */
export function MailPage({ content }: { readonly content: MailContent }) {
  const { locale, subject, sender, preview, title, paragraphs, action, code, notes } = content;
  const dir = directionOf(locale);
  const textAlign = dir === 'rtl' ? 'right' : 'left';
  const shown = paragraphs.filter((it) => !isLinkAlone(it));
  return (
    <Html lang={locale} dir={dir}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: mailStyleSheet }} />
      </Head>
      <Body className="paper" style={styles.body}>
        <div style={styles.preview}>{preview}</div>
        <Container className="sheet" style={styles.sheet}>
          <div role="main" dir={dir} lang={locale} style={{ ...styles.inside, textAlign }}>
            {sender && (
              <Text className="muted" style={styles.sender}>
                <bdi>{sender}</bdi>
              </Text>
            )}
            <Heading as="h1" className="ink" style={styles.title}>
              {title}
            </Heading>
            {shown.map((paragraph, at) => (
              <Text key={at} className="ink" style={styles.text}>
                <Stretches of={paragraph} />
              </Text>
            ))}
            {code !== null && (
              <div className="ink line" dir="ltr" style={styles.code}>
                {code}
              </div>
            )}
            {action && (
              <Button className="button" href={action.href} target="_self" style={styles.button}>
                {action.label}
              </Button>
            )}
            {action && <AddressAsText content={content} href={action.href} />}
            {notes.map((note) => (
              <Text key={note} className="muted" style={styles.small}>
                {note}
              </Text>
            ))}
          </div>
        </Container>
      </Body>
    </Html>
  );
}

/** For readers in whom a button does nothing. */
function AddressAsText({ content, href }: { readonly content: MailContent; readonly href: string }) {
  return (
    <>
      <Hr className="line" style={styles.line} />
      <Text className="muted" style={{ ...styles.small, marginBottom: 4 }}>
        {content.linkText}
      </Text>
      <Text style={{ ...styles.address }}>
        <Link className="accent" href={href} target="_self" style={styles.link} dir="ltr">
          {href}
        </Link>
      </Text>
    </>
  );
}

function Stretches({ of }: { readonly of: Paragraph }) {
  return of.map((stretch, at) =>
    typeof stretch === 'string' ? (
      <Lines key={at} text={stretch} />
    ) : (
      <Link key={at} className="accent" href={stretch.href} target="_self" style={styles.link} dir="ltr">
        {stretch.href}
      </Link>
    ),
  );
}

function Lines({ text }: { readonly text: string }) {
  return text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
