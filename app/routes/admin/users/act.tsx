import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getUser } from "~/domains/identity/users/users.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { ConfirmPage } from "~/ui/layout/confirm-page";
import { actOf } from "./acts.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.heading ?? "User" }];

export const loader = adminPage(async (ctx, { params }) => {
  const { title, text, note, button, isGentle } = actOf(params.act);
  const user = await getUser(ctx, parseId(params.userId, "user"));
  const heading = `${title} ${user.firstName} ${user.lastName}?`;
  return { id: user.id, heading, text, note: (await note?.(ctx, user)) ?? null, button, isGentle };
});

export const action = adminPage(async (ctx, args) => {
  const { params, context } = args;
  const act = actOf(params.act);
  const userId = parseId(params.userId, "user");
  return catchDomainError(
    async () => {
      const answer = await act.run(ctx, userId, args);
      if (answer instanceof Response) return answer;
      const to = params.act === "delete" ? paths.admin.home : paths.admin.user(userId);
      return redirectWithFlash(context, to, { kind: "success", title: act.done });
    },
    (error) => {
      if (!act.failed || error.code === "not_found") throw error;
      const flash = { kind: "error", title: act.failed, text: error.message } as const;
      return redirectWithFlash(context, paths.admin.user(userId), flash);
    },
  );
});

export default function UserActPage() {
  const { id, heading, text, note, button, isGentle } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={heading}
      submit={button}
      kind={isGentle ? "primary" : "danger"}
      isOnce
      back={paths.admin.user(id)}
      keep="Cancel"
    >
      <p>{text}</p>
      {note ? <Alert kind="warning">{note}</Alert> : null}
    </ConfirmPage>
  );
}
