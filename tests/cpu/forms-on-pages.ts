/** A form of a page as a browser would submit it untouched. */
export interface PageForm {
  action: string;
  fields: Map<string, string>;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : plain(found);
};

function fieldsIn(form: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [tag] of form.matchAll(/<(?:input|button)\b[^>]*>/g)) {
    const name = attribute(tag, "name");
    const type = attribute(tag, "type");
    if (!name || type === "file") continue;
    const isChosen = !/radio|checkbox/.test(type ?? "") || / checked(=|[\s>/])/.test(tag);
    if (isChosen || !fields.has(name)) fields.set(name, attribute(tag, "value") ?? "");
  }
  for (const [, tag = "", text = ""] of form.matchAll(/<textarea\b([^>]*)>([^<]*)<\/textarea>/g)) {
    const name = attribute(tag, "name");
    if (name) fields.set(name, plain(text));
  }
  for (const [, tag = "", options = ""] of form.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const name = attribute(tag, "name");
    const values = [...options.matchAll(/<option\b[^>]*>/g)].map(([option]) => option);
    const chosen =
      values.find((option) => / selected/.test(option)) ??
      values.find((option) => attribute(option, "value"));
    if (name) fields.set(name, chosen ? (attribute(chosen, "value") ?? "") : "");
  }
  return fields;
}

/** Lists the forms that a page posts, each with its action. */
export function formsOn(html: string, path: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, tag = "", inner = ""]) => {
    if (attribute(` ${tag}`, "method")?.toLowerCase() !== "post") return [];
    return [{ action: attribute(` ${tag}`, "action") ?? path, fields: fieldsIn(inner) }];
  });
}
