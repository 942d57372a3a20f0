import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { TokenOnly } from "~/domains/identity/schemas";
import { confirmDataRequest, findDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { REQUEST_LABELS } from "~/domains/privacy/requests/request-labels";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { paths } from "~/paths";
import { ExpiredLink, linkMeta } from "~/routes/auth/link-parts";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta = linkMeta(() => "Your data request");

/** Looks at the link and does nothing: mail scanners open every one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = await findDataRequest(context.base, token);
  return found && { token, kind: found.kind, email: found.email };
}

const DONE = {
  erase: {
    title: "Your data was deleted",
    text: "We deleted every record with your address. No business can email it through us. We’ve sent you a confirmation.",
  },
  stop: {
    title: "Emails stopped",
    text: "No business can email your address through us again. We’ve sent you a confirmation.",
  },
};

export const action = (args: ActionFunctionArgs) =>
  handleForm(args, TokenOnly, async ({ token }) => {
    const { kind } = await confirmDataRequest(args.context.base, token, ["erase", "stop"]);
    return redirectWithFlash(args.context, paths.site.dataRequest, {
      kind: "success",
      ...DONE[kind === "erase" ? "erase" : "stop"],
    });
  });

export default function ConfirmDataRequestPage() {
  const open = useLoaderData<typeof loader>();
  const [form] = useForm<z.input<typeof TokenOnly>>({ lastResult: useActionData<typeof action>()?.result });
  if (!open)
    return (
      <ExpiredLink to={paths.site.dataRequest} label="Request a new link">
        If you already confirmed, check your email for our confirmation.
      </ExpiredLink>
    );
  const { kind, email, token } = open;
  const labels = REQUEST_LABELS[kind];
  return (
    <Page title={labels.heading} width="narrow">
      <p>
        This is about <b>{email}</b>. {labels.does}
      </p>
      <PostForm form={form} {...(kind === "access" && { action: paths.privacy.requestFile })}>
        <input type="hidden" name="token" value={token} />
        <Submit kind={kind === "erase" ? "danger" : "primary"}>{labels.button}</Submit>
      </PostForm>
      <p className="muted small">
        {kind === "access" ? "We don’t keep the file. The link works once." : "The link works once."}
      </p>
    </Page>
  );
}
