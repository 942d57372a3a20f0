import { withoutFooters } from "./strip-quoted-text/cut-footers";
import { ownStretches } from "./strip-quoted-text/cut-quotes";
import { withoutSignature } from "./strip-quoted-text/cut-signature";
import { asPlain, isRule, linesOf } from "./strip-quoted-text/lines";
import { sentAmong } from "./strip-quoted-text/sent-text";

/** A rule that parted the words from what is cut says nothing by itself. */
function withoutOuterRules(texts: readonly string[]): string[] {
  const isKept = (text: string) => {
    const plain = asPlain(text);
    return plain !== "" && !isRule(plain);
  };
  return texts.slice(texts.findIndex(isKept), texts.findLastIndex(isKept) + 1);
}

/**
 * The sender's own text, without quotes, footers and signature. `sent` is the text of our email: it is cut first. At most 2,000 lines are read, in linear time.
 */
export function extractReply(text: string, sent = ""): string {
  const lines = linesOf(text);
  const ours = sent.trim() === "" ? null : sentAmong(lines, sent);
  return ownStretches(lines, ours)
    .map((stretch) =>
      withoutOuterRules(withoutSignature(withoutFooters(stretch)))
        .join("\n")
        .trim(),
    )
    .filter(Boolean)
    .join("\n\n");
}
