// Our own pages as templates for the peers: the same elements, texts and rows, written as JSX and as EJS.
import { peer } from "./install.mjs";

const BOOLEAN = new Set(["required", "disabled", "open", "hidden", "checked", "autofocus", "novalidate"]);
const VOID = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);
const REACT_NAMES = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  datetime: "dateTime",
  colspan: "colSpan",
  rowspan: "rowSpan",
  maxlength: "maxLength",
  autocomplete: "autoComplete",
  autofocus: "autoFocus",
  novalidate: "noValidate",
  inputmode: "inputMode",
  enterkeyhint: "enterKeyHint",
  spellcheck: "spellCheck",
  value: "defaultValue",
  "xlink:href": "xlinkHref",
};

const reactName = (name) => {
  if (/^(aria|data)-/.test(name)) return name;
  return REACT_NAMES[name] ?? name.replace(/[-:](\w)/g, (_, letter) => letter.toUpperCase());
};

const attributeName = ({ prefix, name }) => (prefix ? `${prefix}:${name}` : name);
const isText = (node) => node.nodeName === "#text";
const isElement = (node) => Boolean(node.tagName);
const children = (node) =>
  (node.childNodes ?? []).filter(
    (child) => isText(child) || (isElement(child) && child.tagName !== "script"),
  );

const find = (node, name) =>
  node.tagName === name
    ? node
    : (node.childNodes ?? []).reduce((found, child) => found ?? find(child, name), null);

/** Lists every text and attribute value below a node, in order; the shape is what remains without them. */
function valuesOf(node) {
  if (isText(node)) return { shape: "#", values: [node.value] };
  const inner = children(node).map(valuesOf);
  const names = node.attrs.map(attributeName);
  return {
    shape: `${node.tagName}[${names}](${inner.map(({ shape }) => shape)})`,
    values: [...node.attrs.map(({ value }) => value), ...inner.flatMap(({ values }) => values)],
  };
}

/** Prints a node: `write.text` and `write.attribute` print its values, `write.rows` the content of a table's body. */
function print(node, write) {
  if (isText(node)) return write.text(write.next(node.value));
  const attributes = node.attrs.map((attribute) => {
    const name = attributeName(attribute);
    const value = write.next(attribute.value);
    return write.attribute(name, BOOLEAN.has(name) ? true : value);
  });
  const open = `<${node.tagName}${attributes.map((text) => ` ${text}`).join("")}`;
  if (VOID.has(node.tagName)) return `${open} />`;
  const inner =
    node.tagName === "tbody" && write.rows
      ? write.rows(node)
      : children(node)
          .map((child) => print(child, write))
          .join("");
  return `${open}>${inner}</${node.tagName}>`;
}

/** Returns the rows of a table as one row with slots, and each row's values for the slots. */
function rowsOf(body) {
  const rows = children(body);
  const read = rows.map(valuesOf);
  if (new Set(read.map(({ shape }) => shape)).size !== 1) throw new Error("The rows differ in shape.");
  const [first] = read;
  const varying = first.values.map((value, index) => read.some(({ values }) => values[index] !== value));
  const slots = varying.map((varies, index) =>
    varies ? varying.slice(0, index).filter(Boolean).length : -1,
  );
  return {
    row: rows[0],
    slots,
    values: read.map(({ values }) => values.filter((_, index) => varying[index])),
  };
}

const counting = (slots) => {
  let at = -1;
  return (value) => {
    at += 1;
    return slots[at] === -1 ? { value } : { slot: slots[at] };
  };
};

const jsxValue = (given) => ("slot" in given ? `row[${given.slot}]` : JSON.stringify(given.value));

const jsx = (names) => ({
  next: (value) => ({ value }),
  text: (given) => `{${jsxValue(given)}}`,
  attribute: (name, given) => `${names(name)}={${given === true ? "true" : jsxValue(given)}}`,
});

function jsxPage(body, names) {
  const write = {
    ...jsx(names),
    rows: (node) => {
      const { row, slots } = rowsOf(node);
      const inner = print(row, { ...jsx(names), next: counting(slots) });
      return `{rows.map((row) => ${inner.replace("<tr", "<tr key={row[0]}")})}`;
    },
  };
  return `<>${children(body)
    .map((node) => print(node, write))
    .join("")}</>`;
}

const ejsValue = (texts) => (given) => {
  if ("slot" in given) return `<%= row[${given.slot}] %>`;
  return `<%= t[${texts.push(given.value) - 1}] %>`;
};

const escaped = (value) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

function ejsPage(body, head) {
  const texts = [];
  const value = ejsValue(texts);
  const write = (next) => ({
    next,
    text: value,
    attribute: (name, given) => {
      if (given === true) return name;
      return `${name}="${"slot" in given ? value(given) : escaped(given.value)}"`;
    },
  });
  const page = {
    ...write((text) => ({ value: text })),
    rows: (node) => {
      const { row, slots } = rowsOf(node);
      return `<% for (const row of rows) { %>${print(row, write(counting(slots)))}<% } %>`;
    },
  };
  const inner = children(body)
    .map((node) => print(node, page))
    .join("");
  return {
    template: `<!doctype html><html lang="en"><head>${head}</head><body>${inner}</body></html>`,
    texts,
  };
}

/** Takes one of our pages apart: its title, icon, stylesheet and rows, and its body in the peers' syntax. */
export async function takeApart(html) {
  const { parse } = await peer("parse5");
  const document = parse(html);
  const [head, body] = [find(document, "head"), find(document, "body")];
  const style = find(head, "style").childNodes[0].value;
  const title = find(head, "title").childNodes[0].value;
  const described = head.childNodes.find((node) =>
    node.attrs?.some(({ name, value }) => name === "name" && value === "description"),
  );
  const icon = head.childNodes.find((node) => node.attrs?.some(({ value }) => value === "icon"));
  const table = find(body, "tbody");
  return {
    title,
    description: described?.attrs.find(({ name }) => name === "content").value ?? title,
    icon: icon?.attrs.find(({ name }) => name === "href").value ?? "data:,",
    style,
    rows: table ? rowsOf(table).values : [],
    react: jsxPage(body, reactName),
    hono: jsxPage(body, (name) => name),
    ejs: ejsPage(
      body,
      `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title><%= title %></title><style><%- style %></style>`,
    ),
  };
}
