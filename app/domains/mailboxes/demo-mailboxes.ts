import { isOwnWork } from "~/core/columns";
import type { Account } from "~/core/context";
import { mailboxes } from "./tables";

/** A business's own mail never leaves by a demo mailbox: it would go nowhere. In the demo account it should. */
export const mayUse = (ctx: { account: Account }) => isOwnWork(ctx, mailboxes.isDemo);
