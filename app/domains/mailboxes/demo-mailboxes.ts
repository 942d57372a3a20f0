import { isOwnWork } from "~/core/columns";
import type { Account } from "~/core/context";
import { mailboxes } from "./tables";

/** Only the demo account may send from a demo mailbox, which delivers nothing; a business's own email never uses one. */
export const mayUse = (ctx: { account: Account }) => isOwnWork(ctx, mailboxes.isDemo);
