import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findUnsubscribe, unsubscribe } from "~/domains/replies/responses/unsubscribe.server";
import { readForm } from "~/http/pages/form.server";
import { paths } from "~/paths";
import { linkMeta } from "~/routes/doors/link-parts";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta = linkMeta("Stop these mails");

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
      <Page title="This link is not complete" width="narrow">
        <p>
          It may have been cut short by a mail program. Please copy the whole address from the mail, or answer
          the mail with the word “unsubscribe”: that works too.
        </p>
        <p>
          To stop the mail of every business here, <a href={paths.site.dataRequest}>ask us directly</a>.
        </p>
      </Page>
    );
  const { sender, address, isOver } = found;
  if (isOver)
    return (
      <Page title="Done: no more mail" width="narrow">
        <p>
          <b>{sender}</b> can no longer write to <b>{address}</b> from here. It counts from this moment, also
          for mails that were planned already.
        </p>
        <p>
          To stop the mail of every business here, or to see what is kept about you,{" "}
          <a href={paths.site.dataRequest}>ask us directly</a>.
        </p>
      </Page>
    );
  return (
    <Page title={`Stop mail from ${sender}?`} width="narrow">
      <p>
        <b>{sender}</b> wrote to <b>{address}</b>. Press the button and they cannot write to it from here any
        more.
      </p>
      <form method="post">
        <Submit>Stop these mails</Submit>
      </form>
      <p className="muted small">Nothing happens before you press the button. You need no account.</p>
    </Page>
  );
}
