import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { TokenOnly } from "~/domains/identity/schemas";
import { confirmDataRequest, findDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { REQUEST_LABELS } from "~/domains/privacy/requests/request-labels";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { ExpiredLink, linkMeta } from "~/routes/auth/link-parts";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Rich } from "~/ui/rich";

export const meta = linkMeta(() => "Your data request");

/** Validates the link without using it, because mail scanners open every link. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = await findDataRequest(context.base, token);
  return found && { token, kind: found.kind, email: found.email };
}

const DONE = {
  erase: {
    get title() {
      return m.privacy_confirm_your_data_was_deleted();
    },
    get text() {
      return m.privacy_confirm_we_deleted_every_record_with();
    },
  },
  stop: {
    get title() {
      return m.privacy_confirm_emails_stopped();
    },
    get text() {
      return m.privacy_confirm_no_business_can_email_your();
    },
  },
};

export const action = (args: ActionFunctionArgs) =>
  handleForm(args, TokenOnly, async ({ token }) => {
    const { kind } = await confirmDataRequest(args.context.base, token, ["erase", "stop"]);
    return redirectWithFlash(args.context, paths.site.dataRequest, {
      kind: "success",
      title: DONE[kind === "erase" ? "erase" : "stop"].title,
      text: DONE[kind === "erase" ? "erase" : "stop"].text,
    });
  });

export default function ConfirmDataRequestPage() {
  const open = useLoaderData<typeof loader>();
  const [form] = useForm<z.input<typeof TokenOnly>>({ lastResult: useActionData<typeof action>()?.result });
  if (!open)
    return (
      <ExpiredLink to={paths.site.dataRequest} label={m.account_confirm_request_a_new_link()}>
        {m.account_confirm_if_you_already_confirmed_check()}
      </ExpiredLink>
    );
  const { kind, email, token } = open;
  const labels = REQUEST_LABELS[kind];
  return (
    <Page title={labels.heading} width="narrow">
      <p>
        <Rich parts={m.account_confirm_this_is_about.parts({ email, does: labels.does })} tags={{}} />
      </p>
      <PostForm form={form} {...(kind === "access" && { action: paths.privacy.requestFile })}>
        <input type="hidden" name="token" value={token} />
        <Submit kind={kind === "erase" ? "danger" : "primary"}>{labels.button}</Submit>
      </PostForm>
      <p className="muted small">
        {kind === "access"
          ? m.account_confirm_we_dont_keep_the_file()
          : m.account_confirm_the_link_works_once()}
      </p>
    </Page>
  );
}
