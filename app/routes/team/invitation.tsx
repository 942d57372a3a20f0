import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DomainError } from "~/core/errors";
import { formatDate } from "~/core/format";
import { parseId } from "~/core/ids";
import { canInvite, INVITATION_DAYS } from "~/domains/identity/policy";
import { InvitationAct } from "~/domains/identity/profile-schema";
import { resendInvitation, revokeInvitation } from "~/domains/identity/team/invite-member.server";
import { ROLE_LABELS } from "~/domains/identity/team/role-labels";
import { getInvitation } from "~/domains/identity/team/team.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Pending invitation" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { email, role, expiresAt } = await getInvitation(ctx, parseId(params.invitationId, "invitation"));
  if (!canInvite(ctx.actor)) throw new DomainError("forbidden", "Only account owners can change the team.");
  return { email, role: ROLE_LABELS[role], until: formatDate(expiresAt) };
});

export const action = businessPage(async (ctx, args) => {
  const id = parseId(args.params.invitationId, "invitation");
  const { email } = await getInvitation(ctx, id);
  return handleForm(args, InvitationAct, async ({ act }) => {
    await (act === "resend" ? resendInvitation(ctx, id) : revokeInvitation(ctx, id));
    return redirectWithFlash(args.context, paths.team.home, {
      kind: "success",
      ...(act === "resend"
        ? {
            title: "Invitation sent",
            text: `The new link sent to ${email} works for ${INVITATION_DAYS} days.`,
          }
        : { title: "Invitation withdrawn", text: `The link sent to ${email} no longer works.` }),
    });
  });
});

export default function InvitationPage() {
  const { email, role, until } = useLoaderData<typeof loader>();
  const refusal = Object.values(useActionData<typeof action>()?.result.error ?? {}).flatMap(
    (group) => group ?? [],
  );
  return (
    <Page title={`Invitation for ${email}`} width="narrow">
      {refusal.length > 0 ? <Alert kind="error">{refusal.join(" ")}</Alert> : null}
      <p>
        {role.name}: {role.may}. The link expires on {until}. Resending replaces this link.
      </p>
      <form method="post" className="row">
        <Submit name="act" value="resend">
          Resend invitation
        </Submit>
        <Submit kind="danger" name="act" value="revoke">
          Withdraw invitation
        </Submit>
        <LinkButton to={paths.team.home}>Cancel</LinkButton>
      </form>
    </Page>
  );
}
