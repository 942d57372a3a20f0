import type { Context } from "~/core/context";
import { copiesOf } from "~/domains/campaigns/steps/load-steps.server";
import type { SentMessage } from "~/domains/messages/find-message.server";
import type { MailReport } from "../parsing/inbound-mail";

/** The message's recipients that a report is about. It suppresses no one else. */
export interface Targets {
  isMain: boolean;
  copies: string[];
}

export const NOBODY: Targets = { isMain: false, copies: [] };

const key = (address: string) => address.trim().toLowerCase();

export async function targetsOf(
  ctx: Context,
  { kind, recipients }: Pick<MailReport, "kind" | "recipients">,
  message: Pick<SentMessage, "toAddress" | "campaignId" | "position">,
): Promise<Targets> {
  const named = new Set(recipients.map(key));
  const main = key(message.toAddress);
  if (named.size === 1 && named.has(main)) return { isMain: true, copies: [] };
  const all = (await copiesOf(ctx, message)).filter((address) => key(address) !== main);
  const copies = all.filter((address) => named.has(key(address)));
  // Complaint providers often hide the address: with several recipients it is unknown.
  const isOfMainAlone = all.length === 0 && (kind === "complaint" || named.size === 0);
  return { isMain: named.has(main) || isOfMainAlone, copies };
}
