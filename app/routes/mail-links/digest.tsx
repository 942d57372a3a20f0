import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
  findDigestReader,
  isDigestOff,
  stopDigest,
} from "~/domains/opportunities/digests/stop-digest.server";
import { paths } from "~/paths";
import { linkMeta } from "~/routes/auth/link-parts";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta = linkMeta("Daily summary");

/** Looks at the link and does nothing: mail scanners open every one. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await findDigestReader(context.base, params.digestToken ?? "");
  if (!user) return data(null, { status: 404 });
  return data({ address: user.email, isOff: await isDigestOff(context.base, user) });
}

/** The button of the page, and of mail programs (RFC 8058): immediate, without sign-in, repeatable. */
export async function action({ context, params }: ActionFunctionArgs) {
  const isDone = await stopDigest(context.base, params.digestToken ?? "");
  return data({ isDone }, { status: isDone ? 200 : 404 });
}

export default function StopDigestPage() {
  const found = useLoaderData<typeof loader>();
  if (!found)
    return (
      <Page title="This link is incomplete" width="narrow">
        <p>
          Copy the full link from the email, or turn off the daily summary in your{" "}
          <a href={paths.notifications.list}>notifications</a>.
        </p>
      </Page>
    );
  if (found.isOff)
    return (
      <Page title="You’re unsubscribed" width="narrow">
        <p>
          <b>{found.address}</b> won’t get the daily summary again. You can turn it back on in your{" "}
          <a href={paths.notifications.list}>notifications</a>.
        </p>
      </Page>
    );
  return (
    <Page title="Unsubscribe from the daily summary?" width="narrow">
      <p>
        <b>{found.address}</b> will no longer get a summary email each morning. You’ll still see updates in
        your notifications.
      </p>
      <form method="post">
        <Submit>Unsubscribe</Submit>
      </form>
      <p className="muted small">You don’t need to sign in.</p>
    </Page>
  );
}
