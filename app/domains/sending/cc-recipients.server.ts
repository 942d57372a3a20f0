import type { SQL } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { confirmedAmong } from "~/domains/identity/confirmed-among.server";
import { countryOfAddress } from "~/domains/lead-search/country-of-address.server";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { singleMailStatements } from "~/domains/messages/one-off-emails.server";
import { suppressedAmong } from "~/domains/suppressions/suppressed-among.server";

export interface Copy {
  address: string;
  country: string | null;
  subject: string;
  text: string;
  html: string;
  language: string;
  fileId: number | null;
}

export class CcResolver {
  private team = new Set<string>();
  private refused = new Set<string>();
  private readonly countries = new Map<string, string | null>();

  async prepare(ctx: AccountContext, addresses: ReadonlySet<string>): Promise<void> {
    const all = [...addresses];
    this.team = await confirmedAmong(ctx, ctx.account.id, all);
    this.refused = await suppressedAmong(ctx, ctx.account.id, all);
    for (const address of all)
      if (!this.team.has(address) && !this.countries.has(address))
        this.countries.set(address, await countryOfAddress(ctx, address));
  }

  /** A visible copy contains the recipient's unsubscribe link, so only the account's own team gets one. */
  alongside = (addresses: readonly string[]) =>
    addresses.filter((address) => this.team.has(address) && !this.refused.has(address));

  apart = (addresses: readonly string[], recipient: string) =>
    addresses
      .filter((address) => !this.team.has(address) && !this.refused.has(address))
      .filter((address) => address.toLowerCase() !== recipient.toLowerCase())
      .map((address) => ({ address, country: this.countries.get(address) ?? null }));
}

/** Writes each copy as a message with its own eligibility. Place these statements before the main message's last one, so that a retry writes them once. */
export const copyStatements = (
  ctx: Context,
  mailbox: Pick<Mailbox, "id" | "accountId">,
  { id, copies }: { id: number; copies: readonly Copy[] },
  isStillOurs: SQL,
): D1PreparedStatement[] =>
  copies.flatMap(({ address, ...content }) =>
    singleMailStatements(
      ctx,
      {
        ...content,
        accountId: mailbox.accountId,
        mailboxId: mailbox.id,
        to: { address },
        rule: null,
        copyOf: id,
      },
      isStillOurs,
    ),
  );
