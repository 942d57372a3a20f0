import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { TokenOnly } from "~/domains/identity/schemas";
import { confirmDataRequest, findDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { REQUEST_WORDS } from "~/domains/privacy/requests/words";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { paths } from "~/paths";
import { GoneLink, linkMeta } from "~/routes/doors/link-parts";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta = linkMeta("Your data request");

/** Looks at the link and does nothing: mail scanners open every one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = await findDataRequest(context.base, token);
  return found && { token, kind: found.kind, email: found.email };
}

const DONE = {
  erase: {
    title: "You were removed",
    text: "Every record with your address is gone, and no business can write to it from here. A last mail confirms it.",
  },
  stop: {
    title: "The mail was stopped",
    text: "No business can write to your address from here any more. A last mail confirms it.",
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
      <GoneLink to={paths.site.dataRequest} label="Ask for a new one">
        What you asked for was done if you pressed its button before: then a mail says so.
      </GoneLink>
    );
  const { kind, email, token } = open;
  const words = REQUEST_WORDS[kind];
  return (
    <Page title={words.heading} width="narrow">
      <p>
        This is about <b>{email}</b>. {words.does}
      </p>
      <PostForm form={form} {...(kind === "access" && { action: paths.privacy.requestFile })}>
        <input type="hidden" name="token" value={token} />
        <Submit kind={kind === "erase" ? "danger" : "primary"}>{words.button}</Submit>
      </PostForm>
      <p className="muted small">
        {kind === "access"
          ? "The file is made when you press the button, and is not kept. The link works once."
          : "Nothing happens before you press the button. The link works once."}
      </p>
    </Page>
  );
}
