import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findUnsubscribe, unsubscribe } from "~/domains/replies/responses/unsubscribe.server";
import { readForm } from "~/http/pages/form.server";
import { paths } from "~/paths";
import { linkMeta } from "~/routes/doors/link-parts";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta = linkMeta("Unsubscribe");

/** Looks at the link and does nothing: mail scanners open every one. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await findUnsubscribe(context.base, params.unsubscribeToken ?? "");
  return data(found, { status: found ? 200 : 404 });
}

/** The button of the page, and of mail programs (RFC 8058): at once, without sign-in, and as often as somebody likes. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const way = form.get("List-Unsubscribe") === "One-Click" ? "one-click" : "page";
  const isDone = await unsubscribe(context.base, params.unsubscribeToken ?? "", way);
  return data({ isDone }, { status: isDone ? 200 : 404 });
}

export default function UnsubscribePage() {
  const found = useLoaderData<typeof loader>();
  if (!found)
    return (
      <Page title="This link is incomplete" width="narrow">
        <p>Copy the full link from the email, or reply to it with the word “unsubscribe”.</p>
        <p>
          You can also <a href={paths.site.dataRequest}>unsubscribe from all senders</a>.
        </p>
      </Page>
    );
  const { sender, address, isOver } = found;
  if (isOver)
    return (
      <Page title="You’re unsubscribed" width="narrow">
        <p>
          <b>{sender}</b> won’t email <b>{address}</b> again. This includes scheduled emails.
        </p>
        <p>
          You can also <a href={paths.site.dataRequest}>unsubscribe from all senders or see your data</a>.
        </p>
      </Page>
    );
  return (
    <Page title={`Unsubscribe from ${sender}?`} width="narrow">
      <p>
        <b>{sender}</b> will no longer email <b>{address}</b>.
      </p>
      <form method="post">
        <Submit>Unsubscribe</Submit>
      </form>
      <p className="muted small">Not you? Close this page and nothing changes.</p>
    </Page>
  );
}
