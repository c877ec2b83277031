import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { renderKnownMessage } from '@firstday/messages';
import { chromiumLaunchOptions } from '../test/chromium.mjs';
import { sampleLanguages, sampleMessages } from './sample-messages.ts';
import { messageSchemes, messageWidths } from './message-looks.ts';

interface Picture {
  readonly name: string;
  readonly png: Buffer;
}

/** Draws every message in every language, width and theme, and a sheet of each group of them; with its text beside it. */
export async function takePictures(folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(chromiumLaunchOptions());
  let count = 0;
  for (const language of sampleLanguages) {
    writeTexts(folder, language);
    for (const width of messageWidths)
      for (const colorScheme of messageSchemes) {
        const pictures = await picturesOf(browser, { language, width, colorScheme });
        for (const { name, png } of pictures) writeFileSync(join(folder, `${name}.png`), png);
        const sheet = await sheetOf(browser, pictures, width);
        writeFileSync(join(folder, `sheet-${language}-${width}-${colorScheme}.png`), sheet);
        count += pictures.length;
      }
  }
  await browser.close();
  return count;
}

function writeTexts(folder: string, language: string): void {
  const texts = sampleMessages(language).map((message) => {
    const { subject, text, sms } = renderKnownMessage(message);
    return `=== ${message.kind}\nSubject: ${subject}\nText message: ${sms}\n\n${text}`;
  });
  writeFileSync(join(folder, `texts-${language}.txt`), texts.join('\n'));
}

interface Look {
  readonly language: string;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

async function picturesOf(browser: Browser, { language, width, colorScheme }: Look): Promise<Picture[]> {
  const context = await browser.newContext({ viewport: { width, height: 500 }, colorScheme });
  const page = await context.newPage();
  const pictures: Picture[] = [];
  for (const message of sampleMessages(language)) {
    await page.setContent(renderKnownMessage(message).html);
    const png = await page.screenshot({ fullPage: true });
    pictures.push({ name: [message.kind, language, width, colorScheme].join('-'), png });
  }
  await context.close();
  return pictures;
}

/** All of a group beside each other, to be looked at in one glance. */
async function sheetOf(browser: Browser, pictures: readonly Picture[], width: number): Promise<Buffer> {
  const columns = width < 500 ? 8 : 4;
  // Letters of a wide one have to be read as well.
  const page = await browser.newPage({ viewport: { width: columns * Math.min(width, 640), height: 600 } });
  const cells = pictures.map(
    ({ name, png }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setContent(
    `<!doctype html><style>body{margin:8px;background:#888;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;
align-items:start;font:12px sans-serif}figure{margin:0}img{width:100%;display:block}</style>${cells.join('')}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
