import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { parseId } from "~/core/ids";
import { deleteUser, endUserSessions, liftSuspension, suspendUser } from "~/domains/admin/change-user.server";
import { getUser } from "~/domains/admin/users.server";
import { redirectWithFlash } from "~/http/flash.server";
import { adminPage } from "~/http/page.server";
import { paths } from "~/http/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

interface Act {
  run: (ctx: Context, userId: number) => Promise<void>;
  /** "Delete Amina Bello?" */
  title: string;
  text: string;
  button: string;
  done: string;
}

const ACTS: Record<string, Act> = {
  suspend: {
    run: suspendUser,
    title: "Suspend",
    text: "The user is signed out everywhere and can't sign in until you lift it. Nothing is removed.",
    button: "Suspend the user",
    done: "User Suspended",
  },
  lift: {
    run: liftSuspension,
    title: "Lift the suspension of",
    text: "The user can sign in again.",
    button: "Lift the suspension",
    done: "Suspension Lifted",
  },
  sessions: {
    run: endUserSessions,
    title: "Sign out everywhere:",
    text: "Every browser of this user has to sign in again.",
    button: "Sign out everywhere",
    done: "Sessions Ended",
  },
  delete: {
    run: deleteUser,
    title: "Delete",
    text: "The user is signed out at once and the personal fields are erased. What the user did stays in the records without the name. This cannot be undone.",
    button: "Delete the user",
    done: "User Deleted",
  },
};

const actOf = (name: string | undefined): Act => {
  const act = Object.hasOwn(ACTS, name ?? "") ? ACTS[name ?? ""] : undefined;
  if (!act) throw notFound("This page");
  return act;
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.heading ?? "User" }];

export const loader = adminPage(async (ctx, { params }) => {
  const { title, text, button } = actOf(params.act);
  const user = await getUser(ctx, parseId(params.userId, "user"));
  return { id: user.id, heading: `${title} ${user.firstName} ${user.lastName}?`, text, button };
});

export const action = adminPage(async (ctx, { params, context }) => {
  const act = actOf(params.act);
  const userId = parseId(params.userId, "user");
  await act.run(ctx, userId);
  const to = params.act === "delete" ? paths.admin.home : paths.admin.user(userId);
  return redirectWithFlash(context, to, { kind: "success", title: act.done });
});

export default function UserActPage() {
  const { id, heading, text, button } = useLoaderData<typeof loader>();
  return (
    <Page title={heading} width="narrow">
      <p>{text}</p>
      <form method="post" className="row">
        <Submit kind="danger">{button}</Submit>
        <LinkButton to={paths.admin.user(id)}>Go back</LinkButton>
      </form>
    </Page>
  );
}
