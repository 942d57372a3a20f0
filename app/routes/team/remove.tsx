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

const KEY_ENDED = " The webhook key was revoked too. Create a new key under Webhooks.";

export const meta: MetaFunction = () => [{ title: "Remove from team?" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, firstName, lastName, email } = await getMember(ctx, parseId(params.userId, "user"));
  if (!canRemove(ctx.actor)) throw new DomainError("forbidden", "Only account owners can change the team.");
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
      title: "Team member removed",
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
      submit="Remove from team"
      back={paths.team.member(id)}
      keep="Keep member"
    >
      <p>
        {isMe ? "You" : name} will be signed out and can no longer sign in. Name, email and phone number will
        be erased, but {isMe ? "your" : "their"} work stays. This can’t be undone. You can invite the address
        again.
      </p>
    </ConfirmPage>
  );
}
