import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber, plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { getMailbox } from "~/domains/mailboxes/mailboxes.server";
import { countWaiting, MAX_EXACT_WAITING } from "~/domains/messages/waiting-messages.server";
import { removeMailbox } from "~/domains/sending/remove-mailbox.server";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/layout/confirm-page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Remove this mailbox?" }];

function waitingWords(count: number): string | null {
  if (count > MAX_EXACT_WAITING) return `More than ${formatNumber(MAX_EXACT_WAITING)} queued emails`;
  return count === 0 ? null : plural(count, "queued email");
}

export const loader = businessPage(async (ctx, { params }) => {
  const { id, fromAddress } = await getMailbox(ctx, parseId(params.mailboxId, "mailbox"));
  return { id, fromAddress, waiting: waitingWords(await countWaiting(ctx, id)) };
});

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  await removeMailbox(ctx, parseId(params.mailboxId, "mailbox"));
  return { to: paths.mailboxes.list, title: "Mailbox removed" };
});

export default function RemoveMailboxPage() {
  const { id, fromAddress, waiting } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Remove ${fromAddress}?`}
      submit="Remove mailbox"
      back={paths.mailboxes.mailbox(id)}
      keep="Keep mailbox"
    >
      <Breadcrumb trail={[{ to: paths.mailboxes.list, label: "Mailboxes" }]} />
      <p>
        {waiting === null ? "This mailbox has no queued emails." : `${waiting} won’t be sent.`} The stored
        password will be deleted. Sent emails stay in your campaigns. You can’t undo this.
      </p>
    </ConfirmPage>
  );
}
