import { Fragment, type ReactNode } from "react";
import type { MessagePart } from "~/messages/runtime";

type Draw = (text: ReactNode) => ReactNode;

const PLAIN: Record<string, Draw> = {
  b: (text) => <b>{text}</b>,
  em: (text) => <em>{text}</em>,
  code: (text) => <code>{text}</code>,
};

/** Renders the parts up to the end of the open tag; returns them with the index of that end. */
function draw(
  parts: readonly MessagePart[],
  from: number,
  tags: Record<string, Draw>,
): [ReactNode[], number] {
  const drawn: ReactNode[] = [];
  let at = from;
  for (let part = parts[at]; part && part.type !== "markup-end"; part = parts[++at]) {
    if (part.type === "text") drawn.push(part.value);
    else if (part.type === "markup-start") {
      const [inside, end] = draw(parts, at + 1, tags);
      const own = tags[part.name] ?? PLAIN[part.name];
      if (!own) throw new Error(`A message has the tag ${part.name}, which nothing draws`);
      drawn.push(<Fragment key={at}>{own(inside)}</Fragment>);
      at = end;
    }
  }
  return [drawn, at];
}

/**
 * Renders a message with tags, such as `{#link}terms{/link}`. The function with the tag's name renders each; `b`, `em`
 * and `code` need none.
 */
export function Rich({ parts, tags = {} }: { parts: readonly MessagePart[]; tags?: Record<string, Draw> }) {
  return draw(parts, 0, tags)[0];
}
