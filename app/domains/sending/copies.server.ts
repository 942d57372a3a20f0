import type { SQL } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { confirmedAmong } from "~/domains/identity/confirmed-among.server";
import { countryOfAddress } from "~/domains/lead-search/country-of-address.server";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { singleMailStatements } from "~/domains/messages/single-mails.server";
import { refusedAmong } from "~/domains/refusals/refused-among.server";

/** A message of its own to somebody outside the team whom a step names for a copy. */
export interface Copy {
  address: string;
  country: string | null;
  subject: string;
  text: string;
  html: string;
  language: string;
  fileId: number | null;
}

/** Who gets what of the addresses that steps name for copies, as of now. */
export class CopyReaders {
  private team = new Set<string>();
  private refused = new Set<string>();
  private readonly countries = new Map<string, string | null>();

  /** Reads what is known of some addresses. Of those outside the team also the country, whose rule decides. */
  async prepare(ctx: AccountContext, addresses: ReadonlySet<string>): Promise<void> {
    const all = [...addresses];
    this.team = await confirmedAmong(ctx, ctx.account.id, all);
    this.refused = await refusedAmong(ctx, ctx.account.id, all);
    for (const address of all)
      if (!this.team.has(address) && !this.countries.has(address))
        this.countries.set(address, await countryOfAddress(ctx, { leadId: null, address }));
  }

  /** A copy has the reader's way out in it, so it goes to nobody but the account's own people. */
  alongside = (addresses: readonly string[]) =>
    addresses.filter((address) => this.team.has(address) && !this.refused.has(address));

  apart = (addresses: readonly string[], reader: string) =>
    addresses
      .filter((address) => !this.team.has(address) && !this.refused.has(address))
      .filter((address) => address.toLowerCase() !== reader.toLowerCase())
      .map((address) => ({ address, country: this.countries.get(address) ?? null }));
}

/**
 * The statements that write the copies of a message as messages of their own, with their own verdict, count and way out, for
 * the batch that ends it and before it does: `isStillOurs` is what must hold of the message, so a retry writes them once.
 */
export const copyStatements = (
  ctx: Context,
  mailbox: Pick<Mailbox, "id" | "accountId">,
  { id, copies }: { id: number; copies: readonly Copy[] },
  isStillOurs: SQL,
): D1PreparedStatement[] =>
  copies.flatMap(({ address, ...words }) =>
    singleMailStatements(
      ctx,
      {
        ...words,
        accountId: mailbox.accountId,
        mailboxId: mailbox.id,
        to: { address },
        rule: null,
        copyOf: id,
      },
      isStillOurs,
    ),
  );
