// Checks arguments that are spread from a list: a call throws beyond about 120,000 arguments.
import ts from "typescript";

/** Calls that may spread, with what bounds each list. Without a rest parameter the compiler requires a tuple. */
const BOUNDED = {
  bind: "D1 takes 100 values of a statement",
  orderBy: "columns of ours",
  and: "conditions of ours",
  replaceChildren: "entries of one browser",
  unchangedStatement: "a tuple",
  writePosts: "a tuple",
  chooseIndustries: "a tuple",
  readReply: "a tuple",
  opportunityView: "a tuple",
  refundAttempt: "a tuple",
  resetAttempts: "a tuple",
  differ: "a tuple",
  agree: "a tuple",
};

const isPiece = (list) =>
  ts.isCallExpression(list) &&
  list.expression.name?.text === "subarray" &&
  list.arguments[1]?.operatorToken?.kind === ts.SyntaxKind.PlusToken;

/** Bounded by its source: an array literal without spreads, or a slice `subarray(at, at + SIZE)`. */
const isBounded = (list) => {
  if (ts.isParenthesizedExpression(list)) return isBounded(list.expression);
  if (ts.isConditionalExpression(list)) return isBounded(list.whenTrue) && isBounded(list.whenFalse);
  return isPiece(list) || (ts.isArrayLiteralExpression(list) && !list.elements.some(ts.isSpreadElement));
};

/** Returns the source text of calls that spread a list of unbounded length. */
export function unboundedSpreads(file, text) {
  const found = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const name = node.expression.name?.text ?? node.expression.text;
      const spreads = (node.arguments ?? []).filter(ts.isSpreadElement);
      const isFree = name === "apply" || spreads.some(({ expression }) => !isBounded(expression));
      if (isFree && !Object.hasOwn(BOUNDED, name))
        found.push(node.getText().replace(/\s+/g, " ").slice(0, 80));
    }
    ts.forEachChild(node, visit);
  };
  if (/[(,]\s*\.\.\.|\.apply\(/.test(text)) visit(source);
  return found;
}
