import { formatBytes } from "~/core/format";
import type { Answer } from "./answers.server";
import { lengthText } from "./policy";

export const shownAnswer = (
  { kind, seconds, size, text }: Pick<Answer, "kind" | "seconds" | "size" | "text">,
  src: string,
) => ({
  kind,
  length: seconds === null ? null : `${lengthText(seconds)}, ${formatBytes(size)}`,
  text,
  src,
});
