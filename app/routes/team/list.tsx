import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { invitationJson, memberJson } from "~/domains/identity/json";
import { canInvite, INVITATION_DAYS } from "~/domains/identity/policy";
import { Invitation } from "~/domains/identity/schemas";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { ROLE_CHOICES, ROLES_HINT } from "~/domains/identity/team/role-labels";
import { listInvitations, listTeam } from "~/domains/identity/team/team.server";
import { InvitationTable, MemberTable } from "~/domains/identity/team/ui/team-tables";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: "Team" }];

export const loader = businessPage(async (ctx) => {
  const [members, invitations] = await Promise.all([listTeam(ctx), listInvitations(ctx)]);
  return {
    now: ctx.now().toISOString(),
    company: ctx.account.name,
    isOwner: canInvite(ctx.actor),
    myId: ctx.actor.userId,
    members: members.map(memberJson),
    invitations: invitations.map(invitationJson),
    constraint: getZodConstraint(Invitation),
  };
});

export const action = businessPage((ctx, args) =>
  handleForm(args, Invitation, async (input) => {
    await inviteMember(ctx, input);
    return redirectWithFlash(args.context, paths.team.home, {
      kind: "success",
      title: "Invitation sent",
      text: `The link sent to ${input.email} works for ${INVITATION_DAYS} days.`,
    });
  }),
);

export default function TeamPage() {
  const { now, company, isOwner, myId, members, invitations, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<Invitation>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
    defaultValue: { role: "member" },
  });
  return (
    <Page
      title="Team"
      subtitle={isOwner ? `Members of ${company}.` : `Members of ${company}. Only owners can make changes.`}
    >
      <MemberTable
        members={members}
        myId={myId}
        now={now}
        {...(isOwner && { changeTo: paths.team.member })}
      />
      {invitations.length > 0 ? (
        <Section title="Pending invitations">
          <InvitationTable
            invitations={invitations}
            now={now}
            {...(isOwner && { changeTo: paths.team.invitation })}
          />
        </Section>
      ) : null}
      {isOwner ? (
        <div className="narrow">
          <Section title="Invite teammate">
            <PostForm form={form} creates>
              <Field field={fields.email} label="Email" type="email" autoComplete="off" />
              <Field
                field={fields.role}
                label="Role"
                type="select"
                options={ROLE_CHOICES}
                required
                hint={ROLES_HINT}
              />
              <Submit>Send invitation</Submit>
            </PostForm>
          </Section>
        </div>
      ) : null}
    </Page>
  );
}
