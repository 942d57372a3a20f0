import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
  findDigestReader,
  isDigestOff,
  stopDigest,
} from "~/domains/opportunities/digests/stop-digest.server";
import { paths } from "~/paths";
import { linkMeta } from "~/routes/doors/link-parts";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta = linkMeta("Stop the daily mail");

/** Looks at the link and does nothing: mail scanners open every one. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const reader = await findDigestReader(context.base, params.digestToken ?? "");
  if (!reader) return data(null, { status: 404 });
  return data({ address: reader.email, isOff: await isDigestOff(context.base, reader) });
}

/** The button of the page, and of mail programs (RFC 8058): at once, without sign-in, and as often as somebody likes. */
export async function action({ context, params }: ActionFunctionArgs) {
  const isDone = await stopDigest(context.base, params.digestToken ?? "");
  return data({ isDone }, { status: isDone ? 200 : 404 });
}

export default function StopDigestPage() {
  const found = useLoaderData<typeof loader>();
  if (!found)
    return (
      <Page title="This link is not complete" width="narrow">
        <p>
          It may have been cut short by a mail program, or is of an address you no longer use here. You can
          stop the daily mail where you see your <a href={paths.notifications.list}>notifications</a>.
        </p>
      </Page>
    );
  if (found.isOff)
    return (
      <Page title="Done: no more daily mail" width="narrow">
        <p>
          <b>{found.address}</b> gets no daily mail any more. It can be turned on again where you see your{" "}
          <a href={paths.notifications.list}>notifications</a>.
        </p>
      </Page>
    );
  return (
    <Page title="Stop the daily mail?" width="narrow">
      <p>
        <b>{found.address}</b> gets a mail each morning when there is something to say. What it tells still
        stands among your notifications.
      </p>
      <form method="post">
        <Submit>Stop the daily mail</Submit>
      </form>
      <p className="muted small">Nothing happens before you press the button. You need not sign in.</p>
    </Page>
  );
}
