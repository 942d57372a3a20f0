// Finds the user-visible English text of a component or function, and the catalogue message that would replace it.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import ts from "typescript";

const K = ts.SyntaxKind;
/** Elements that are part of a sentence. */
const INLINE = new Set(["Link", "a", "b", "strong", "em", "i", "code", "time", "abbr", "small", "kbd"]);
/** User-visible attributes and properties. */
const VISIBLE = new Set([
  "title",
  "label",
  "hint",
  "subtitle",
  "placeholder",
  "aria-label",
  "alt",
  "summary",
  "legend",
  "caption",
  "text",
  "empty",
  "confirm",
  "heading",
  "lead",
  "note",
  "description",
  "message",
  "subject",
  "body",
  "intro",
  "detail",
  "submit",
  "heads",
  "line",
  "help",
  "preheader",
  "paragraphs",
  "button",
  "question",
  "answer",
  "explanation",
  "unit",
  "failed",
  "saved",
  "what",
  "why",
  "reason",
]);
/** Names that also contain values. */
const VAGUE = new Set(["answer", "question", "unit", "what", "why", "reason", "failed", "saved", "line"]);
const ITERATES = new Set(["map", "flatMap", "filter", "reduce", "fromEntries", "from"]);
/** Text that reads like a sentence or a label of several words, wherever it is. */
const SENTENCE = /^[\p{Lu}“][^/<>{}=]*\s[^<>{}=]*$/u;
/** Calls whose text users never see. */
const SILENT = /^(log|console|prepare|sql|.*Error|assert.*|describe|cva|clsx)$/;
const PROSE = /\p{L}{2}/u;

const literal = (text) => text.replace(/[{}\\]/g, (sign) => `\\${sign}`);

const nameOf = (node, taken) => {
  let name = "value";
  if (ts.isIdentifier(node)) name = node.text;
  else if (ts.isPropertyAccessExpression(node)) name = node.name.text;
  else if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    if (first && (ts.isIdentifier(first) || ts.isPropertyAccessExpression(first)))
      return nameOf(first, taken);
    if (ts.isIdentifier(node.expression)) name = node.expression.text;
  }
  if (/^[A-Z0-9_]+$/.test(name))
    name = name.toLowerCase().replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  name = name.replace(/[^A-Za-z0-9]/g, "").replace(/^[A-Z]/, (letter) => letter.toLowerCase()) || "value";
  let given = name;
  for (let at = 2; taken.has(given); at += 1) given = `${name}${at}`;
  return given;
};

const has = (node, test) =>
  test(node) || Boolean(ts.forEachChild(node, (child) => has(child, test) || undefined));
const hasJsx = (node) =>
  has(node, (one) => ts.isJsxElement(one) || ts.isJsxSelfClosingElement(one) || ts.isJsxFragment(one));
const hasProse = (node) =>
  has(
    node,
    (one) =>
      (ts.isStringLiteral(one) || ts.isNoSubstitutionTemplateLiteral(one) || ts.isTemplateHead(one)) &&
      /\p{L}/u.test(one.text),
  );

/** Collapses text as JSX does: lines joined by one space, without space at line ends. */
function jsxText(raw) {
  const lines = raw.split("\n");
  return lines
    .map((line, at) => {
      let text = line.replaceAll("\t", " ");
      if (at > 0) text = text.replace(/^ +/, "");
      if (at < lines.length - 1) text = text.replace(/ +$/, "");
      return text;
    })
    .filter((line, _at, all) => line !== "" || all.length === 1)
    .join(" ");
}
const ENTITIES = {
  nbsp: "\u00a0",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  rsquo: "’",
  ndash: "–",
  hellip: "…",
};
const decode = (text) => text.replace(/&(\w+);/g, (all, name) => ENTITIES[name] ?? all);

/**
 * `source` is undefined if there is no text to move; `left` lists text that can't be moved, and why.
 * `catalogue.keyOf(text, prefix)` returns the key of a message.
 */
export function extractText(file, catalogue) {
  const source = readFileSync(file, "utf8");
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const prefix = `${catalogue.area}_${basename(file)
    .replace(/(\.server)?\.tsx?$/, "")
    .replaceAll(/[^a-z0-9]+/g, "_")}`;
  const edits = [];
  const left = [];
  let usesRich = false;
  const lineOf = (node) => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
  const leave = (node, why) =>
    left.push(`${file}:${lineOf(node)}: ${why}: ${node.getText(tree).replace(/\s+/g, " ").slice(0, 110)}`);
  // A callback of `map` at module scope runs at module scope.
  const inFunction = (node) => {
    for (let at = node.parent; at; at = at.parent)
      if (ts.isFunctionLike(at) && !ts.isCallExpression(at.parent)) return true;
      else if (ts.isFunctionLike(at) && !ITERATES.has(at.parent.expression.name?.text)) return true;
    return false;
  };
  const textOf = (from, to) => source.slice(from, to);
  const inputsOf = (inputs) =>
    inputs.size === 0
      ? ""
      : `{ ${[...inputs].map(([name, code]) => (name === code ? name : `${name}: ${code}`)).join(", ")} }`;
  const call = (text, inputs) => `m.${catalogue.keyOf(text, prefix)}(${inputsOf(inputs)})`;

  /** Returns a placeholder for an expression, or undefined if it contains words, which would build a sentence from fragments. */
  function placeholder(node, inputs) {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return literal(node.text);
    if (hasJsx(node) || hasProse(node)) return undefined;
    const code = node.getText(tree);
    const known = [...inputs].find(([, other]) => other === code);
    if (known) return `{${known[0]}}`;
    const name = nameOf(node, inputs);
    inputs.set(name, code);
    return `{${name}}`;
  }

  function templateOf(node) {
    const inputs = new Map();
    let text = literal(node.head.text);
    for (const span of node.templateSpans) {
      const hole = placeholder(span.expression, inputs);
      if (hole === undefined) return undefined;
      text += hole + literal(span.literal.text);
    }
    return { text, inputs };
  }

  /** Returns how to defer a text at module scope: a getter, or a function where zod accepts one; null where neither works. */
  function lateOf(node) {
    const { parent } = node;
    if (ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name))
      return parent.name.text === "error"
        ? { node, write: (code) => `() => ${code}` }
        : { node: parent, write: (code) => `get ${parent.name.text}() { return ${code}; }` };
    if (ts.isCallExpression(parent) && /^\(?\s*z\b/.test(parent.getText(tree)))
      return { node, write: (code) => `{ error: () => ${code} }` };
    return null;
  }

  /** Moves a user-visible string into the catalogue. */
  function moveString(node, { isAttribute = false } = {}) {
    const late = inFunction(node) ? undefined : lateOf(node);
    if (late === null) return leave(node, "module scope");
    let code;
    if (ts.isTemplateExpression(node)) {
      const made = templateOf(node);
      if (!made) return leave(node, "fragments");
      if (!PROSE.test(made.text.replace(/\{\w+\}/g, ""))) return;
      code = call(made.text, made.inputs);
    } else {
      if (!PROSE.test(node.text)) return;
      code = call(literal(node.text), new Map());
    }
    if (late) edits.push([late.node.getStart(tree), late.node.getEnd(), late.write(code)]);
    else edits.push([node.getStart(tree), node.getEnd(), isAttribute ? `{${code}}` : code]);
  }

  const tagOf = (node) => (ts.isJsxElement(node) ? node.openingElement.tagName.getText(tree) : "");
  const isInline = (node) => ts.isJsxElement(node) && INLINE.has(tagOf(node));

  /** Splits an element's children into runs that form a sentence: text, expressions and inline elements. */
  function runsOf(children) {
    const runs = [[]];
    for (const child of children) {
      const isPart =
        ts.isJsxText(child) ||
        (ts.isJsxExpression(child) && (!child.expression || !hasJsx(child.expression))) ||
        (isInline(child) &&
          child.children.every(
            (inner) =>
              ts.isJsxText(inner) ||
              (ts.isJsxExpression(inner) && inner.expression && !hasJsx(inner.expression)),
          ));
      if (isPart) runs.at(-1).push(child);
      else runs.push([]);
    }
    return runs.filter((run) => run.some((child) => ts.isJsxText(child) && PROSE.test(child.text)));
  }

  /** Moves a run of children into one message; returns true if it was moved. */
  function moveRun(run) {
    const inputs = new Map();
    const tags = new Map();
    let isRich = false;
    let text = "";
    const add = (child) => {
      if (ts.isJsxText(child)) text += literal(decode(jsxText(child.text)));
      else if (!child.expression) return true;
      else {
        const hole = placeholder(child.expression, inputs);
        if (hole === undefined) return false;
        text += hole;
      }
      return true;
    };
    // Whitespace around the run stays in place.
    const parts = [...run];
    const isBlank = (child) => ts.isJsxText(child) && child.text.trim() === "";
    while (parts.length && isBlank(parts[0])) parts.shift();
    while (parts.length && isBlank(parts.at(-1))) parts.pop();
    for (const child of parts) {
      if (isInline(child)) {
        const open = child.openingElement;
        const plain = tagOf(child).toLowerCase();
        let tag = plain === "a" ? "link" : plain;
        for (let at = 2; tags.has(tag); at += 1) tag = `${plain === "a" ? "link" : plain}${at}`;
        text += `{#${tag}}`;
        for (const inner of child.children) if (!add(inner)) return leave(child, "fragments");
        text += `{/${tag}}`;
        // `Rich` renders these tags by itself.
        const isPlain = ["b", "em", "code"].includes(tag) && open.attributes.properties.length === 0;
        if (!isPlain)
          tags.set(tag, `(text) => ${open.getText(tree)}{text}${child.closingElement.getText(tree)}`);
        isRich = true;
      } else if (!add(child)) return leave(child, "fragments");
    }
    const first = parts[0];
    const last = parts.at(-1);
    const lead = /^\s*/.exec(text)[0];
    const trail = /\s*$/.exec(text)[0];
    text = text.trim();
    const from =
      first.getFullStart() + (ts.isJsxText(first) ? /^\s*/.exec(first.getFullText(tree))[0].length : 0);
    const to = last.getEnd() - (ts.isJsxText(last) ? /\s*$/.exec(last.getFullText(tree))[0].length : 0);
    const message = catalogue.keyOf(text, prefix);
    let code;
    if (!isRich) code = `{m.${message}(${inputsOf(inputs)})}`;
    else {
      usesRich = true;
      code = `<Rich parts={m.${message}.parts(${inputsOf(inputs) || "{}"})} tags={{ ${[...tags].map(([tag, draw]) => `${tag}: ${draw}`).join(", ")} }} />`;
    }
    edits.push([
      from,
      to,
      `${lead && !/^\s/.test(textOf(first.getFullStart(), from)) ? '{" "}' : ""}${code}${trail && parts !== run && !/^\s/.test(textOf(to, last.getEnd())) ? '{" "}' : ""}`,
    ]);
    if (lead === " " && first !== run[0]) left.push(`${file}:${lineOf(first)}: check the space before`);
    return true;
  }

  function visit(node) {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const moved = new Set();
      for (const run of runsOf(node.children))
        if (moveRun(run) === true) for (const child of run) moved.add(child);
      if (ts.isJsxElement(node)) visit(node.openingElement);
      for (const child of node.children) {
        if (!moved.has(child)) visit(child);
        // Attributes of an inline element are part of the edited text: visible ones are reported, not moved.
        else if (isInline(child))
          for (const attribute of child.openingElement.attributes.properties)
            if (ts.isJsxAttribute(attribute) && VISIBLE.has(attribute.name.getText(tree)))
              leave(attribute, "inside a tag");
      }
      return;
    }
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText(tree);
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) {
        if (VISIBLE.has(name) && !(VAGUE.has(name) && !isSentence(value)))
          moveString(value, { isAttribute: true });
        return;
      }
      if (value && ts.isJsxExpression(value) && value.expression) {
        if (VISIBLE.has(name)) return visitVisible(value.expression);
        return visit(value.expression);
      }
      return;
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const callee = node.expression.name?.text ?? node.expression.getText(tree);
      visit(node.expression);
      for (const argument of node.arguments ?? [])
        if (SILENT.test(callee) && callee !== "DomainError") continue;
        else if (isSentence(argument)) moveString(argument);
        else visit(argument);
      return;
    }
    if (ts.isReturnStatement(node) && node.expression && isSentence(node.expression))
      return moveString(node.expression);
    if (ts.isPropertyAssignment(node) && VISIBLE.has(node.name.getText(tree).replace(/["']/g, "")))
      return visitVisible(node.initializer);
    if (ts.isJsxExpression(node) && node.expression) return visitVisible(node.expression);
    ts.forEachChild(node, visit);
  }

  const isSentence = (node) =>
    ((ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) && SENTENCE.test(node.text)) ||
    (ts.isTemplateExpression(node) &&
      SENTENCE.test(
        `${node.head.text}X${node.templateSpans.map(({ literal: { text } }) => text).join("X")}`,
      ));

  /** Visits an expression whose strings users see. */
  function visitVisible(node) {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))
      return moveString(node);
    if (ts.isConditionalExpression(node)) {
      visit(node.condition);
      visitVisible(node.whenTrue);
      return visitVisible(node.whenFalse);
    }
    if (ts.isArrayLiteralExpression(node)) return node.elements.forEach(visitVisible);
    if (ts.isParenthesizedExpression(node) || ts.isSpreadElement(node)) return visitVisible(node.expression);
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return visitVisible(node.body);
    if (
      ts.isBinaryExpression(node) &&
      [K.BarBarToken, K.QuestionQuestionToken, K.AmpersandAmpersandToken].includes(node.operatorToken.kind)
    ) {
      visit(node.left);
      return visitVisible(node.right);
    }
    visit(node);
  }

  visit(tree);
  if (edits.length > 0) {
    let done = source;
    for (const [from, to, code] of edits.sort(([one], [other]) => other - one))
      done = done.slice(0, from) + code + done.slice(to);
    const imports = [
      ...(/from "~\/messages\/messages"/.test(done) ? [] : ['import { m } from "~/messages/messages";']),
      ...(usesRich && !/ui\/rich"/.test(done) ? ['import { Rich } from "~/ui/rich";'] : []),
    ];
    const at = done.search(/^import /m);
    done = `${done.slice(0, Math.max(at, 0))}${imports.map((line) => `${line}\n`).join("")}${done.slice(Math.max(at, 0))}`;
    return {
      source: done,
      moved: edits.map(([at]) => tree.getLineAndCharacterOfPosition(at).line + 1),
      left,
    };
  }
  return { source: undefined, moved: [], left };
}
