import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { DomainError } from "~/core/errors";
import { parseId } from "~/core/ids";
import { memberJson } from "~/domains/identity/json";
import { canChangeRole } from "~/domains/identity/policy";
import { RoleChange } from "~/domains/identity/schemas";
import { changeRole } from "~/domains/identity/team/change-team.server";
import { ROLE_CHOICES, ROLES_HINT } from "~/domains/identity/team/role-labels";
import { getMember, hasOtherOwner } from "~/domains/identity/team/team.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.member.firstName} ${data.member.lastName}` : "Team" },
];

export const loader = businessPage(async (ctx, { params }) => {
  const member = memberJson(await getMember(ctx, parseId(params.userId, "user")));
  if (!canChangeRole(ctx.actor))
    throw new DomainError("forbidden", "Only account owners can change the team.");
  const isMe = member.id === ctx.actor.userId;
  return { member, isMe, canGo: !isMe || (await hasOtherOwner(ctx)) };
});

export const action = businessPage(async (ctx, args) => {
  const userId = parseId(args.params.userId, "user");
  const { firstName, lastName } = await getMember(ctx, userId);
  return handleForm(args, RoleChange, async ({ role }) => {
    await changeRole(ctx, userId, role);
    return redirectWithFlash(args.context, paths.team.home, {
      kind: "success",
      title: "Role changed",
      text: `${firstName} ${lastName} needs to sign in again.`,
    });
  });
});

export default function MemberPage() {
  const { member, isMe, canGo } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof RoleChange>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { role: member.role },
  });
  return (
    <Page title={`${member.firstName} ${member.lastName}`} subtitle={member.email} width="narrow">
      <PostForm form={form}>
        <Field
          field={fields.role}
          label={isMe ? "Your role" : "Role"}
          type="select"
          options={ROLE_CHOICES}
          required
          hint={`${ROLES_HINT} ${isMe ? "Signs you out everywhere." : "Signs them out everywhere."}`}
        />
        <div className="row">
          <Submit>Change role</Submit>
          <LinkButton to={paths.team.home}>Cancel</LinkButton>
          {canGo ? (
            <LinkButton to={paths.team.removeMember(member.id)} kind="danger">
              Remove from team
            </LinkButton>
          ) : null}
        </div>
      </PostForm>
    </Page>
  );
}
