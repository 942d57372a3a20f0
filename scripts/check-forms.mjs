// The server validates posted forms, with the messages of the specification. The browser's own validation bubbles would
// appear first.
import ts from "typescript";

const FIELDS = new Set(["Field", "TimeField", "input", "textarea"]);
/** Input types that the browser doesn't validate unless they are required. */
const UNCHECKED = new Set(["hidden", "checkbox", "radio", "select", "switch"]);
/** Uses `required` as a styling hook for the button next to the field (agent.css). */
const CONTROL = "app/ui/forms/control.tsx";

const attributeOf = (tag, name) => tag.attributes.properties.find((property) => property.name?.text === name);
const textOf = (tag, name) => attributeOf(tag, name)?.initializer?.text;

function hasFields(node) {
  let found = false;
  const visit = (child) => {
    if (ts.isJsxOpeningElement(child) || ts.isJsxSelfClosingElement(child)) {
      found ||= FIELDS.has(child.tagName.getText()) && !UNCHECKED.has(textOf(child, "type"));
    }
    if (ts.isJsxElement(child) && child.openingElement.tagName.getText() === "Submit") return;
    // Fields that the parent passes as children.
    if (ts.isJsxExpression(child) && child.expression?.getText() === "children") found = true;
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

/** Returns the problems of the forms in a source file. */
export function nativelyValidated(file, text) {
  const problems = [];
  if (!file.endsWith(".tsx") || !/<form\b|<Form\b|<\w+\.Form\b|\brequired\b/.test(text)) return problems;
  const visit = (node) => {
    if (ts.isJsxElement(node)) {
      const tag = node.openingElement;
      const isForm = /^(form|(\w+\.)?Form)$/.test(tag.tagName.getText());
      if (isForm && textOf(tag, "method") === "post" && hasFields(node) && !attributeOf(tag, "noValidate"))
        problems.push("a posted form with fields has noValidate");
    }
    const isTag = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
    if (isTag && /^(input|select|textarea)$/.test(node.tagName.getText()) && attributeOf(node, "required"))
      if (file !== CONTROL) problems.push("a field is aria-required, the server says that it is missing");
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return problems;
}
