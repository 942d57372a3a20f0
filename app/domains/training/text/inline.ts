import type { Inline } from "../module";

const TOKEN = /\\[\\*[\]|_`#>-]|\*{1,2}|\[[^\][\n]{1,200}\]\([^()\s]{1,300}\)/g;
const LINK = /^\[([^\]]+)\]\((.+)\)$/;

const isSafeAddress = (to: string) =>
  /^https:\/\/[^\s/]/.test(to) || /^\/(?![/\\])/.test(to) || /^\/$/.test(to);

interface Open {
  mark: string;
  parts: Inline[];
}

const isMark = (token: string) => token === "*" || token === "**";

/** Asterisks surrounded by spaces are literal, not markup. */
const stands = (text: string, index: number, length: number) =>
  /\s|^$/.test(text.charAt(index - 1)) && /\s|^$/.test(text.charAt(index + length));

/** Parses in one pass; an unclosed mark stays as written. `refuse` is called for each link that is neither https nor a path. */
export function inlineOf(text: string, refuse: (why: string) => never): Inline[] {
  const stack: Open[] = [{ mark: "", parts: [] }];
  const add = (part: Inline) => {
    if (part !== "") stack[stack.length - 1]?.parts.push(part);
  };
  const close = ({ mark, parts }: Open) => add({ kind: mark === "**" ? "strong" : "em", content: parts });
  let last = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match;
    add(text.slice(last, match.index));
    last = match.index + token.length;
    const link = LINK.exec(token);
    if (link) {
      const [, label = "", to = ""] = link;
      if (!isSafeAddress(to))
        refuse(`The link “${to}” must start with https:// or be a path such as /agent/leads.`);
      add({ kind: "link", to, label: label.replace(/\*/g, "") });
    } else if (!isMark(token)) add(token.slice(1));
    else if (stands(text, match.index, token.length)) add(token);
    else if (stack.length > 1 && stack[stack.length - 1]?.mark === token) close(stack.pop() as Open);
    else if (stack.length < 3 && !stack.some(({ mark }) => mark === token))
      stack.push({ mark: token, parts: [] });
    else add(token);
  }
  add(text.slice(last));
  while (stack.length > 1) {
    const { mark, parts } = stack.pop() as Open;
    for (const part of [mark, ...parts]) add(part);
  }
  return stack[0]?.parts ?? [];
}
