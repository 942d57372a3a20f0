import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import type { Context, UserActor } from "~/core/context";
import { newestCampaignsQuery } from "~/domains/campaigns/newest-campaigns.server";
import { TokenOnly } from "~/domains/identity/schemas";
import { verifyEmail } from "~/domains/identity/verify-email.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { nextScreen } from "~/http/pages/safe-redirect";
import { contextOf } from "~/http/session/guards.server";
import { pathAfterSignIn } from "~/http/session/sign-in.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Page } from "~/ui/layout/page";
import { Rich } from "~/ui/rich";
import { readLink } from "./link.server";
import { ExpiredLink, linkMeta, UseLink } from "./link-parts";

export const meta = linkMeta(m.auth_verify_email_title);

const confirmedFlash = (text: string) => ({
  kind: "success" as const,
  title: m.auth_verify_email_email_confirmed(),
  text,
});

/** Replaces the empty new-campaign form with the newest saved draft, if there is one. */
async function currentScreen(ctx: Context, next: string): Promise<string> {
  const { account } = ctx;
  if (!account || next.split("?")[0] !== paths.campaigns.new) return next;
  const [newest] = await newestCampaignsQuery({ ...ctx, account }, 1);
  return newest?.status === "draft" && !newest.isDemo ? paths.campaigns.campaign(newest.id) : next;
}

/** Redirects to the screen the link names, else to the user's home page. */
async function confirmed(args: LoaderFunctionArgs, ctx: Context & { actor: UserActor }) {
  const next = await currentScreen(ctx, nextScreen(args.request, ""));
  return redirectWithFlash(
    args.context,
    pathAfterSignIn(ctx, next),
    confirmedFlash(m.auth_verify_email_well_send_account_emails_to()),
  );
}

/** In the user's own session the link confirms immediately: mail scanners have no session. */
export async function loader(args: LoaderFunctionArgs) {
  const link = await readLink(args, "verify-email");
  const ctx = await contextOf(args);
  const { actor } = ctx;
  const isConfirmed = actor.kind === "user" && actor.isVerified;
  const isOwn = actor.kind === "user" && actor.userId === link?.userId && actor.impersonatorId === null;
  if (link && isOwn) {
    const isDone = await catchDomainError(
      async () => Boolean(await verifyEmail(args.context.base, link.token)),
      () => false,
    );
    if (isDone && actor.kind === "user") throw await confirmed(args, { ...ctx, actor });
    return { link: null, isConfirmed };
  }
  return { link: link && { token: link.token, email: link.email }, isConfirmed };
}

export function action(args: ActionFunctionArgs) {
  return handleForm(args, TokenOnly, async ({ token }) => {
    await verifyEmail(args.context.base, token);
    const ctx = await contextOf(args);
    const { actor } = ctx;
    if (actor.kind === "user") return confirmed(args, { ...ctx, actor });
    const login = paths.withQuery(paths.auth.businessLogin, { redirect: nextScreen(args.request, "") });
    return redirectWithFlash(args.context, login, confirmedFlash(m.auth_verify_email_you_can_now_sign_in()));
  });
}

export default function VerifyEmailPage() {
  const { link, isConfirmed } = useLoaderData<typeof loader>();
  const [form] = useForm<z.input<typeof TokenOnly>>({ lastResult: useActionData<typeof action>()?.result });
  if (!link)
    return (
      <ExpiredLink to={paths.account.home} label={m.auth_verify_email_go_to_your_account()}>
        {isConfirmed
          ? m.auth_verify_email_your_email_is_confirmed()
          : m.auth_verify_email_request_a_new_one_in()}
      </ExpiredLink>
    );
  return (
    <Page title={m.auth_verify_email_confirm_your_email()} width="narrow">
      <p>
        <Rich parts={m.auth_verify_email_confirm_that_is_your_email.parts({ email: link.email ?? "" })} />
      </p>
      <UseLink form={form} token={link.token} label={m.auth_verify_email_confirm_email()} />
    </Page>
  );
}
