import { withoutFooters } from "./strip-quoted-text/cut-footers";
import { ownStretches } from "./strip-quoted-text/cut-quotes";
import { withoutSignature } from "./strip-quoted-text/cut-signature";
import { asPlain, isRule, linesOf } from "./strip-quoted-text/lines";
import { sentAmong } from "./strip-quoted-text/sent-text";

/** Drops separator lines left at the edge of cut text: they mean nothing on their own. */
function withoutOuterRules(texts: readonly string[]): string[] {
  const isKept = (text: string) => {
    const plain = asPlain(text);
    return plain !== "" && !isRule(plain);
  };
  return texts.slice(texts.findIndex(isKept), texts.findLastIndex(isKept) + 1);
}

/**
 * Returns the sender's own text, without quotes, footers and signature. `sent` is our email's text, which is cut first.
 * Reads at most 2,000 lines, in linear time.
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
