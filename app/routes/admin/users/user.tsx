import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { aboutUser } from "~/domains/admin/users/about-user.server";
import { changeUser } from "~/domains/admin/users/change-user.server";
import { type UserChange, UserForm } from "~/domains/admin/users/schemas";
import { UserFacts } from "~/domains/admin/users/ui/user-facts";
import { TierField, TypeFields } from "~/domains/admin/users/ui/user-fields";
import { adminUserJson } from "~/domains/admin/users/user-json.server";
import { agentRecordOf } from "~/domains/agents/erase-agent.server";
import { getUser } from "~/domains/identity/users/users.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.user.firstName} ${data.user.lastName}` : "User" },
];

export const loader = adminPage(async (ctx, { params }) => {
  const user = await getUser(ctx, parseId(params.userId, "user"));
  return {
    user: await adminUserJson(ctx, user),
    about: await aboutUser(ctx, user),
    country: (await agentRecordOf(ctx, user.id))?.country,
    isMe: ctx.actor.userId === user.id,
    isSuspended: user.suspendedAt !== null,
    isDeleted: user.deactivatedAt !== null,
    constraint: getZodConstraint(UserForm),
  };
});

export const action = adminPage(async (ctx, args) => {
  const userId = parseId(args.params.userId, "user");
  await getUser(ctx, userId);
  return handleForm(args, UserForm, async (input) => {
    await changeUser(ctx, userId, input);
    return redirectWithFlash(args.context, paths.admin.user(userId), {
      kind: "success",
      title: "User Updated",
    });
  });
});

export default function UserPage() {
  const { user, about, country, isMe, isSuspended, isDeleted, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<UserChange>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
    defaultValue: {
      ...user,
      country,
      isAdmin: user.isAdmin,
      subscriptionTier: user.subscriptionTier ?? undefined,
    },
  });
  const act = (name: string) => paths.admin.userAct(user.id, name);
  return (
    <Page
      title={`${user.firstName} ${user.lastName}`}
      subtitle={isDeleted ? "This user was deleted." : user.email}
      width="narrow"
    >
      <Breadcrumb trail={[{ to: paths.admin.home, label: "Users" }]} />
      {isDeleted ? null : (
        <>
          <PostForm form={form} failed={() => "Failed to Update User"}>
            <Field field={fields.firstName} label="First name" required />
            <Field field={fields.lastName} label="Last name" required />
            <Field field={fields.email} label="Email" type="email" required />
            <TypeFields fields={fields} />
            <TierField field={fields.subscriptionTier} />
            <Submit>Save changes</Submit>
          </PostForm>
          <UserFacts user={user} about={about} />
          <div className="row">
            {isMe || isSuspended || user.isAdmin || user.userType === "admin" ? null : (
              <LinkButton to={act("act")}>Impersonate user</LinkButton>
            )}
            {isSuspended || user.isDemo ? null : (
              <LinkButton to={act("reset")}>Send password reset</LinkButton>
            )}
            {isMe || isSuspended || !user.hasSecondFactor ? null : (
              <LinkButton to={act("second-factor")}>Turn off two-factor</LinkButton>
            )}
            {user.profileImageUrl ? <LinkButton to={act("picture")}>Remove picture</LinkButton> : null}
            <LinkButton to={act("sessions")}>Sign out everywhere</LinkButton>
            {isMe ? null : isSuspended ? (
              <LinkButton to={act("lift")}>Lift suspension</LinkButton>
            ) : (
              <LinkButton to={act("suspend")}>Suspend</LinkButton>
            )}
            {isMe ? null : (
              <LinkButton to={act("delete")} kind="danger">
                Delete
              </LinkButton>
            )}
          </div>
        </>
      )}
    </Page>
  );
}
