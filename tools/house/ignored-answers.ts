import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

export interface IgnoredAnswer {
  readonly file: string;
  /** The function that was called, by its name. */
  readonly call: string;
}

/** They answer whether something was done: `ok` says it. */
const senders = [
  ...['call', 'callRaw', 'actOutcome', 'performAct', 'performAsEmployee'],
  ...['write', 'writeOnce', 'writeRaw'],
];

/** Calls in actions of which nobody looks at the `ok` of the answer: the person would be told that it was done. */
export function ignoredAnswers(files: readonly SourceFile[]): IgnoredAnswer[] {
  return files
    .filter(({ text }) => /^\s*'use server';/.test(text))
    .flatMap(({ path, text }) => {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      const asking = askingFunctions(file);
      const calls = nodesIn(file).filter(ts.isCallExpression);
      return calls
        .filter((it) => asking.has(nameOf(it)) && isIgnored(it))
        .map((it) => ({ file: path, call: nameOf(it) }));
    });
}

/** The senders, and functions of the file that hand on what one answered, for their caller to look at. */
function askingFunctions(file: ts.SourceFile): ReadonlySet<string> {
  const asking = new Set(senders);
  const calls = nodesIn(file).filter(ts.isCallExpression);
  for (let before = 0; before !== asking.size;) {
    before = asking.size;
    for (const it of calls.filter((one) => asking.has(nameOf(one)))) {
      const used = useOf(it);
      const handing =
        ts.isReturnStatement(used) || ts.isArrowFunction(used) ? functionAround(used) : undefined;
      if (handing) asking.add(handing);
    }
  }
  return asking;
}

/** Where the answer comes to: past what only waits for it, asks again in its own words, or gives it to a sender that was given a function. */
function useOf(node: ts.Node): ts.Node {
  const { parent } = node;
  if (isTransparent(parent)) return useOf(parent);
  // The function that a sender, or whatever else calls it, was given: what that answers is looked at in its place.
  if (ts.isArrowFunction(parent) && parent.body === node && isArgument(parent)) return useOf(parent.parent);
  if (ts.isReturnStatement(parent)) {
    const around = ts.findAncestor(parent, ts.isFunctionLike);
    if (around && isArgument(around)) return useOf(around.parent);
  }
  return parent;
}

const isArgument = ({ parent }: ts.Node): boolean => ts.isCallExpression(parent);

const isTransparent = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isConditionalExpression(node) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken);

function isIgnored(call: ts.CallExpression): boolean {
  const used = useOf(call);
  if (ts.isExpressionStatement(used) || ts.isVoidExpression(used)) return true;
  if (!ts.isVariableDeclaration(used) || !ts.isIdentifier(used.name)) return false;
  const { text } = used.name;
  const around = ts.findAncestor(used, ts.isFunctionLike) ?? used.getSourceFile();
  return !nodesIn(around).some(
    (it) => ts.isPropertyAccessExpression(it) && it.name.text === 'ok' && it.expression.getText() === text,
  );
}

/** The name of the declared function in which a node stands. */
function functionAround(node: ts.Node): string | undefined {
  const around = ts.isArrowFunction(node) ? node : ts.findAncestor(node, ts.isFunctionLike);
  if (!around) return undefined;
  if (ts.isFunctionDeclaration(around)) return around.name?.text;
  const { parent } = around;
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : undefined;
}

const nameOf = ({ expression }: ts.CallExpression): string =>
  ts.isIdentifier(expression) ? expression.text : '';

function nodesIn(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (it: ts.Node): void => {
    found.push(it);
    ts.forEachChild(it, visit);
  };
  visit(node);
  return found;
}
