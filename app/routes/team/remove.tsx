import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { DomainError } from "~/core/errors";
import { parseId } from "~/core/ids";
import { canRemove } from "~/domains/identity/policy";
import { getMember } from "~/domains/identity/team/team.server";
import { removeMember } from "~/domains/privacy/erasure/remove-member.server";
import { findWebhookKey } from "~/domains/replies/responses/webhook-key.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/layout/confirm-page";

const KEY_ENDED =
  " The key of your mail server ended too: make a new one under Replies, Connect your mail server.";

export const meta: MetaFunction = () => [{ title: "Remove from the team?" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, firstName, lastName, email } = await getMember(ctx, parseId(params.userId, "user"));
  if (!canRemove(ctx.actor)) throw new DomainError("forbidden", "Only an owner changes the team.");
  return { id, name: `${firstName} ${lastName}`, email, isMe: id === ctx.actor.userId };
});

export const action = businessPage(async (ctx, args) => {
  const userId = parseId(args.params.userId, "user");
  const { firstName, lastName } = await getMember(ctx, userId);
  return handleForm(args, EmptyForm, async () => {
    const isMe = userId === ctx.actor.userId;
    const key = isMe ? null : await findWebhookKey(ctx);
    await removeMember(ctx, userId);
    const hasEnded = key !== null && !key.hasEnded;
    return redirectWithFlash(args.context, isMe ? paths.auth.businessLogin : paths.team.home, {
      kind: "success",
      title: "Removed From the Team",
      text: `${firstName} ${lastName} can no longer sign in.${hasEnded ? KEY_ENDED : ""}`,
    });
  });
});

export default function RemoveMemberPage() {
  const { id, name, email, isMe } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.result.error?.[""];
  return (
    <ConfirmPage
      title={`Remove ${name} from the team?`}
      subtitle={email}
      refusal={refusal}
      submit="Remove from the team"
      back={paths.team.member(id)}
      keep="Go back"
    >
      <p>
        {isMe ? "You are" : `${name} is`} signed out at once and can&apos;t sign in any more. The name, the
        address and the telephone number are erased. The work stays. This cannot be undone; the address can be
        invited again.
      </p>
    </ConfirmPage>
  );
}
