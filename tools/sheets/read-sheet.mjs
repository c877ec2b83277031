import { readFileSync } from 'node:fs';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/*
 * What an agency prints on its form, read from the agency's own PDF: every text with its place, in the order of the file's
 * tags, every line and shade, and where each field stands. The agency's fonts, pictures and machinery are left out.
 */
export async function readSheet(file) {
  const task = getDocument({
    data: new Uint8Array(readFileSync(file)),
    verbosity: 0,
    fontExtraProperties: true,
  });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await readPage(await document.getPage(number)));
  await task.destroy();
  return pages;
}

async function readPage(page) {
  const operators = await page.getOperatorList();
  const annotations = new Map((await page.getAnnotations()).map((one) => [one.id, one]));
  const texts = await textsById(page);
  const placed = new Set();
  const contentOf = (node) => {
    if (node.type === 'content') return runsOf(texts.get(node.id) ?? []);
    if (node.type === 'annotation') return boxesOf(annotations.get(annotationId(node.id)), placed);
    const children = (node.children ?? []).flatMap(contentOf);
    return children.length === 0 ? [] : [{ tag: tagOf(node.role), children }];
  };
  const tree = await page.getStructTree();
  const content = (tree?.children ?? []).flatMap(({ children = [] }) => children.flatMap(contentOf));
  // The foot of a page is in no tag.
  return {
    shapes: shapesOf(operators),
    content: content.flatMap(simplified),
    foot: runsOf(texts.get(null) ?? []),
  };
}

const annotationId = (id) => id.replace('pdfjs_internal_id_', '');
const roles = new Set(['H1', 'H2', 'H3', 'P', 'Form', 'Span']);
const tagOf = (role) => (roles.has(role) ? role : role === 'Link' ? 'Span' : 'P');

/** A tag with nothing but another tag in it says no more than that one. */
function simplified(node) {
  if (!node.tag) return [node];
  const children = node.children.flatMap(simplified);
  const [only] = children;
  if (children.length === 1 && only.tag && node.tag !== 'Form') return [only];
  const isGroup = children.every(({ tag }) => tag && tag !== 'Span' && tag !== 'Form');
  return [{ tag: isGroup ? 'Sect' : node.tag, children }];
}

function boxesOf(annotation, placed) {
  if (annotation?.subtype !== 'Widget' || placed.has(annotation.id)) return [];
  placed.add(annotation.id);
  return [{ field: annotation.fieldName, at: annotation.rect.slice(0, 2) }];
}

async function textsById(page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const texts = new Map();
  const open = [];
  for (const item of items) {
    if (item.type === 'endMarkedContent') open.pop();
    else if (item.type) open.push(item.id ?? null);
    else {
      const id = open.findLast((one) => one !== null) ?? null;
      if (item.str !== '') texts.set(id, [...(texts.get(id) ?? []), { ...item, style: styleOf(page, item) }]);
    }
  }
  return texts;
}

function styleOf(page, { fontName }) {
  const { name } = page.commonObjs.get(fontName);
  if (/Bold|Blk|Demi|-Bd|Black/i.test(name)) return 'bold';
  return /Italic|Oblique|-It/i.test(name) ? 'italic' : 'regular';
}

/** Pieces that follow each other on one line in one style are one text. */
function runsOf(items) {
  const runs = [];
  let isOpen = false;
  for (const { str, style, transform, width } of items) {
    const [a, b, , , x, y] = transform;
    const size = rounded(Math.hypot(a, b));
    const last = isOpen ? runs.at(-1) : undefined;
    isOpen = str.trim() !== '' || width < size;
    if (!isOpen) continue;
    const gap = last ? x - last.end : 0;
    const isNext =
      last &&
      last.style === style &&
      last.size === size &&
      Math.abs(last.y - y) < 0.6 &&
      Math.abs(gap) < size * 0.4;
    if (isNext) Object.assign(last, { text: last.text + str, end: x + width });
    else runs.push({ text: str, x, y, size, style, end: x + width });
  }
  return runs
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, x, y, size, style, end }) => ({
      text,
      x: rounded(x),
      y: rounded(y),
      size,
      ...(style === 'regular' ? {} : { style }),
      width: rounded(end - x),
    }));
}

function shapesOf({ fnArray, argsArray }) {
  const names = new Map(Object.entries(OPS).map(([name, number]) => [number, name]));
  const shapes = [];
  let state = { matrix: [1, 0, 0, 1, 0, 0], fill: '#000000', stroke: '#000000', line: 1 };
  const saved = [];
  let isAnnotation = false;
  fnArray.forEach((operator, at) => {
    const args = argsArray[at];
    const name = names.get(operator);
    // What annotations look like, borders of links among it, is not printed.
    if (name === 'beginAnnotation') isAnnotation = true;
    if (name === 'endAnnotation') isAnnotation = false;
    if (name === 'save') saved.push(state);
    if (name === 'restore') state = saved.pop() ?? state;
    if (name === 'transform') state = { ...state, matrix: product(state.matrix, args) };
    if (name === 'setFillRGBColor') state = { ...state, fill: args[0] };
    if (name === 'setStrokeRGBColor') state = { ...state, stroke: args[0] };
    if (name === 'setLineWidth') state = { ...state, line: args[0] };
    if (name === 'constructPath' && !isAnnotation) shapes.push(...shapeOf(args, state, names));
  });
  return shapes;
}

function shapeOf([operator, [data]], { matrix, fill, stroke, line }, names) {
  const how = names.get(operator);
  if (!data || !/fill|stroke/i.test(how)) return [];
  const path = pathOf(Array.from(Object.values(data)), matrix);
  const scale = Math.hypot(matrix[0], matrix[1]);
  return [
    ...(/fill/i.test(how) ? [{ fill: shade(fill), path }] : []),
    ...(/stroke/i.test(how) ? [{ line: rounded(line * scale), color: shade(stroke), path }] : []),
  ];
}

/** pdf.js: 0 begins a path, 1 draws a line, 2 a curve, 3 a curve of one control point, 4 closes it. */
const points = { 0: 1, 1: 1, 2: 3, 3: 2, 4: 0 };
const letters = { 0: 'm', 1: 'l', 2: 'c', 3: 'v', 4: 'h' };

function pathOf(data, [a, b, c, d, e, f]) {
  const out = [];
  for (let at = 0; at < data.length;) {
    const kind = data[at];
    at += 1;
    for (let left = points[kind]; left > 0; left -= 1, at += 2) {
      const [x, y] = [data[at], data[at + 1]];
      out.push(rounded(a * x + c * y + e), rounded(b * x + d * y + f));
    }
    out.push(letters[kind]);
  }
  return out.join(' ');
}

const product = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const shade = (hex) => [1, 3, 5].map((at) => rounded(Number.parseInt(hex.slice(at, at + 2), 16) / 255));

const rounded = (value) => Math.round(value * 100) / 100;
