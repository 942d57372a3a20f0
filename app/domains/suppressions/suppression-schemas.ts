import { z } from "zod";
import { emailKey } from "~/core/email";
import { emailAddress } from "~/core/email-address";
import { formatNumber } from "~/core/format";
import { PageQuery, searchText } from "~/core/pagination";
import { SUPPRESSION_REASONS } from "./reason-labels";

const MAX_ADDRESSES = 5_000;
const MAX_NOTE_LENGTH = 200;

const Address = emailAddress();
const TYPE_SOME = "Enter or paste at least one email address.";

/** Separated by lines, commas, semicolons or spaces; also reads "Name <address>". */
function addressesIn(text: string): { good: string[]; bad: string[] } {
  const pieces = text
    .split(/[\s,;<>"()]+/)
    .filter((piece) => piece.includes("@"))
    .map((piece) => piece.replace(/^mailto:/i, ""));
  const good = new Map<string, string>();
  const bad: string[] = [];
  for (const piece of pieces) {
    const { success, data } = Address.safeParse(piece);
    if (success) good.set(emailKey(data), data);
    else bad.push(piece);
  }
  return { good: [...good.values()], bad };
}

export const SuppressionsInput = z.object({
  addresses: z
    .string(TYPE_SOME)
    .max(200_000, "This list is too long. Add it in smaller parts.")
    .transform((text, context) => {
      const { good, bad } = addressesIn(text);
      const say = (message: string) => context.addIssue({ code: "custom", message });
      if (bad.length > 0)
        say(
          `Invalid email addresses: ${bad.slice(0, 5).join(", ").slice(0, 300)}. Correct them and add the list again.`,
        );
      else if (good.length === 0) say(TYPE_SOME);
      else if (good.length > MAX_ADDRESSES)
        say(
          `Add at most ${formatNumber(MAX_ADDRESSES)} addresses at a time. This list has ${formatNumber(good.length)}.`,
        );
      return good;
    }),
  note: z.string().trim().max(MAX_NOTE_LENGTH, `Use at most ${MAX_NOTE_LENGTH} characters.`).optional(),
});
export type SuppressionsInput = z.infer<typeof SuppressionsInput>;

export const SuppressionQuery = PageQuery.extend({
  search: searchText(254).optional(),
  reason: z.enum(SUPPRESSION_REASONS, "Choose a reason from the list.").optional(),
});
export type SuppressionQuery = z.infer<typeof SuppressionQuery>;
